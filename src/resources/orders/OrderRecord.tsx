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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';
import { orderOperations } from './orderOperations.ts';
import { orders } from './orders.ts';
import { OrderSideSection } from './sections/OrderSideSection.tsx';
import { OrderEventsTab } from './tabs/OrderEventsTab.tsx';
import { OrderLinesTab } from './tabs/OrderLinesTab.tsx';
import { OrderShipmentsTab } from './tabs/OrderShipmentsTab.tsx';
import { OrderTicketsTab } from './tabs/OrderTicketsTab.tsx';

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
        <Choice
          name="paymentStatus"
          help="Whether it is paid; follows the invoice once there is one."
          value={order.paymentStatus}
          choices={paymentStatus}
        />
        <Choice name="channel" value={order.channel} choices={orderChannel} />
        <Day
          name="requestedOn"
          help="Day on which the customer would like it."
          value={order.requestedOn}
        />
        <Money
          name="subtotal"
          help="Sum of the lines."
          readOnly
          value={order.subtotal}
          currency={order.currency}
        />
        <Money name="shippingAmount" value={order.shippingAmount} currency={order.currency} />
        <Money
          name="taxAmount"
          help="Value added tax."
          readOnly
          value={order.taxAmount}
          currency={order.currency}
        />
        <Money
          name="total"
          help="What the customer pays."
          readOnly
          value={order.total}
          currency={order.currency}
        />
        <Text
          name="purchaseOrderNumber"
          help="The customer's own reference."
          value={order.purchaseOrderNumber}
        />
        <YesNo name="isRush" label="Rush" help="Goes out with the next van." value={order.isRush} />
        <NumberValue
          name="weightKg"
          label="Weight (kg)"
          help="Weight of the goods in kilograms."
          readOnly
          value={order.weightKg}
        />
        <NumberValue name="lineCount" help="Number of lines." readOnly value={order.lineCount} />
        <LongText
          name="cancellationReason"
          help="Why it was cancelled."
          readOnly
          value={order.cancellationReason}
        />
        <LongText
          name="internalNotes"
          help="For colleagues only; never shown to the customer."
          value={order.internalNotes}
        />
        <Json
          name="metadata"
          help="What the web shop told us about the order."
          value={order.metadata}
        />
      </Section>
    </RecordScreen>
  );
}
