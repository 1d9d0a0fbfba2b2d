// Scaffolded by Frontage from `Query.order`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type { OrderRecord_record$key } from '../../../__generated__/OrderRecord_record.graphql.ts';
import type { OrderRecordQuery } from '../../../__generated__/OrderRecordQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money } from '../../ui/fields/Number.tsx';
import { Json } from '../../ui/fields/Structure.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { Fact, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { keyParts } from '../../ui/resource.ts';
import { customers } from '../customers/customers.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { orders } from './orders.ts';
import { OrderLinesTab } from './OrderLinesTab.tsx';

const tabs: RecordTabs = {
  lines: { label: 'Lines', Panel: OrderLinesTab },
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
      {(record) => <Order record={record} />}
    </RecordPage>
  );
}

OrderRecord.queries = (address: Address) => {
  const [id] = keyParts(address.key);
  return {
    record: pageQuery<OrderRecordQuery>(query, { id }, { subject: ['order'] }),
    ...tabQueries(tabs, address),
  };
};

function Order({ record }: { record: OrderRecord_record$key }) {
  const order = useFragment(
    graphql`
      fragment OrderRecord_record on Order {
        id
        number
        status
        currency
        total
        requestedOn @catch
        internalNotes @catch
        isRush
        metadata
        purchaseOrderNumber @catch
        placedAt
        updatedAt
        customer @catch {
          id
          name
        }
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={orders}
      title={order.number}
      status={<Choice value={order.status} choices={orderStatus} />}
      side={
        <Section>
          <Fact label="Customer">
            <RecordLink
              resource={customers}
              record={order.customer}
              keyOf={(customer) => customer.id}
              title={(customer) => customer.name}
            />
          </Fact>
          <Fact label="Placed">
            <Moment value={order.placedAt} />
          </Fact>
          <Fact label="Updated" help="Last change.">
            <Moment value={order.updatedAt} />
          </Fact>
          <Fact label="ID">
            <Identifier value={order.id} />
          </Fact>
        </Section>
      }
      tabs={<RecordTabsView resource={orders} recordKey={order.id} tabs={tabs} />}
    >
      <Section>
        <Fact label="Total" help="What the customer pays.">
          <Money value={order.total} currency={order.currency} />
        </Fact>
        <Fact label="Requested">
          <Day value={order.requestedOn} />
        </Fact>
        <Fact label="Rush">
          <YesNo value={order.isRush} />
        </Fact>
        <Fact label="Purchase order number">
          <Text value={order.purchaseOrderNumber} />
        </Fact>
        <Fact label="Internal notes" wide>
          <LongText value={order.internalNotes} />
        </Fact>
        <Fact label="Metadata" wide>
          <Json value={order.metadata} />
        </Fact>
      </Section>
    </RecordScreen>
  );
}
