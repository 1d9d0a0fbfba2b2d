import { graphql } from 'react-relay';

export const keysQuery = graphql`
  query KeysQuery {
    products {
      id
      name
    }
    variants {
      id
      name
    }
    memberships {
      team
      person
      role
    }
  }
`;
