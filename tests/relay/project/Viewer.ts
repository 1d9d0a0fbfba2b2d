import { graphql } from 'react-relay';

// Compiled into `__generated__`, where tests take it from.
void graphql`
  query ViewerQuery {
    me {
      name
      role
      permissions
    }
  }
`;
