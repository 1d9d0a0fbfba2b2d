// Scaffolded by Frontage from `Employee.taggings`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeTaggingsTabQuery } from '../../../../__generated__/EmployeeTaggingsTabQuery.graphql.ts';
import { productTags } from '../../product-tags/productTags.ts';
import { ProductTagTable } from '../../product-tags/ProductTagTable.tsx';
import { employees } from '../employees.ts';

/** The taggings of one employee. */
export const EmployeeTaggingsTab = defineTab<EmployeeTaggingsTabQuery, typeof ProductTagTable>({
  parent: employees,
  name: 'taggings',
  resource: productTags,
  view: ProductTagTable,
  hiddenColumns: ['addedBy'],
  viewAllFilter: 'addedBy',
  newRecord: 'addedBy.key',
  query: graphql`
    query EmployeeTaggingsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [ProductTagOrderBy!]
    ) {
      employee(id: $id) {
        taggings(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
          edges {
            node {
              ...ProductTagTable_rows @arguments(withAddedBy: false)
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
  read: ({ employee }) => connectionPage(employee?.taggings),
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
