// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { integerFilter, recordFilter, textFilter } from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { DeliveryAddressListQuery } from '../../../__generated__/DeliveryAddressListQuery.graphql.ts';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { orders } from '../orders/orders.ts';

export const filters = defineFilters<DeliveryAddressListQuery['variables']>({
  city: textFilter('filter.city', stringFilter),
  country: textFilter('filter.country', stringFilter),
  customer: recordFilter(
    customers,
    { is: (customer) => ({ condition: { customer } }) },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
  ordersCount: integerFilter('filter.orders.aggregates.distinctCount.id', intFilter, {
    label: 'Number of orders',
  }),
});

export const related: RelatedFilters<DeliveryAddressListQuery['variables']> = {
  customer: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { customer: conditions } }) },
  ),
  orders: relatedFilter(orders, (variables: OrderListQuery['variables']) => variables.filter, {
    any: (conditions) => ({ filter: { orders: { some: conditions } } }),
    all: (conditions) => ({ filter: { orders: { every: conditions } } }),
    none: (conditions) => ({ filter: { orders: { none: conditions } } }),
  }),
};

export const valueCounts = () => import('./DeliveryAddressValueCounts.ts');
