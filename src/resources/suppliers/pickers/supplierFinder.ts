// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { supplierFinderOneQuery } from '../../../../__generated__/supplierFinderOneQuery.graphql.ts';
import type { supplierFinderQuery } from '../../../../__generated__/supplierFinderQuery.graphql.ts';
import type { supplierPicker_record$key } from '../../../../__generated__/supplierPicker_record.graphql.ts';
import { supplierPicker } from './supplierPicker.ts';

/** Fetches suppliers to choose from. */
export const supplierFinder: Finder<supplierFinderQuery, supplierPicker_record$key> = {
  picker: supplierPicker,
  query: graphql`
    query supplierFinderQuery($first: Int, $after: Cursor, $filter: SupplierFilter) {
      suppliers(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...supplierPicker_record
          }
        }
      }
    }
  `,
  rows: ({ suppliers: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query supplierFinderOneQuery($id: ID!) {
        supplier(id: $id) {
          ...supplierPicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ supplier }: supplierFinderOneQuery['response']) => supplier,
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
