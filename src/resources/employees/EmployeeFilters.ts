// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  integerFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { OrderEventListQuery } from '../../../__generated__/OrderEventListQuery.graphql.ts';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { OverdueInvoiceListQuery } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';
import type { ProductTagListQuery } from '../../../__generated__/ProductTagListQuery.graphql.ts';
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import type { StockMovementListQuery } from '../../../__generated__/StockMovementListQuery.graphql.ts';
import type { TicketListQuery } from '../../../__generated__/TicketListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { department } from '../enums/department.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { orderEvents } from '../order-events/orderEvents.ts';
import { orders } from '../orders/orders.ts';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { productTags } from '../product-tags/productTags.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { stockMovements } from '../stock-movements/stockMovements.ts';
import { tickets } from '../tickets/tickets.ts';
import { employees } from './employees.ts';

export const filters = defineFilters<EmployeeListQuery['variables']>({
  department: choiceFilter(department, 'filter.department', enumFilter),
  firstName: textFilter('filter.firstName', stringFilter),
  lastName: textFilter('filter.lastName', stringFilter),
  email: textFilter('filter.email', stringFilter),
  hiredOn: dayFilter('filter.hiredOn', dateFilter),
  isActive: yesNoFilter('filter.isActive', booleanFilter, { label: 'Active' }),
  manager: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { managerExists: !isEmpty } }),
      is: (manager) => ({ condition: { manager } }),
    },
    { picker: async () => (await import('./pickers/employeePicker.ts')).employeePicker },
  ),
  reportsCount: integerFilter('filter.reports.aggregates.distinctCount.id', intFilter, {
    label: 'Number of reports',
  }),
  accountsCount: integerFilter('filter.accounts.aggregates.distinctCount.id', intFilter, {
    label: 'Number of accounts',
  }),
  taggingsCount: integerFilter('filter.taggings.aggregates.distinctCount.id', intFilter, {
    label: 'Number of taggings',
  }),
  roastBatchesCount: integerFilter('filter.roastBatches.aggregates.distinctCount.id', intFilter, {
    label: 'Number of roast batches',
  }),
  stockMovementsCount: integerFilter(
    'filter.stockMovements.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of stock movements' },
  ),
  ordersCount: integerFilter('filter.orders.aggregates.distinctCount.id', intFilter, {
    label: 'Number of orders',
  }),
  assignedTicketsCount: integerFilter(
    'filter.assignedTickets.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of assigned tickets' },
  ),
  orderEventsCount: integerFilter('filter.orderEvents.aggregates.distinctCount.id', intFilter, {
    label: 'Number of order events',
  }),
  overdueInvoicesCount: integerFilter(
    'filter.overdueInvoices.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of overdue invoices' },
  ),
});

export const related: RelatedFilters<EmployeeListQuery['variables']> = {
  manager: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { manager: conditions } }) },
  ),
  reports: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { reports: { some: conditions } } }),
      all: (conditions) => ({ filter: { reports: { every: conditions } } }),
      none: (conditions) => ({ filter: { reports: { none: conditions } } }),
    },
  ),
  accounts: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { accounts: { some: conditions } } }),
      all: (conditions) => ({ filter: { accounts: { every: conditions } } }),
      none: (conditions) => ({ filter: { accounts: { none: conditions } } }),
    },
  ),
  taggings: relatedFilter(
    productTags,
    (variables: ProductTagListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { taggings: { some: conditions } } }),
      all: (conditions) => ({ filter: { taggings: { every: conditions } } }),
      none: (conditions) => ({ filter: { taggings: { none: conditions } } }),
    },
  ),
  roastBatches: relatedFilter(
    roastBatches,
    (variables: RoastBatchListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { roastBatches: { some: conditions } } }),
      all: (conditions) => ({ filter: { roastBatches: { every: conditions } } }),
      none: (conditions) => ({ filter: { roastBatches: { none: conditions } } }),
    },
  ),
  stockMovements: relatedFilter(
    stockMovements,
    (variables: StockMovementListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { stockMovements: { some: conditions } } }),
      all: (conditions) => ({ filter: { stockMovements: { every: conditions } } }),
      none: (conditions) => ({ filter: { stockMovements: { none: conditions } } }),
    },
  ),
  orders: relatedFilter(orders, (variables: OrderListQuery['variables']) => variables.filter, {
    any: (conditions) => ({ filter: { orders: { some: conditions } } }),
    all: (conditions) => ({ filter: { orders: { every: conditions } } }),
    none: (conditions) => ({ filter: { orders: { none: conditions } } }),
  }),
  assignedTickets: relatedFilter(
    tickets,
    (variables: TicketListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { assignedTickets: { some: conditions } } }),
      all: (conditions) => ({ filter: { assignedTickets: { every: conditions } } }),
      none: (conditions) => ({ filter: { assignedTickets: { none: conditions } } }),
    },
  ),
  orderEvents: relatedFilter(
    orderEvents,
    (variables: OrderEventListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { orderEvents: { some: conditions } } }),
      all: (conditions) => ({ filter: { orderEvents: { every: conditions } } }),
      none: (conditions) => ({ filter: { orderEvents: { none: conditions } } }),
    },
  ),
  overdueInvoices: relatedFilter(
    overdueInvoices,
    (variables: OverdueInvoiceListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { overdueInvoices: { some: conditions } } }),
      all: (conditions) => ({ filter: { overdueInvoices: { every: conditions } } }),
      none: (conditions) => ({ filter: { overdueInvoices: { none: conditions } } }),
    },
  ),
};
