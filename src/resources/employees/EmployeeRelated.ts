// Scaffolded by Frontage from the relations of the type `Employee`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { EmployeeRelated_rows$key } from '../../../__generated__/EmployeeRelated_rows.graphql.ts';
import type { EmployeeRelatedQuery } from '../../../__generated__/EmployeeRelatedQuery.graphql.ts';
import { EmployeeTable } from './EmployeeTable.tsx';

/** Columns of the records that employees lead to, which people can add to lists. */
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
      $ofAccounts: Boolean = false
      $ofTaggings: Boolean = false
      $ofRoastBatches: Boolean = false
      $ofStockMovements: Boolean = false
      $ofOrders: Boolean = false
      $ofAssignedTickets: Boolean = false
      $ofOrderEvents: Boolean = false
      $ofOverdueInvoices: Boolean = false
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
    fragment EmployeeRelated_rows on Employee @relay(plural: true) {
      manager @include(if: $ofManager) @catch {
        ...EmployeeTable_rows @arguments(withManager: $withManagerOfManager, more: $moreOfManager)
      }
      accountsCount: accounts(first: 1) @include(if: $ofAccounts) @catch {
        totalCount
      }
      taggingsCount: taggings(first: 1) @include(if: $ofTaggings) @catch {
        totalCount
      }
      roastBatchesCount: roastBatches(first: 1) @include(if: $ofRoastBatches) @catch {
        totalCount
      }
      stockMovementsCount: stockMovements(first: 1) @include(if: $ofStockMovements) @catch {
        totalCount
      }
      ordersCount: orders(first: 1) @include(if: $ofOrders) @catch {
        totalCount
      }
      assignedTicketsCount: assignedTickets(first: 1) @include(if: $ofAssignedTickets) @catch {
        totalCount
      }
      orderEventsCount: orderEvents(first: 1) @include(if: $ofOrderEvents) @catch {
        totalCount
      }
      overdueInvoicesCount: overdueInvoices(first: 1) @include(if: $ofOverdueInvoices) @catch {
        totalCount
      }
    }
  `,
  relations: {
    manager: relatedRecords(EmployeeTable, (employee) => employee.manager),
    accounts: relatedCount((employee) =>
      partOf(employee.accountsCount, (counted) => counted.totalCount),
    ),
    taggings: relatedCount((employee) =>
      partOf(employee.taggingsCount, (counted) => counted.totalCount),
    ),
    roastBatches: relatedCount((employee) =>
      partOf(employee.roastBatchesCount, (counted) => counted.totalCount),
    ),
    stockMovements: relatedCount((employee) =>
      partOf(employee.stockMovementsCount, (counted) => counted.totalCount),
    ),
    orders: relatedCount((employee) =>
      partOf(employee.ordersCount, (counted) => counted.totalCount),
    ),
    assignedTickets: relatedCount((employee) =>
      partOf(employee.assignedTicketsCount, (counted) => counted.totalCount),
    ),
    orderEvents: relatedCount((employee) =>
      partOf(employee.orderEventsCount, (counted) => counted.totalCount),
    ),
    overdueInvoices: relatedCount((employee) =>
      partOf(employee.overdueInvoicesCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'accounts.count': ['ACCOUNTS_COUNT_ASC', 'ACCOUNTS_COUNT_DESC'],
    'taggings.count': ['TAGGINGS_COUNT_ASC', 'TAGGINGS_COUNT_DESC'],
    'roastBatches.count': ['ROAST_BATCHES_COUNT_ASC', 'ROAST_BATCHES_COUNT_DESC'],
    'stockMovements.count': ['STOCK_MOVEMENTS_COUNT_ASC', 'STOCK_MOVEMENTS_COUNT_DESC'],
    'orders.count': ['ORDERS_COUNT_ASC', 'ORDERS_COUNT_DESC'],
    'assignedTickets.count': ['ASSIGNED_TICKETS_COUNT_ASC', 'ASSIGNED_TICKETS_COUNT_DESC'],
    'orderEvents.count': ['ORDER_EVENTS_COUNT_ASC', 'ORDER_EVENTS_COUNT_DESC'],
    'overdueInvoices.count': ['OVERDUE_INVOICES_COUNT_ASC', 'OVERDUE_INVOICES_COUNT_DESC'],
  }),
});
