import { graphql } from 'react-relay';

export const ordersQuery = graphql`
  query OrdersQuery($first: Int = 25, $after: String, $filter: OrderFilter) {
    orders(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...Orders_rows
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

export const ordersRows = graphql`
  fragment Orders_rows on Order @relay(plural: true) {
    id
    number
    status
    total @catch
    customer @catch {
      id
      name
    }
  }
`;

export const ordersCountQuery = graphql`
  query OrdersCountQuery($filter: OrderFilter) {
    orderCount(filter: $filter)
  }
`;

export const ordersInAllQuery = graphql`
  query OrdersInAllQuery {
    orderCount
  }
`;
