// Scaffolded by Frontage from `Query.payments`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { paymentFinderOneQuery } from '../../../../__generated__/paymentFinderOneQuery.graphql.ts';
import type { paymentFinderQuery } from '../../../../__generated__/paymentFinderQuery.graphql.ts';
import type { paymentPicker_record$key } from '../../../../__generated__/paymentPicker_record.graphql.ts';
import { invoices } from '../../invoices/invoices.ts';
import { paymentPicker } from './paymentPicker.ts';

/** Fetches payments to choose from. */
export const paymentFinder: Finder<paymentFinderQuery, paymentPicker_record$key> = {
  picker: paymentPicker,
  query: graphql`
    query paymentFinderQuery(
      $first: Int
      $after: Cursor
      $condition: PaymentCondition
      $filter: PaymentFilter
    ) {
      payments(first: $first, after: $after, condition: $condition, filter: $filter) {
        edges {
          node {
            ...paymentPicker_record
          }
        }
      }
    }
  `,
  rows: ({ payments: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query paymentFinderOneQuery($id: ID!) {
        payment(id: $id) {
          ...paymentPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ payment }: paymentFinderOneQuery['response']) => payment,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { reference: { includesInsensitive: text } } }) },
  and: ['filter', 'and'],
  belongsTo: {
    invoice: { resource: invoices, variables: (invoice: string) => ({ condition: { invoice } }) },
  },
};
