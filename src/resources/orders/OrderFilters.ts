// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import { dayFilter, momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  decimalFilter,
  recordFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { currency } from '../enums/currency.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';

export const filters = defineFilters<OrderListQuery['variables']>({
  status: statusFilter(orderStatus, 'filter.status', enumFilter),
  paymentStatus: statusFilter(paymentStatus, 'filter.paymentStatus', enumFilter),
  channel: choiceFilter(orderChannel, 'filter.channel', enumFilter),
  currency: choiceFilter(currency, 'filter.currency', enumFilter),
  number: textFilter('filter.number', stringFilter),
  placedAt: momentFilter('filter.placedAt', datetimeFilter, { label: 'Placed' }),
  requestedOn: dayFilter('filter.requestedOn', dateFilter, { nullable: true }),
  total: decimalFilter('filter.total', bigFloatFilter),
  purchaseOrderNumber: textFilter('filter.purchaseOrderNumber', stringFilter, { nullable: true }),
  isRush: yesNoFilter('filter.isRush', booleanFilter, { label: 'Rush' }),
  deliveryAddress: recordFilter(
    deliveryAddresses,
    {
      isEmpty: (isEmpty) => ({ filter: { deliveryAddressExists: !isEmpty } }),
      is: (deliveryAddress) => ({ condition: { deliveryAddress } }),
    },
    {
      picker: async () =>
        (await import('../delivery-addresses/pickers/deliveryAddressPicker.ts'))
          .deliveryAddressPicker,
    },
  ),
  salesRep: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { salesRepExists: !isEmpty } }),
      is: (salesRep) => ({ condition: { salesRep } }),
    },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
  customer: recordFilter(
    customers,
    { is: (customer) => ({ condition: { customer } }) },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
  invoice: textFilter({ isEmpty: (isEmpty) => ({ filter: { invoiceExists: !isEmpty } }) }),
});
