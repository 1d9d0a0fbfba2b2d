// Scaffolded by Frontage from `Query.shipments`. `frontage pull` keeps your edits.
import type { ShipmentListQuery } from '../../../__generated__/ShipmentListQuery.graphql.ts';
import { momentFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  recordFilter,
  statusFilter,
  textFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { carrier } from '../enums/carrier.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orders } from '../orders/orders.ts';

export const filters: Filters<ShipmentListQuery['variables']> = {
  status: statusFilter('Status', shipmentStatus, {
    is: (status) => ({ filter: { status: { equalTo: status } } }),
    isNot: (status) => ({ filter: { status: { notEqualTo: status } } }),
    anyOf: (values) => ({ filter: { status: { in: values } } }),
    noneOf: (values) => ({ filter: { status: { notIn: values } } }),
  }),
  carrier: choiceFilter('Carrier', carrier, {
    is: (value) => ({ filter: { carrier: { equalTo: value } } }),
    isNot: (value) => ({ filter: { carrier: { notEqualTo: value } } }),
    anyOf: (values) => ({ filter: { carrier: { in: values } } }),
    noneOf: (values) => ({ filter: { carrier: { notIn: values } } }),
  }),
  trackingNumber: textFilter('Tracking number', {
    is: (trackingNumber) => ({ filter: { trackingNumber: { equalTo: trackingNumber } } }),
    isNot: (trackingNumber) => ({ filter: { trackingNumber: { notEqualTo: trackingNumber } } }),
    anyOf: (values) => ({ filter: { trackingNumber: { in: values } } }),
    noneOf: (values) => ({ filter: { trackingNumber: { notIn: values } } }),
    contains: (trackingNumber) => ({
      filter: { trackingNumber: { includesInsensitive: trackingNumber } },
    }),
    doesNotContain: (trackingNumber) => ({
      filter: { trackingNumber: { notIncludesInsensitive: trackingNumber } },
    }),
    startsWith: (trackingNumber) => ({
      filter: { trackingNumber: { startsWithInsensitive: trackingNumber } },
    }),
    endsWith: (trackingNumber) => ({
      filter: { trackingNumber: { endsWithInsensitive: trackingNumber } },
    }),
  }),
  shippedAt: momentFilter('Shipped', {
    isEmpty: (isEmpty) => ({ filter: { shippedAt: { isNull: isEmpty } } }),
    lessThan: (shippedAt) => ({ filter: { shippedAt: { lessThan: shippedAt } } }),
    atLeast: (shippedAt) => ({ filter: { shippedAt: { greaterThanOrEqualTo: shippedAt } } }),
  }),
  deliveredAt: momentFilter('Delivered', {
    isEmpty: (isEmpty) => ({ filter: { deliveredAt: { isNull: isEmpty } } }),
    lessThan: (deliveredAt) => ({ filter: { deliveredAt: { lessThan: deliveredAt } } }),
    atLeast: (deliveredAt) => ({ filter: { deliveredAt: { greaterThanOrEqualTo: deliveredAt } } }),
  }),
  order: recordFilter(
    'Order',
    orders,
    {
      is: (order) => ({ condition: { order } }),
    },
    async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker,
  ),
};
