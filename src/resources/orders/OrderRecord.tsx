// Scaffolded by Frontage from `Query.order`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { Money, NumberValue } from 'frontage/ui/fields/Number';
import { Json } from 'frontage/ui/fields/Structure';
import { LongText, Text } from 'frontage/ui/fields/Text';
import { Day, Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { Steps } from 'frontage/ui/record/Steps';
import { graphql, useFragment } from 'react-relay';
import type { OrderRecord_record$key } from '../../../__generated__/OrderRecord_record.graphql.ts';
import type { OrderRecordQuery } from '../../../__generated__/OrderRecordQuery.graphql.ts';
import type { OrderRecordTabsTotalQuery } from '../../../__generated__/OrderRecordTabsTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';
import { orderHelp } from './orderHelp.ts';
import { orderOperations } from './orderOperations.ts';
import { orders } from './orders.ts';
import { OrderSideSection } from './sections/OrderSideSection.tsx';
import { OrderEventsTab } from './tabs/OrderEventsTab.tsx';
import { OrderLinesTab } from './tabs/OrderLinesTab.tsx';
import { OrderShipmentsTab } from './tabs/OrderShipmentsTab.tsx';
import { OrderTicketsTab } from './tabs/OrderTicketsTab.tsx';

/** The page of one order. */
export const OrderRecord = defineRecord<
  OrderRecordQuery,
  OrderRecord_record$key,
  OrderRecordTabsTotalQuery
>({
  resource: orders,
  query: graphql`
    query OrderRecordQuery($id: ID!) {
      order(id: $id) @catch {
        ...OrderRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ order }) => order,
  subject: ['order'],
  Details: OrderDetails,
  tabs: {
    lines: { label: 'Lines', Panel: OrderLinesTab },
    shipments: { label: 'Shipments', Panel: OrderShipmentsTab },
    tickets: { label: 'Tickets', Panel: OrderTicketsTab },
    events: { label: 'Events', Panel: OrderEventsTab },
  },
  tabTotals: {
    query: graphql`
      query OrderRecordTabsTotalQuery($id: ID!) {
        order(id: $id) {
          lines(first: 1) @catch(to: NULL) {
            totalCount
          }
          shipments(first: 1) @catch(to: NULL) {
            totalCount
          }
          tickets(first: 1) @catch(to: NULL) {
            totalCount
          }
          events(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ order }) => ({
      lines: order?.lines?.totalCount,
      shipments: order?.shipments?.totalCount,
      tickets: order?.tickets?.totalCount,
      events: order?.events?.totalCount,
    }),
  },
});

function OrderDetails({ record, tabs }: RecordDetailsProps<OrderRecord_record$key>) {
  const order = useFragment(
    graphql`
      fragment OrderRecord_record on Order {
        id
        number
        status
        total @catch
        currency @catch
        customer @catch {
          id
          name
        }
        salesRep @catch {
          id
          fullName
          photo @catch
        }
        placedAt
        paymentStatus @catch
        channel
        requestedOn @catch
        subtotal @catch
        shippingAmount @catch
        taxAmount @catch
        purchaseOrderNumber @catch
        isRush
        weightKg
        lineCount
        cancellationReason @catch
        internalNotes @catch
        metadata @catch
        ...OrderSideSection_record
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={orders}
      recordKey={order.id}
      title={order.number}
      status={<Choice name="status" value={order.status} choices={orderStatus} />}
      progress={<Steps value={order.status} choices={orderStatus} />}
      highlights={
        <Highlights>
          <Money name="total" readOnly value={order.total} currency={order.currency} />
          <RecordLink
            name="customer"
            resource={customers}
            record={order.customer}
            title={(customer) => customer.name}
          />
          <RecordLink
            name="salesRep"
            resource={employees}
            record={order.salesRep}
            title={(employee) => employee.fullName}
            picture={(employee) => employee.photo}
          />
          <Moment name="placedAt" label="Placed" value={order.placedAt} />
        </Highlights>
      }
      operations={orderOperations}
      record={order}
      help={orderHelp}
      side={<OrderSideSection record={order} />}
      tabs={tabs}
    >
      <Section>
        <Choice name="paymentStatus" value={order.paymentStatus} choices={paymentStatus} />
        <Choice name="channel" value={order.channel} choices={orderChannel} />
        <Day name="requestedOn" value={order.requestedOn} />
        <Money name="subtotal" readOnly value={order.subtotal} currency={order.currency} />
        <Money name="shippingAmount" value={order.shippingAmount} currency={order.currency} />
        <Money name="taxAmount" readOnly value={order.taxAmount} currency={order.currency} />
        <Text name="purchaseOrderNumber" value={order.purchaseOrderNumber} />
        <YesNo name="isRush" label="Rush" value={order.isRush} />
        <NumberValue name="weightKg" label="Weight (kg)" readOnly value={order.weightKg} />
        <NumberValue name="lineCount" readOnly value={order.lineCount} />
        <LongText name="cancellationReason" readOnly value={order.cancellationReason} />
        <LongText name="internalNotes" value={order.internalNotes} />
        <Json name="metadata" value={order.metadata} />
      </Section>
    </RecordScreen>
  );
}
