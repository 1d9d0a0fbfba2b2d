// Scaffolded by Frontage from `Query.orderEvent`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { Identifier, LongText, Text } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { OrderEventRecord_record$key } from '../../../__generated__/OrderEventRecord_record.graphql.ts';
import type { OrderEventRecordQuery } from '../../../__generated__/OrderEventRecordQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { orderEventKind } from '../enums/orderEventKind.ts';
import { orders } from '../orders/orders.ts';
import { orderEventHelp } from './orderEventHelp.ts';
import { orderEvents } from './orderEvents.ts';

/** The page of one order event. */
export const OrderEventRecord = defineRecord<OrderEventRecordQuery, OrderEventRecord_record$key>({
  resource: orderEvents,
  query: graphql`
    query OrderEventRecordQuery($id: ID!) {
      orderEvent(id: $id) @catch {
        ...OrderEventRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ orderEvent }) => orderEvent,
  subject: ['orderEvent'],
  Details: OrderEventDetails,
});

function OrderEventDetails({ record }: RecordDetailsProps<OrderEventRecord_record$key>) {
  const orderEvent = useFragment(
    graphql`
      fragment OrderEventRecord_record on OrderEvent {
        id
        order @catch {
          id
          number
        }
        happenedAt
        kind
        changedField @catch
        oldValue @catch
        newValue @catch
        note @catch
        employee @catch {
          id
          fullName
          photo @catch
        }
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={orderEvents}
      recordKey={orderEvent.id}
      highlights={
        <Highlights>
          <RecordLink
            name="order"
            resource={orders}
            record={orderEvent.order}
            title={(order) => order.number}
          />
          <Moment name="happenedAt" label="Happened" value={orderEvent.happenedAt} />
        </Highlights>
      }
      help={orderEventHelp}
      side={
        <Section>
          <RecordLink
            name="employee"
            resource={employees}
            record={orderEvent.employee}
            title={(employee) => employee.fullName}
            picture={(employee) => employee.photo}
          />
          <Identifier name="id" label="ID" value={orderEvent.id} />
        </Section>
      }
    >
      <Section>
        <Choice name="kind" value={orderEvent.kind} choices={orderEventKind} />
        <Text name="changedField" value={orderEvent.changedField} />
        <Text name="oldValue" value={orderEvent.oldValue} />
        <Text name="newValue" value={orderEvent.newValue} />
        <LongText name="note" value={orderEvent.note} />
      </Section>
    </RecordScreen>
  );
}
