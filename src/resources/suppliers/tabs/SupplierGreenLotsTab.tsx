// Scaffolded by Frontage from `Supplier.greenLots`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { SupplierGreenLotsTabQuery } from '../../../../__generated__/SupplierGreenLotsTabQuery.graphql.ts';
import type { SupplierGreenLotsTabTotalQuery } from '../../../../__generated__/SupplierGreenLotsTabTotalQuery.graphql.ts';
import { lotStatus } from '../../enums/lotStatus.ts';
import { greenLots } from '../../green-lots/greenLots.ts';
import { GreenLotTable } from '../../green-lots/GreenLotTable.tsx';
import { suppliers } from '../suppliers.ts';

/** The green lots of one supplier. */
export const SupplierGreenLotsTab = defineTab<
  SupplierGreenLotsTabQuery,
  typeof GreenLotTable,
  SupplierGreenLotsTabTotalQuery
>({
  parent: suppliers,
  name: 'greenLots',
  resource: greenLots,
  view: GreenLotTable,
  hiddenColumns: ['supplier'],
  viewAllFilter: 'supplier',
  newRecord: 'supplier.key',
  query: graphql`
    query SupplierGreenLotsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: GreenLotFilter
      $orderBy: [GreenLotOrderBy!]
    ) {
      supplier(id: $id) {
        greenLots(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...GreenLotTable_rows @arguments(withSupplier: false)
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
  read: ({ supplier }) => connectionPage(supplier?.greenLots),
  total: {
    query: graphql`
      query SupplierGreenLotsTabTotalQuery($id: ID!, $first: Int, $filter: GreenLotFilter) {
        supplier(id: $id) {
          greenLots(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ supplier }) => supplier?.greenLots.totalCount,
  },
  paging: connectionPaging,
  defaultSort: 'code',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    code: ['CODE_ASC', 'CODE_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Code'],
    variables: (text) => ({ filter: { code: { includesInsensitive: text } } }),
  },
  states: {
    name: 'status',
    choices: lotStatus,
    variables: (status: keyof typeof lotStatus) => ({ filter: { status: { equalTo: status } } }),
  },
  and: ['filter', 'and'],
});
