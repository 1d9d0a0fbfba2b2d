// Scaffolded by Frontage from the type `OrderEvent`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { LongText } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { ChangedField, ChangedValue } from 'frontage/ui/record/Changed';
import { Timeline, TimelineEntry } from 'frontage/ui/record/Timeline';
import { graphql, useFragment } from 'react-relay';
import type { OrderEventTimeline_rows$key } from '../../../__generated__/OrderEventTimeline_rows.graphql.ts';
import { employees } from '../employees/employees.ts';
import { orderEventKind } from '../enums/orderEventKind.ts';
import { orders } from '../orders/orders.ts';

/** Order events as a timeline, on the page of their record. */
export function OrderEventTimeline({ rows }: { rows: OrderEventTimeline_rows$key }) {
  const records = useFragment(
    graphql`
      fragment OrderEventTimeline_rows on OrderEvent
      @relay(plural: true)
      @argumentDefinitions(
        withOrder: { type: "Boolean!", defaultValue: true }
        withEmployee: { type: "Boolean!", defaultValue: true }
      ) {
        id
        happenedAt
        kind
        changedField @catch
        oldValue @catch
        newValue @catch
        note @catch
        ... @include(if: $withOrder) {
          order @catch {
            id
            number
          }
        }
        ... @include(if: $withEmployee) {
          employee @catch {
            id
            fullName
            photo @catch
          }
        }
      }
    `,
    rows,
  );
  return (
    <Timeline rows={records}>
      {(orderEvent) => (
        <TimelineEntry
          moment={<Moment value={orderEvent.happenedAt} />}
          kind={<Choice value={orderEvent.kind} choices={orderEventKind} />}
          actor={
            <RecordLink
              resource={employees}
              record={orderEvent.employee}
              title={(employee) => employee.fullName}
              picture={(employee) => employee.photo}
            />
          }
          changed={<ChangedField value={orderEvent.changedField} />}
          from={<ChangedValue value={orderEvent.oldValue} />}
          to={<ChangedValue value={orderEvent.newValue} />}
          text={<LongText value={orderEvent.note} />}
          facts={[
            {
              label: 'Order',
              value: (
                <RecordLink
                  resource={orders}
                  record={orderEvent.order}
                  title={(order) => order.number}
                />
              ),
            },
          ]}
        />
      )}
    </Timeline>
  );
}
