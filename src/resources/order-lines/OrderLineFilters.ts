// Scaffolded by Frontage from `Query.orderLines`. `frontage pull` keeps your edits.
import type { OrderLineListQuery } from '../../../__generated__/OrderLineListQuery.graphql.ts';
import { decimalFilter, integerFilter, recordFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { orders } from '../orders/orders.ts';
import { variants } from '../variants/variants.ts';

export const filters: Filters<OrderLineListQuery['variables']> = {
  position: integerFilter('Position', {
    is: (position) => ({ filter: { position: { equalTo: position } } }),
    isNot: (position) => ({ filter: { position: { notEqualTo: position } } }),
    anyOf: (values) => ({ filter: { position: { in: values } } }),
    noneOf: (values) => ({ filter: { position: { notIn: values } } }),
    lessThan: (position) => ({ filter: { position: { lessThan: position } } }),
    atMost: (position) => ({ filter: { position: { lessThanOrEqualTo: position } } }),
    greaterThan: (position) => ({ filter: { position: { greaterThan: position } } }),
    atLeast: (position) => ({ filter: { position: { greaterThanOrEqualTo: position } } }),
  }),
  quantity: integerFilter('Quantity', {
    is: (quantity) => ({ filter: { quantity: { equalTo: quantity } } }),
    isNot: (quantity) => ({ filter: { quantity: { notEqualTo: quantity } } }),
    anyOf: (values) => ({ filter: { quantity: { in: values } } }),
    noneOf: (values) => ({ filter: { quantity: { notIn: values } } }),
    lessThan: (quantity) => ({ filter: { quantity: { lessThan: quantity } } }),
    atMost: (quantity) => ({ filter: { quantity: { lessThanOrEqualTo: quantity } } }),
    greaterThan: (quantity) => ({ filter: { quantity: { greaterThan: quantity } } }),
    atLeast: (quantity) => ({ filter: { quantity: { greaterThanOrEqualTo: quantity } } }),
  }),
  total: decimalFilter('Total', {
    is: (total) => ({ filter: { total: { equalTo: total } } }),
    isNot: (total) => ({ filter: { total: { notEqualTo: total } } }),
    anyOf: (values) => ({ filter: { total: { in: values } } }),
    noneOf: (values) => ({ filter: { total: { notIn: values } } }),
    lessThan: (total) => ({ filter: { total: { lessThan: total } } }),
    atMost: (total) => ({ filter: { total: { lessThanOrEqualTo: total } } }),
    greaterThan: (total) => ({ filter: { total: { greaterThan: total } } }),
    atLeast: (total) => ({ filter: { total: { greaterThanOrEqualTo: total } } }),
  }),
  order: recordFilter(
    'Order',
    orders,
    {
      is: (order) => ({ condition: { order } }),
    },
    async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker,
  ),
  variant: recordFilter(
    'Variant',
    variants,
    {
      is: (variant) => ({ condition: { variant } }),
    },
    async () => (await import('../variants/pickers/variantPicker.ts')).variantPicker,
  ),
};
