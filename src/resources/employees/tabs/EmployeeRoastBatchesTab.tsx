// Scaffolded by Frontage from `Employee.roastBatches`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeRoastBatchesTabQuery } from '../../../../__generated__/EmployeeRoastBatchesTabQuery.graphql.ts';
import type { EmployeeRoastBatchesTabTotalQuery } from '../../../../__generated__/EmployeeRoastBatchesTabTotalQuery.graphql.ts';
import { roastBatches } from '../../roast-batches/roastBatches.ts';
import { RoastBatchTable } from '../../roast-batches/RoastBatchTable.tsx';
import { employees } from '../employees.ts';

/** The roast batches of one employee. */
export const EmployeeRoastBatchesTab = defineTab<
  EmployeeRoastBatchesTabQuery,
  typeof RoastBatchTable,
  EmployeeRoastBatchesTabTotalQuery
>({
  parent: employees,
  name: 'roastBatches',
  resource: roastBatches,
  view: RoastBatchTable,
  hiddenColumns: ['roaster'],
  viewAllFilter: 'roaster',
  newRecord: 'roaster.key',
  query: graphql`
    query EmployeeRoastBatchesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: RoastBatchFilter
      $orderBy: [RoastBatchOrderBy!]
    ) {
      employee(id: $id) {
        roastBatches(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...RoastBatchTable_rows
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
    }
  `,
  read: ({ employee }) => connectionPage(employee?.roastBatches),
  total: {
    query: graphql`
      query EmployeeRoastBatchesTabTotalQuery($id: ID!, $first: Int, $filter: RoastBatchFilter) {
        employee(id: $id) {
          roastBatches(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ employee }) => employee?.roastBatches?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-roastedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    roastedAt: ['ROASTED_AT_ASC', 'ROASTED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  and: ['filter', 'and'],
});
