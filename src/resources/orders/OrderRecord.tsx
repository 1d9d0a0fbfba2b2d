// Scaffolded by Frontage from `Query.order`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { OrderRecord_record$key } from '../../../__generated__/OrderRecord_record.graphql.ts';
import type { OrderRecordQuery } from '../../../__generated__/OrderRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Json } from '../../ui/fields/Structure.tsx';
import { LongText, Text } from '../../ui/fields/Text.tsx';
import { Day } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';
import { OrderEventsTab } from './OrderEventsTab.tsx';
import { OrderLinesTab } from './OrderLinesTab.tsx';
import { orderOperations } from './orderOperations.ts';
import { orders } from './orders.ts';
import { OrderShipmentsTab } from './OrderShipmentsTab.tsx';
import { OrderSideSection } from './OrderSideSection.tsx';
import { OrderTicketsTab } from './OrderTicketsTab.tsx';

const tabs: RecordTabs = {
  lines: { label: 'Lines', Panel: OrderLinesTab },
  shipments: { label: 'Shipments', Panel: OrderShipmentsTab },
  tickets: { label: 'Tickets', Panel: OrderTicketsTab },
  events: { label: 'Events', Panel: OrderEventsTab },
};

const query = graphql`
  query OrderRecordQuery($id: ID!) {
    order(id: $id) @catch {
      ...OrderRecord_record
    }
  }
`;

/** The page of one order. */
export function OrderRecord() {
  const { order } = usePageQuery<OrderRecordQuery>(query);
  return (
    <RecordPage resource={orders} record={order}>
      {(record) => <OrderDetails record={record} />}
    </RecordPage>
  );
}

OrderRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<OrderRecordQuery>(query, { id }, { subject: ['order'] }),
    ...tabQueries(tabs, address),
  };
};

function OrderDetails({ record }: { record: OrderRecord_record$key }) {
  const order = useFragment(
    graphql`
      fragment OrderRecord_record on Order {
        id
        number
        status
        paymentStatus
        channel
        requestedOn @catch
        subtotal
        currency
        shippingAmount
        taxAmount
        total
        purchaseOrderNumber @catch
        isRush
        weightKg
        lineCount
        cancellationReason @catch
        internalNotes @catch
        metadata
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
      status={<Choice value={order.status} choices={orderStatus} />}
      operations={orderOperations}
      record={order}
      side={<OrderSideSection record={order} />}
      tabs={<RecordTabsView resource={orders} tabs={tabs} />}
    >
      <Section>
        <RecordField
          label="Payment status"
          help="Whether it is paid; follows the invoice once there is one."
          edits="paymentStatus"
        >
          <Choice value={order.paymentStatus} choices={paymentStatus} />
        </RecordField>
        <RecordField label="Channel" edits="channel">
          <Choice value={order.channel} choices={orderChannel} />
        </RecordField>
        <RecordField
          label="Requested on"
          help="Day on which the customer would like it."
          edits="requestedOn"
        >
          <Day value={order.requestedOn} />
        </RecordField>
        <RecordField label="Subtotal" help="Sum of the lines.">
          <Money value={order.subtotal} currency={order.currency} />
        </RecordField>
        <RecordField label="Shipping amount" edits="shippingAmount">
          <Money value={order.shippingAmount} currency={order.currency} />
        </RecordField>
        <RecordField label="Tax amount" help="Value added tax.">
          <Money value={order.taxAmount} currency={order.currency} />
        </RecordField>
        <RecordField label="Total" help="What the customer pays.">
          <Money value={order.total} currency={order.currency} />
        </RecordField>
        <RecordField
          label="Purchase order number"
          help="The customer's own reference."
          edits="purchaseOrderNumber"
        >
          <Text value={order.purchaseOrderNumber} />
        </RecordField>
        <RecordField label="Rush" help="Goes out with the next van." edits="isRush">
          <YesNo value={order.isRush} />
        </RecordField>
        <RecordField label="Weight (kg)" help="Weight of the goods in kilograms.">
          <NumberValue value={order.weightKg} />
        </RecordField>
        <RecordField label="Line count" help="Number of lines.">
          <NumberValue value={order.lineCount} />
        </RecordField>
        <RecordField label="Cancellation reason" help="Why it was cancelled." wide>
          <LongText value={order.cancellationReason} />
        </RecordField>
        <RecordField
          label="Internal notes"
          help="For colleagues only; never shown to the customer."
          wide
          edits="internalNotes"
        >
          <LongText value={order.internalNotes} />
        </RecordField>
        <RecordField
          label="Metadata"
          help="What the web shop told us about the order."
          wide
          edits="metadata"
        >
          <Json value={order.metadata} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
