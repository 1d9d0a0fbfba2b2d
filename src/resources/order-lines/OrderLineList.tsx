// Scaffolded by Frontage from `Query.orderLines`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { OrderLineListQuery } from '../../../__generated__/OrderLineListQuery.graphql.ts';
import type { OrderLineListTotalQuery } from '../../../__generated__/OrderLineListTotalQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { listVariables, totalVariables } from '../../ui/list/listVariables.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { filters } from './OrderLineFilters.ts';
import { orderLines } from './orderLines.ts';
import { OrderLineTable } from './OrderLineTable.tsx';

const settings: ListSettings<OrderLineListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: 'position',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    position: {
      ascending: { orderBy: ['POSITION_ASC'] },
      descending: { orderBy: ['POSITION_DESC'] },
    },
    quantity: {
      ascending: { orderBy: ['QUANTITY_ASC'] },
      descending: { orderBy: ['QUANTITY_DESC'] },
    },
    total: {
      ascending: { orderBy: ['TOTAL_ASC'] },
      descending: { orderBy: ['TOTAL_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'order-lines',
  columns: {
    order: 'withOrder',
    variant: 'withVariant',
    position: 'withPosition',
    quantity: 'withQuantity',
    unitPrice: 'withUnitPrice',
    total: 'withTotal',
    discountPercent: 'withDiscountPercent',
    comment: 'withComment',
  },
};

const query = graphql`
  query OrderLineListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: OrderLineCondition
    $filter: OrderLineFilter
    $orderBy: [OrderLineOrderBy!]
    $withOrder: Boolean = true
    $withVariant: Boolean = true
    $withPosition: Boolean = true
    $withQuantity: Boolean = true
    $withUnitPrice: Boolean = true
    $withTotal: Boolean = true
    $withDiscountPercent: Boolean = false
    $withComment: Boolean = false
  ) {
    orderLines(
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
          ...OrderLineTable_rows
            @arguments(
              withOrder: $withOrder
              withVariant: $withVariant
              withPosition: $withPosition
              withQuantity: $withQuantity
              withUnitPrice: $withUnitPrice
              withTotal: $withTotal
              withDiscountPercent: $withDiscountPercent
              withComment: $withComment
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
`;

const totalQuery = graphql`
  query OrderLineListTotalQuery(
    $first: Int
    $condition: OrderLineCondition
    $filter: OrderLineFilter
  ) {
    orderLines(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of order lines. */
export function OrderLineList() {
  const { orderLines: page } = usePageQuery<OrderLineListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={orderLines}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<OrderLineListTotalQuery>
          query={totalQuery}
          read={(data) => data.orderLines?.totalCount}
        />
      }
      loadRecord={async () => (await import('./OrderLineRecord.tsx')).OrderLineRecord}
      bulk={async () => (await import('./orderLineBulk.ts')).orderLineBulk}
      imported={async () => (await import('./orderLineImport.ts')).orderLineImport}
    >
      <OrderLineTable rows={rows} />
    </ListScreen>
  );
}

OrderLineList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<OrderLineListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<OrderLineListTotalQuery>(
    totalQuery,
    totalVariables(settings, address, visitor),
    { need: 'deferred' },
  ),
});

OrderLineList.Failed = failedList(orderLines, settings);
