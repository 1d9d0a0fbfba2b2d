// Scaffolded by Frontage from the type `Order`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn } from 'frontage/ui/fields/Link';
import { moneyColumn, numberColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { OrderTable_rows$key } from '../../../__generated__/OrderTable_rows.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';
import { invoices } from '../invoices/invoices.ts';
import { orders } from './orders.ts';

/** Orders as rows: in their list, and below the records that they belong to. */
export const OrderTable = defineTable<OrderTable_rows$key>({
  resource: orders,
  columns: [
    textColumn('number', (order) => order.number),
    choiceColumn('status', (order) => order.status, { choices: orderStatus }),
    choiceColumn('paymentStatus', (order) => order.paymentStatus, { choices: paymentStatus }),
    recordColumn('customer', (order) => order.customer, {
      resource: customers,
      title: (customer) => customer.name,
    }),
    choiceColumn('channel', (order) => order.channel, { choices: orderChannel }),
    moneyColumn('total', (order) => order.total, { currency: (order) => order.currency }),
    momentColumn('placedAt', (order) => order.placedAt, { label: 'Placed' }),
    recordColumn('deliveryAddress', (order) => order.deliveryAddress, {
      hidden: true,
      resource: deliveryAddresses,
      title: (deliveryAddress) => deliveryAddress.label,
    }),
    recordColumn('salesRep', (order) => order.salesRep, {
      hidden: true,
      resource: employees,
      title: (employee) => employee.fullName,
      picture: (employee) => employee.photo,
    }),
    recordColumn('invoice', (order) => order.invoice, {
      hidden: true,
      resource: invoices,
      title: (invoice) => invoice.number,
    }),
    identifierColumn('id', (order) => order.id, { label: 'ID', hidden: true }),
    dayColumn('requestedOn', (order) => order.requestedOn, { hidden: true }),
    momentColumn('shippedAt', (order) => order.shippedAt, { label: 'Shipped', hidden: true }),
    momentColumn('cancelledAt', (order) => order.cancelledAt, { label: 'Cancelled', hidden: true }),
    longTextColumn('cancellationReason', (order) => order.cancellationReason, { hidden: true }),
    moneyColumn('subtotal', (order) => order.subtotal, {
      hidden: true,
      currency: (order) => order.currency,
    }),
    moneyColumn('shippingAmount', (order) => order.shippingAmount, {
      hidden: true,
      currency: (order) => order.currency,
    }),
    moneyColumn('taxAmount', (order) => order.taxAmount, {
      hidden: true,
      currency: (order) => order.currency,
    }),
    textColumn('purchaseOrderNumber', (order) => order.purchaseOrderNumber, { hidden: true }),
    yesNoColumn('isRush', (order) => order.isRush, { label: 'Rush', hidden: true }),
    longTextColumn('internalNotes', (order) => order.internalNotes, { hidden: true }),
    momentColumn('createdAt', (order) => order.createdAt, { label: 'Created', hidden: true }),
    momentColumn('updatedAt', (order) => order.updatedAt, { label: 'Updated', hidden: true }),
    numberColumn('weightKg', (order) => order.weightKg, { label: 'Weight (kg)', hidden: true }),
    numberColumn('lineCount', (order) => order.lineCount, { hidden: true }),
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
      paymentStatus @catch
      channel
      total @catch
      currency @catch
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
        photo @catch
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
        subtotal @catch
        shippingAmount @catch
        taxAmount @catch
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
