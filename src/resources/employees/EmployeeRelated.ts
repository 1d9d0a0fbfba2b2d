// Scaffolded by Frontage from the relations of the type `Employee`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { EmployeeRelated_rows$key } from '../../../__generated__/EmployeeRelated_rows.graphql.ts';
import type { EmployeeRelatedQuery } from '../../../__generated__/EmployeeRelatedQuery.graphql.ts';
import { EmployeeTable } from './EmployeeTable.tsx';

/** Columns of the records that employees lead to, for lists that somebody adds them to. */
export const relatedColumns = defineRelatedColumns<EmployeeRelatedQuery, EmployeeRelated_rows$key>({
  table: EmployeeTable,
  query: graphql`
    query EmployeeRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: EmployeeCondition
      $filter: EmployeeFilter
      $orderBy: [EmployeeOrderBy!]
      $withManager: Boolean = true
      $more: Boolean = false
      $ofManager: Boolean = false
      $withManagerOfManager: Boolean = false
      $moreOfManager: Boolean = false
    ) {
      employees(
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
            ...EmployeeTable_rows @arguments(withManager: $withManager, more: $more)
            ...EmployeeRelated_rows
              @arguments(
                ofManager: $ofManager
                withManagerOfManager: $withManagerOfManager
                moreOfManager: $moreOfManager
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
    fragment EmployeeRelated_rows on Employee
    @relay(plural: true)
    @argumentDefinitions(
      ofManager: { type: "Boolean!", defaultValue: false }
      withManagerOfManager: { type: "Boolean!", defaultValue: false }
      moreOfManager: { type: "Boolean!", defaultValue: false }
    ) {
      manager @include(if: $ofManager) @catch {
        ...EmployeeTable_rows @arguments(withManager: $withManagerOfManager, more: $moreOfManager)
      }
    }
  `,
  relations: {
    manager: relatedRecords(EmployeeTable, (employee) => employee.manager),
  },
});
