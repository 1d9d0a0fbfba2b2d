// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { supplierFinder_note$key } from '../../../../__generated__/supplierFinder_note.graphql.ts';
import type { supplierFinderOneQuery } from '../../../../__generated__/supplierFinderOneQuery.graphql.ts';
import type { supplierFinderQuery } from '../../../../__generated__/supplierFinderQuery.graphql.ts';
import type { supplierPicker_record$key } from '../../../../__generated__/supplierPicker_record.graphql.ts';
import { supplierPicker } from './supplierPicker.ts';

const fragment = graphql`
  fragment supplierFinder_note on Supplier @inline {
    email @catch
    picture @catch
  }
`;

/** Fetches suppliers to choose from. */
export const supplierFinder: Finder<
  supplierFinderQuery,
  supplierPicker_record$key,
  string,
  supplierPicker_record$key & supplierFinder_note$key
> = {
  picker: supplierPicker,
  query: graphql`
    query supplierFinderQuery(
      $first: Int
      $after: Cursor
      $filter: SupplierFilter
      $orderBy: [SupplierOrderBy!]
    ) {
      suppliers(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        edges {
          node {
            ...supplierPicker_record
            ...supplierFinder_note
          }
        }
      }
    }
  `,
  rows: ({ suppliers: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const supplier = readInlineData<supplierFinder_note$key>(fragment, record);
    return supplier.email;
  },
  picture: (record) => {
    const supplier = readInlineData<supplierFinder_note$key>(fragment, record);
    return supplier.picture;
  },
  one: {
    query: graphql`
      query supplierFinderOneQuery($id: ID!) {
        supplier(id: $id) {
          ...supplierPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
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
  and: ['filter', 'and'],
  usedBy: {
    'green-lots.supplier': {
      orderBy: ['GREEN_LOTS_COUNT_DESC'],
      filter: { greenLots: { some: { code: { isNull: false } } } },
    },
  },
};
