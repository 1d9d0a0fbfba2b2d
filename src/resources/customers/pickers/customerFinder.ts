// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { customerFinderOneQuery } from '../../../../__generated__/customerFinderOneQuery.graphql.ts';
import type { customerFinderQuery } from '../../../../__generated__/customerFinderQuery.graphql.ts';
import type { customerPicker_record$key } from '../../../../__generated__/customerPicker_record.graphql.ts';
import { customerPicker } from './customerPicker.ts';

/** Fetches customers to choose from. */
export const customerFinder: Finder<customerFinderQuery, customerPicker_record$key> = {
  picker: customerPicker,
  query: graphql`
    query customerFinderQuery($first: Int, $after: Cursor, $filter: CustomerFilter) {
      customers(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...customerPicker_record
          }
        }
      }
    }
  `,
  rows: ({ customers: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query customerFinderOneQuery($id: ID!) {
        customer(id: $id) {
          ...customerPicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ customer }: customerFinderOneQuery['response']) => customer,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { email: { includesInsensitive: text } }],
      },
    }),
  },
};
