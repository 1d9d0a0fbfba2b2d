// Scaffolded by Frontage from the relations of the type `Payment`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { PaymentRelated_rows$key } from '../../../__generated__/PaymentRelated_rows.graphql.ts';
import type { PaymentRelatedQuery } from '../../../__generated__/PaymentRelatedQuery.graphql.ts';
import { InvoiceTable } from '../invoices/InvoiceTable.tsx';
import { PaymentTable } from './PaymentTable.tsx';

/** Columns of the records that payments lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<PaymentRelatedQuery, PaymentRelated_rows$key>({
  table: PaymentTable,
  query: graphql`
    query PaymentRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: PaymentCondition
      $filter: PaymentFilter
      $orderBy: [PaymentOrderBy!]
      $withInvoice: Boolean = true
      $more: Boolean = false
      $ofInvoice: Boolean = false
      $withCustomerOfInvoice: Boolean = false
      $withOrderOfInvoice: Boolean = false
      $withOverdueInvoiceOfInvoice: Boolean = false
      $moreOfInvoice: Boolean = false
    ) {
      payments(
        first: $first
        after: $after
        last: $last
        before: $before
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...PaymentTable_rows @arguments(withInvoice: $withInvoice, more: $more)
            ...PaymentRelated_rows
          }
        }
        pageInfo {
          endCursor
          hasNextPage
          startCursor
          hasPreviousPage
        }
      }
    }
  `,
  fragment: graphql`
    fragment PaymentRelated_rows on Payment @relay(plural: true) {
      invoice @include(if: $ofInvoice) @catch {
        ...InvoiceTable_rows
          @arguments(
            withCustomer: $withCustomerOfInvoice
            withOrder: $withOrderOfInvoice
            withOverdueInvoice: $withOverdueInvoiceOfInvoice
            more: $moreOfInvoice
          )
      }
    }
  `,
  relations: {
    invoice: relatedRecords(InvoiceTable, (payment) => payment.invoice),
  },
});
