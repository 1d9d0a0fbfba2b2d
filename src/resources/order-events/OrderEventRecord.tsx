// Scaffolded by Frontage from `Query.orderEvent`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { OrderEventRecord_record$key } from '../../../__generated__/OrderEventRecord_record.graphql.ts';
import type { OrderEventRecordQuery } from '../../../__generated__/OrderEventRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { employees } from '../employees/employees.ts';
import { orderEventKind } from '../enums/orderEventKind.ts';
import { orders } from '../orders/orders.ts';
import { orderEvents } from './orderEvents.ts';

const query = graphql`
  query OrderEventRecordQuery($id: ID!) {
    orderEvent(id: $id) @catch {
      ...OrderEventRecord_record
    }
  }
`;

/** The page of one order event. */
export function OrderEventRecord() {
  const { orderEvent } = usePageQuery<OrderEventRecordQuery>(query);
  return (
    <RecordPage resource={orderEvents} record={orderEvent}>
      {(record) => <OrderEventDetails record={record} />}
    </RecordPage>
  );
}

OrderEventRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<OrderEventRecordQuery>(query, { id }, { subject: ['orderEvent'] }),
  };
};

function OrderEventDetails({ record }: { record: OrderEventRecord_record$key }) {
  const orderEvent = useFragment(
    graphql`
      fragment OrderEventRecord_record on OrderEvent {
        id
        kind
        changedField @catch
        oldValue @catch
        newValue @catch
        note @catch
        employee @catch {
          id
          fullName
        }
        order @catch {
          id
          number
        }
        happenedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={orderEvents}
      recordKey={orderEvent.id}
      side={
        <Section>
          <RecordField label="Employee" help="Who did it; empty where nobody was signed in.">
            <RecordLink
              resource={employees}
              record={orderEvent.employee}
              keyOf={(employee) => employee.id}
              title={(employee) => employee.fullName}
            />
          </RecordField>
          <RecordField label="Order" help="The order that it happened to.">
            <RecordLink
              resource={orders}
              record={orderEvent.order}
              keyOf={(order) => order.id}
              title={(order) => order.number}
            />
          </RecordField>
          <RecordField label="Happened">
            <Moment value={orderEvent.happenedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={orderEvent.id} />
          </RecordField>
        </Section>
      }
    >
      <Section>
        <RecordField label="Kind" help="What happened.">
          <Choice value={orderEvent.kind} choices={orderEventKind} />
        </RecordField>
        <RecordField label="Changed field">
          <Text value={orderEvent.changedField} />
        </RecordField>
        <RecordField label="Old value" help="What it was before.">
          <Text value={orderEvent.oldValue} />
        </RecordField>
        <RecordField label="New value" help="What it is since.">
          <Text value={orderEvent.newValue} />
        </RecordField>
        <RecordField label="Note" wide>
          <LongText value={orderEvent.note} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
