import { graphql } from 'react-relay';

export const refundsQuery = graphql`
  query RefundsQuery {
    refunds {
      ... on Refunds @alias(as: "refunds") {
        items {
          ... on Refund @alias(as: "refund") {
            ...Refunds_rows
          }
          ... on Failure {
            refusedItemAs: __typename
            refusedMessage: message
          }
        }
      }
      ... on Failure {
        refusedAs: __typename
        refusedMessage: message
      }
      ... on Busy {
        refusedAs: __typename
      }
    }
  }
`;

export const refundsOfOrderQuery = graphql`
  query RefundsOfOrderQuery($id: ID!) {
    order(id: $id) {
      id
      refunds {
        ... on Refunds @alias(as: "refunds") {
          items {
            ... on Refund @alias(as: "refund") {
              ...Refunds_rows
            }
          }
        }
        ... on Failure {
          refusedAs: __typename
          refusedMessage: message
        }
      }
    }
  }
`;

export const refundsRows = graphql`
  fragment Refunds_rows on Refund @relay(plural: true) {
    id
    amount
  }
`;
