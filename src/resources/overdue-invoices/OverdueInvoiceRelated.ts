// Scaffolded by Frontage from the relations of the type `OverdueInvoice`. `frontage pull` keeps
// your edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { OverdueInvoiceRelated_rows$key } from '../../../__generated__/OverdueInvoiceRelated_rows.graphql.ts';
import type { OverdueInvoiceRelatedQuery } from '../../../__generated__/OverdueInvoiceRelatedQuery.graphql.ts';
import { CustomerTable } from '../customers/CustomerTable.tsx';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { InvoiceTable } from '../invoices/InvoiceTable.tsx';
import { OverdueInvoiceTable } from './OverdueInvoiceTable.tsx';

/** Columns of the records that overdue invoices lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  OverdueInvoiceRelatedQuery,
  OverdueInvoiceRelated_rows$key
>({
  table: OverdueInvoiceTable,
  query: graphql`
    query OverdueInvoiceRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: OverdueInvoiceCondition
      $filter: OverdueInvoiceFilter
      $orderBy: [OverdueInvoiceOrderBy!]
      $withInvoice: Boolean = true
      $withCustomer: Boolean = true
      $withAccountManager: Boolean = false
      $ofInvoice: Boolean = false
      $withCustomerOfInvoice: Boolean = false
      $withOrderOfInvoice: Boolean = false
      $withOverdueInvoiceOfInvoice: Boolean = false
      $moreOfInvoice: Boolean = false
      $ofCustomer: Boolean = false
      $withAccountManagerOfCustomer: Boolean = false
      $withMergedIntoOfCustomer: Boolean = false
      $moreOfCustomer: Boolean = false
      $ofAccountManager: Boolean = false
      $withManagerOfAccountManager: Boolean = false
      $moreOfAccountManager: Boolean = false
    ) {
      overdueInvoices(
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
            ...OverdueInvoiceTable_rows
              @arguments(
                withInvoice: $withInvoice
                withCustomer: $withCustomer
                withAccountManager: $withAccountManager
              )
            ...OverdueInvoiceRelated_rows
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
    fragment OverdueInvoiceRelated_rows on OverdueInvoice @relay(plural: true) {
      invoice @include(if: $ofInvoice) @catch {
        ...InvoiceTable_rows
          @arguments(
            withCustomer: $withCustomerOfInvoice
            withOrder: $withOrderOfInvoice
            withOverdueInvoice: $withOverdueInvoiceOfInvoice
            more: $moreOfInvoice
          )
      }
      customer @include(if: $ofCustomer) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfCustomer
            withMergedInto: $withMergedIntoOfCustomer
            more: $moreOfCustomer
          )
      }
      accountManager @include(if: $ofAccountManager) @catch {
        ...EmployeeTable_rows
          @arguments(withManager: $withManagerOfAccountManager, more: $moreOfAccountManager)
      }
    }
  `,
  relations: {
    invoice: relatedRecords(InvoiceTable, (overdueInvoice) => overdueInvoice.invoice),
    customer: relatedRecords(CustomerTable, (overdueInvoice) => overdueInvoice.customer),
    accountManager: relatedRecords(
      EmployeeTable,
      (overdueInvoice) => overdueInvoice.accountManager,
    ),
  },
});
