// Scaffolded by Frontage from `Query.orderLines`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { decimalFilter, integerFilter, recordFilter } from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { OrderLineListQuery } from '../../../__generated__/OrderLineListQuery.graphql.ts';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { orders } from '../orders/orders.ts';
import { variants } from '../variants/variants.ts';

export const filters = defineFilters<OrderLineListQuery['variables']>({
  position: integerFilter('filter.position', intFilter),
  quantity: integerFilter('filter.quantity', intFilter),
  total: decimalFilter('filter.total', bigFloatFilter),
  order: recordFilter(
    orders,
    { is: (order) => ({ condition: { order } }) },
    { picker: async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker },
  ),
  variant: recordFilter(
    variants,
    { is: (variant) => ({ condition: { variant } }) },
    { picker: async () => (await import('../variants/pickers/variantPicker.ts')).variantPicker },
  ),
});

export const related: RelatedFilters<OrderLineListQuery['variables']> = {
  order: relatedFilter(orders, (variables: OrderListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { order: conditions } }),
  }),
  variant: relatedFilter(variants, (variables: VariantListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { variant: conditions } }),
  }),
};
