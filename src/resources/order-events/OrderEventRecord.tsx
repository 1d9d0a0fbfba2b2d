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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
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
          <RecordLink
            name="employee"
            help="Who did it; empty where nobody was signed in."
            resource={employees}
            record={orderEvent.employee}
            title={(employee) => employee.fullName}
          />
          <RecordLink
            name="order"
            help="The order that it happened to."
            resource={orders}
            record={orderEvent.order}
            title={(order) => order.number}
          />
          <Moment name="happenedAt" label="Happened" value={orderEvent.happenedAt} />
          <Identifier name="id" label="ID" value={orderEvent.id} />
        </Section>
      }
    >
      <Section>
        <Choice
          name="kind"
          help="What happened."
          value={orderEvent.kind}
          choices={orderEventKind}
        />
        <Text name="changedField" value={orderEvent.changedField} />
        <Text name="oldValue" help="What it was before." value={orderEvent.oldValue} />
        <Text name="newValue" help="What it is since." value={orderEvent.newValue} />
        <LongText name="note" value={orderEvent.note} />
      </Section>
    </RecordScreen>
  );
}
