// Scaffolded by Frontage from `Query.shipments`. `frontage pull` keeps your edits.
import { momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  recordFilter,
  statusFilter,
  textFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { ShipmentListQuery } from '../../../__generated__/ShipmentListQuery.graphql.ts';
import { carrier } from '../enums/carrier.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { orders } from '../orders/orders.ts';

export const filters = defineFilters<ShipmentListQuery['variables']>({
  status: statusFilter(shipmentStatus, 'filter.status', enumFilter),
  carrier: choiceFilter(carrier, 'filter.carrier', enumFilter),
  trackingNumber: textFilter('filter.trackingNumber', stringFilter),
  shippedAt: momentFilter('filter.shippedAt', datetimeFilter, { label: 'Shipped', nullable: true }),
  deliveredAt: momentFilter('filter.deliveredAt', datetimeFilter, {
    label: 'Delivered',
    nullable: true,
  }),
  order: recordFilter(
    orders,
    { is: (order) => ({ condition: { order } }) },
    { picker: async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker },
  ),
});

export const related: RelatedFilters<ShipmentListQuery['variables']> = {
  order: relatedFilter(orders, (variables: OrderListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { order: conditions } }),
  }),
};
