// Scaffolded by Frontage from the type `Order`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  OrderTable_rows$data,
  OrderTable_rows$key,
} from '../../../__generated__/OrderTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';
import { invoices } from '../invoices/invoices.ts';
import { orders } from './orders.ts';

const columns: Columns<OrderTable_rows$data[number]> = [
  { id: 'number', label: 'Number', cell: (order) => <Text value={order.number} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (order) => <Choice value={order.status} choices={orderStatus} />,
  },
  {
    id: 'paymentStatus',
    label: 'Payment status',
    cell: (order) => <Choice value={order.paymentStatus} choices={paymentStatus} />,
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (order) => (
      <RecordLink
        resource={customers}
        record={order.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
      />
    ),
  },
  {
    id: 'channel',
    label: 'Channel',
    cell: (order) => <Choice value={order.channel} choices={orderChannel} />,
  },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    cell: (order) => <Money value={order.total} currency={order.currency} />,
  },
  { id: 'placedAt', label: 'Placed', cell: (order) => <Moment value={order.placedAt} /> },
  {
    id: 'deliveryAddress',
    label: 'Delivery address',
    hidden: true,
    cell: (order) => (
      <RecordLink
        resource={deliveryAddresses}
        record={order.deliveryAddress}
        keyOf={(deliveryAddress) => deliveryAddress.id}
        title={(deliveryAddress) => deliveryAddress.label}
      />
    ),
  },
  {
    id: 'salesRep',
    label: 'Sales rep',
    hidden: true,
    cell: (order) => (
      <RecordLink
        resource={employees}
        record={order.salesRep}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'invoice',
    label: 'Invoice',
    hidden: true,
    cell: (order) => (
      <RecordLink
        resource={invoices}
        record={order.invoice}
        keyOf={(invoice) => invoice.id}
        title={(invoice) => invoice.number}
      />
    ),
  },
  { id: 'id', label: 'ID', hidden: true, cell: (order) => <Identifier value={order.id} /> },
  {
    id: 'requestedOn',
    label: 'Requested on',
    hidden: true,
    cell: (order) => <Day value={order.requestedOn} />,
  },
  {
    id: 'shippedAt',
    label: 'Shipped',
    hidden: true,
    cell: (order) => <Moment value={order.shippedAt} />,
  },
  {
    id: 'cancelledAt',
    label: 'Cancelled',
    hidden: true,
    cell: (order) => <Moment value={order.cancelledAt} />,
  },
  {
    id: 'cancellationReason',
    label: 'Cancellation reason',
    hidden: true,
    cell: (order) => <LongText value={order.cancellationReason} />,
  },
  {
    id: 'subtotal',
    label: 'Subtotal',
    align: 'end',
    hidden: true,
    cell: (order) => <Money value={order.subtotal} currency={order.currency} />,
  },
  {
    id: 'shippingAmount',
    label: 'Shipping amount',
    align: 'end',
    hidden: true,
    cell: (order) => <Money value={order.shippingAmount} currency={order.currency} />,
  },
  {
    id: 'taxAmount',
    label: 'Tax amount',
    align: 'end',
    hidden: true,
    cell: (order) => <Money value={order.taxAmount} currency={order.currency} />,
  },
  {
    id: 'purchaseOrderNumber',
    label: 'Purchase order number',
    hidden: true,
    cell: (order) => <Text value={order.purchaseOrderNumber} />,
  },
  { id: 'isRush', label: 'Rush', hidden: true, cell: (order) => <YesNo value={order.isRush} /> },
  {
    id: 'internalNotes',
    label: 'Internal notes',
    hidden: true,
    cell: (order) => <LongText value={order.internalNotes} />,
  },
  {
    id: 'createdAt',
    label: 'Created',
    hidden: true,
    cell: (order) => <Moment value={order.createdAt} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (order) => <Moment value={order.updatedAt} />,
  },
  {
    id: 'weightKg',
    label: 'Weight (kg)',
    align: 'end',
    hidden: true,
    cell: (order) => <NumberValue value={order.weightKg} />,
  },
  {
    id: 'lineCount',
    label: 'Line count',
    align: 'end',
    hidden: true,
    cell: (order) => <NumberValue value={order.lineCount} />,
  },
];

/** Orders as rows: of their list, and of whatever they belong to. */
export function OrderTable({ rows, hiddenColumns }: TableProps<OrderTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment OrderTable_rows on Order
      @relay(plural: true)
      @argumentDefinitions(
        withStatus: { type: "Boolean!", defaultValue: true }
        withPaymentStatus: { type: "Boolean!", defaultValue: true }
        withCustomer: { type: "Boolean!", defaultValue: true }
        withChannel: { type: "Boolean!", defaultValue: true }
        withTotal: { type: "Boolean!", defaultValue: true }
        withPlacedAt: { type: "Boolean!", defaultValue: true }
        withDeliveryAddress: { type: "Boolean!", defaultValue: false }
        withSalesRep: { type: "Boolean!", defaultValue: false }
        withInvoice: { type: "Boolean!", defaultValue: false }
        withRequestedOn: { type: "Boolean!", defaultValue: false }
        withShippedAt: { type: "Boolean!", defaultValue: false }
        withCancelledAt: { type: "Boolean!", defaultValue: false }
        withCancellationReason: { type: "Boolean!", defaultValue: false }
        withSubtotal: { type: "Boolean!", defaultValue: false }
        withShippingAmount: { type: "Boolean!", defaultValue: false }
        withTaxAmount: { type: "Boolean!", defaultValue: false }
        withPurchaseOrderNumber: { type: "Boolean!", defaultValue: false }
        withIsRush: { type: "Boolean!", defaultValue: false }
        withInternalNotes: { type: "Boolean!", defaultValue: false }
        withCreatedAt: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
        withWeightKg: { type: "Boolean!", defaultValue: false }
        withLineCount: { type: "Boolean!", defaultValue: false }
      ) {
        id
        number
        ... @include(if: $withStatus) {
          status
        }
        ... @include(if: $withPaymentStatus) {
          paymentStatus
        }
        ... @include(if: $withCustomer) {
          customer @catch {
            id
            name
          }
        }
        ... @include(if: $withChannel) {
          channel
        }
        ... @include(if: $withTotal) {
          total
          currency
        }
        ... @include(if: $withPlacedAt) {
          placedAt
        }
        ... @include(if: $withDeliveryAddress) {
          deliveryAddress @catch {
            id
            label
          }
        }
        ... @include(if: $withSalesRep) {
          salesRep @catch {
            id
            fullName
          }
        }
        ... @include(if: $withInvoice) {
          invoice @catch {
            id
            number
          }
        }
        ... @include(if: $withRequestedOn) {
          requestedOn @catch
        }
        ... @include(if: $withShippedAt) {
          shippedAt @catch
        }
        ... @include(if: $withCancelledAt) {
          cancelledAt @catch
        }
        ... @include(if: $withCancellationReason) {
          cancellationReason @catch
        }
        ... @include(if: $withSubtotal) {
          subtotal
          currency
        }
        ... @include(if: $withShippingAmount) {
          shippingAmount
          currency
        }
        ... @include(if: $withTaxAmount) {
          taxAmount
          currency
        }
        ... @include(if: $withPurchaseOrderNumber) {
          purchaseOrderNumber @catch
        }
        ... @include(if: $withIsRush) {
          isRush
        }
        ... @include(if: $withInternalNotes) {
          internalNotes @catch
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
        ... @include(if: $withWeightKg) {
          weightKg
        }
        ... @include(if: $withLineCount) {
          lineCount
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={orders}
      columns={columns}
      rows={records}
      keyOf={(order) => order.id}
      hiddenColumns={hiddenColumns}
      caption="Orders"
    />
  );
}
