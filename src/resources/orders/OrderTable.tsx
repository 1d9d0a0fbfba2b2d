// Scaffolded by Frontage from the type `Order`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderTable_rows$key } from '../../../__generated__/OrderTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn, numberColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';
import { invoices } from '../invoices/invoices.ts';
import { orders } from './orders.ts';

/** Orders as rows: of their list, and of whatever they belong to. */
export const OrderTable = defineTable<OrderTable_rows$key>({
  resource: orders,
  keyOf: (order) => order.id,
  columns: [
    textColumn({ id: 'number', label: 'Number', value: (order) => order.number }),
    choiceColumn({
      id: 'status',
      label: 'Status',
      choices: orderStatus,
      value: (order) => order.status,
    }),
    choiceColumn({
      id: 'paymentStatus',
      label: 'Payment status',
      choices: paymentStatus,
      value: (order) => order.paymentStatus,
    }),
    recordColumn({
      id: 'customer',
      label: 'Customer',
      resource: customers,
      value: (order) => order.customer,
      keyOf: (customer) => customer.id,
      title: (customer) => customer.name,
    }),
    choiceColumn({
      id: 'channel',
      label: 'Channel',
      choices: orderChannel,
      value: (order) => order.channel,
    }),
    moneyColumn({
      id: 'total',
      label: 'Total',
      value: (order) => order.total,
      currency: (order) => order.currency,
    }),
    momentColumn({ id: 'placedAt', label: 'Placed', value: (order) => order.placedAt }),
    recordColumn({
      id: 'deliveryAddress',
      label: 'Delivery address',
      hidden: true,
      resource: deliveryAddresses,
      value: (order) => order.deliveryAddress,
      keyOf: (deliveryAddress) => deliveryAddress.id,
      title: (deliveryAddress) => deliveryAddress.label,
    }),
    recordColumn({
      id: 'salesRep',
      label: 'Sales rep',
      hidden: true,
      resource: employees,
      value: (order) => order.salesRep,
      keyOf: (employee) => employee.id,
      title: (employee) => employee.fullName,
    }),
    recordColumn({
      id: 'invoice',
      label: 'Invoice',
      hidden: true,
      resource: invoices,
      value: (order) => order.invoice,
      keyOf: (invoice) => invoice.id,
      title: (invoice) => invoice.number,
    }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (order) => order.id }),
    dayColumn({
      id: 'requestedOn',
      label: 'Requested on',
      hidden: true,
      value: (order) => order.requestedOn,
    }),
    momentColumn({
      id: 'shippedAt',
      label: 'Shipped',
      hidden: true,
      value: (order) => order.shippedAt,
    }),
    momentColumn({
      id: 'cancelledAt',
      label: 'Cancelled',
      hidden: true,
      value: (order) => order.cancelledAt,
    }),
    longTextColumn({
      id: 'cancellationReason',
      label: 'Cancellation reason',
      hidden: true,
      value: (order) => order.cancellationReason,
    }),
    moneyColumn({
      id: 'subtotal',
      label: 'Subtotal',
      hidden: true,
      value: (order) => order.subtotal,
      currency: (order) => order.currency,
    }),
    moneyColumn({
      id: 'shippingAmount',
      label: 'Shipping amount',
      hidden: true,
      value: (order) => order.shippingAmount,
      currency: (order) => order.currency,
    }),
    moneyColumn({
      id: 'taxAmount',
      label: 'Tax amount',
      hidden: true,
      value: (order) => order.taxAmount,
      currency: (order) => order.currency,
    }),
    textColumn({
      id: 'purchaseOrderNumber',
      label: 'Purchase order number',
      hidden: true,
      value: (order) => order.purchaseOrderNumber,
    }),
    yesNoColumn({ id: 'isRush', label: 'Rush', hidden: true, value: (order) => order.isRush }),
    longTextColumn({
      id: 'internalNotes',
      label: 'Internal notes',
      hidden: true,
      value: (order) => order.internalNotes,
    }),
    momentColumn({
      id: 'createdAt',
      label: 'Created',
      hidden: true,
      value: (order) => order.createdAt,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (order) => order.updatedAt,
    }),
    numberColumn({
      id: 'weightKg',
      label: 'Weight (kg)',
      hidden: true,
      value: (order) => order.weightKg,
    }),
    numberColumn({
      id: 'lineCount',
      label: 'Line count',
      hidden: true,
      value: (order) => order.lineCount,
    }),
  ],
  fragment: graphql`
    fragment OrderTable_rows on Order
    @relay(plural: true)
    @argumentDefinitions(
      withCustomer: { type: "Boolean!", defaultValue: true }
      withDeliveryAddress: { type: "Boolean!", defaultValue: false }
      withSalesRep: { type: "Boolean!", defaultValue: false }
      withInvoice: { type: "Boolean!", defaultValue: false }
      withLineCount: { type: "Boolean!", defaultValue: false }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      number
      status
      paymentStatus
      channel
      total
      currency
      placedAt
      customer @include(if: $withCustomer) @catch {
        id
        name
      }
      deliveryAddress @include(if: $withDeliveryAddress) @catch {
        id
        label
      }
      salesRep @include(if: $withSalesRep) @catch {
        id
        fullName
      }
      invoice @include(if: $withInvoice) @catch {
        id
        number
      }
      lineCount @include(if: $withLineCount)
      ... @include(if: $more) {
        requestedOn @catch
        shippedAt @catch
        cancelledAt @catch
        cancellationReason @catch
        subtotal
        shippingAmount
        taxAmount
        purchaseOrderNumber @catch
        isRush
        internalNotes @catch
        createdAt
        updatedAt
        weightKg
      }
    }
  `,
});
