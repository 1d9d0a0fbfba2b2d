// Scaffolded by Frontage from `Query.payments`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { sumsByCurrency } from 'frontage/ui/list/sums/sumsByCurrency';
import { graphql } from 'react-relay';
import type { PaymentListQuery } from '../../../__generated__/PaymentListQuery.graphql.ts';
import type { PaymentListTotalQuery } from '../../../__generated__/PaymentListTotalQuery.graphql.ts';
import { filters, related } from './PaymentFilters.ts';
import { paymentOperations } from './paymentOperations.ts';
import { payments } from './payments.ts';
import { PaymentTable } from './PaymentTable.tsx';

const list: ListDefinition<PaymentListQuery, typeof PaymentTable, PaymentListTotalQuery> = {
  resource: payments,
  table: PaymentTable,
  query: graphql`
    query PaymentListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: PaymentCondition
      $filter: PaymentFilter
      $orderBy: [PaymentOrderBy!]
      $withInvoice: Boolean = true
      $more: Boolean = false
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
  read: ({ payments: page }) => connectionPage(page),
  total: {
    query: graphql`
      query PaymentListTotalQuery(
        $first: Int
        $condition: PaymentCondition
        $filter: PaymentFilter
        $withSums: Boolean = false
      ) {
        payments(first: $first, condition: $condition, filter: $filter) {
          totalCount
          ... @include(if: $withSums) {
            groupedAggregates(groupBy: CURRENCY) @catch {
              currency
              sum {
                amount
              }
            }
          }
        }
      }
    `,
    read: (data) => data.payments?.totalCount,
    sums: sumsByCurrency({
      groups: (data) => data.payments?.groupedAggregates,
      currency: (group) => group.currency,
      currencyFilter: 'currency',
      amounts: { amount: (group) => group.sum?.amount },
    }),
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: '-receivedOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    reference: ['REFERENCE_ASC', 'REFERENCE_DESC'],
    amount: ['AMOUNT_ASC', 'AMOUNT_DESC'],
    method: ['METHOD_ASC', 'METHOD_DESC'],
    receivedOn: ['RECEIVED_ON_ASC', 'RECEIVED_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Reference'],
    variables: (text) => ({ filter: { reference: { includesInsensitive: text } } }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./PaymentRelated.ts'),
  name: 'payments',
  layouts: { board: 'method', calendar: 'receivedOn' },
};

/** The list of payments. */
export function PaymentList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./PaymentRecord.tsx')).PaymentRecord}
      operations={paymentOperations}
    />
  );
}

PaymentList.queries = listQueries(list);
PaymentList.Failed = failedList(list);
