import { graphql } from 'react-relay';

export const orderQuery = graphql`
  query OrderQuery($id: ID!) {
    order(id: $id) @catch {
      ...Order_record
    }
  }
`;

export const orderRecord = graphql`
  fragment Order_record on Order {
    id
    number
    note @catch
    total @catch
    customer @catch {
      id
      name
    }
  }
`;

export const orderStrictQuery = graphql`
  query OrderStrictQuery($id: ID!) @throwOnFieldError {
    order(id: $id) {
      id
      note
    }
  }
`;

export const orderRenameMutation = graphql`
  mutation OrderRenameMutation($id: ID!, $number: String, $note: String) {
    renameOrder(id: $id, number: $number, note: $note) {
      id
      number
    }
  }
`;
