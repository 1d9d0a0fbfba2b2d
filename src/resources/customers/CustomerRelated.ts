// Scaffolded by Frontage from the relations of the type `Customer`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { CustomerRelated_rows$key } from '../../../__generated__/CustomerRelated_rows.graphql.ts';
import type { CustomerRelatedQuery } from '../../../__generated__/CustomerRelatedQuery.graphql.ts';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { CustomerTable } from './CustomerTable.tsx';

/** Columns of the records that customers lead to, for lists that somebody adds them to. */
export const relatedColumns = defineRelatedColumns<CustomerRelatedQuery, CustomerRelated_rows$key>({
  table: CustomerTable,
  query: graphql`
    query CustomerRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: CustomerFilter
      $orderBy: [CustomerOrderBy!]
      $withAccountManager: Boolean = true
      $withMergedInto: Boolean = false
      $more: Boolean = false
      $ofAccountManager: Boolean = false
      $withManagerOfAccountManager: Boolean = false
      $moreOfAccountManager: Boolean = false
      $ofMergedInto: Boolean = false
      $withAccountManagerOfMergedInto: Boolean = false
      $withMergedIntoOfMergedInto: Boolean = false
      $moreOfMergedInto: Boolean = false
    ) {
      customers(
        first: $first
        after: $after
        last: $last
        before: $before
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...CustomerTable_rows
              @arguments(
                withAccountManager: $withAccountManager
                withMergedInto: $withMergedInto
                more: $more
              )
            ...CustomerRelated_rows
              @arguments(
                ofAccountManager: $ofAccountManager
                withManagerOfAccountManager: $withManagerOfAccountManager
                moreOfAccountManager: $moreOfAccountManager
                ofMergedInto: $ofMergedInto
                withAccountManagerOfMergedInto: $withAccountManagerOfMergedInto
                withMergedIntoOfMergedInto: $withMergedIntoOfMergedInto
                moreOfMergedInto: $moreOfMergedInto
              )
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
    fragment CustomerRelated_rows on Customer
    @relay(plural: true)
    @argumentDefinitions(
      ofAccountManager: { type: "Boolean!", defaultValue: false }
      withManagerOfAccountManager: { type: "Boolean!", defaultValue: false }
      moreOfAccountManager: { type: "Boolean!", defaultValue: false }
      ofMergedInto: { type: "Boolean!", defaultValue: false }
      withAccountManagerOfMergedInto: { type: "Boolean!", defaultValue: false }
      withMergedIntoOfMergedInto: { type: "Boolean!", defaultValue: false }
      moreOfMergedInto: { type: "Boolean!", defaultValue: false }
    ) {
      accountManager @include(if: $ofAccountManager) @catch {
        ...EmployeeTable_rows
          @arguments(withManager: $withManagerOfAccountManager, more: $moreOfAccountManager)
      }
      mergedInto @include(if: $ofMergedInto) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfMergedInto
            withMergedInto: $withMergedIntoOfMergedInto
            more: $moreOfMergedInto
          )
      }
    }
  `,
  relations: {
    accountManager: relatedRecords(EmployeeTable, (customer) => customer.accountManager),
    mergedInto: relatedRecords(CustomerTable, (customer) => customer.mergedInto),
  },
});
