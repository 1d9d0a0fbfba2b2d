// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { orderFinderOneQuery } from '../../../../__generated__/orderFinderOneQuery.graphql.ts';
import type { orderFinderQuery } from '../../../../__generated__/orderFinderQuery.graphql.ts';
import type { orderPicker_record$key } from '../../../../__generated__/orderPicker_record.graphql.ts';
import { orderPicker } from './orderPicker.ts';

/** Fetches orders to choose from. */
export const orderFinder: Finder<orderFinderQuery, orderPicker_record$key> = {
  picker: orderPicker,
  query: graphql`
    query orderFinderQuery($first: Int, $after: Cursor, $filter: OrderFilter) {
      orders(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...orderPicker_record
          }
        }
      }
    }
  `,
  rows: ({ orders: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query orderFinderOneQuery($id: ID!) {
        order(id: $id) {
          ...orderPicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ order }: orderFinderOneQuery['response']) => order,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { number: { includesInsensitive: text } } }) },
};
