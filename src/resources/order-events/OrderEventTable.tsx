// Scaffolded by Frontage from the type `OrderEvent`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  OrderEventTable_rows$data,
  OrderEventTable_rows$key,
} from '../../../__generated__/OrderEventTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { RecordTitle } from '../../ui/fields/RecordTitle.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { employees } from '../employees/employees.ts';
import { orderEventKind } from '../enums/orderEventKind.ts';
import { orders } from '../orders/orders.ts';
import { orderEvents } from './orderEvents.ts';

const columns: Columns<OrderEventTable_rows$data[number]> = [
  {
    id: 'id',
    label: 'Order event',
    cell: (orderEvent) => <RecordTitle resource={orderEvents} recordKey={orderEvent.id} />,
  },
  {
    id: 'employee',
    label: 'Employee',
    cell: (orderEvent) => (
      <RecordLink
        resource={employees}
        record={orderEvent.employee}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'order',
    label: 'Order',
    cell: (orderEvent) => (
      <RecordLink
        resource={orders}
        record={orderEvent.order}
        keyOf={(order) => order.id}
        title={(order) => order.number}
      />
    ),
  },
  {
    id: 'kind',
    label: 'Kind',
    cell: (orderEvent) => <Choice value={orderEvent.kind} choices={orderEventKind} />,
  },
  {
    id: 'changedField',
    label: 'Changed field',
    cell: (orderEvent) => <Text value={orderEvent.changedField} />,
  },
  {
    id: 'oldValue',
    label: 'Old value',
    cell: (orderEvent) => <Text value={orderEvent.oldValue} />,
  },
  {
    id: 'happenedAt',
    label: 'Happened',
    cell: (orderEvent) => <Moment value={orderEvent.happenedAt} />,
  },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (orderEvent) => <Identifier value={orderEvent.id} />,
  },
  {
    id: 'newValue',
    label: 'New value',
    hidden: true,
    cell: (orderEvent) => <Text value={orderEvent.newValue} />,
  },
  {
    id: 'note',
    label: 'Note',
    hidden: true,
    cell: (orderEvent) => <LongText value={orderEvent.note} />,
  },
];

/** Order events as rows: of their list, and of whatever they belong to. */
export function OrderEventTable({ rows, hiddenColumns }: TableProps<OrderEventTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment OrderEventTable_rows on OrderEvent
      @relay(plural: true)
      @argumentDefinitions(
        withEmployee: { type: "Boolean!", defaultValue: true }
        withOrder: { type: "Boolean!", defaultValue: true }
        withKind: { type: "Boolean!", defaultValue: true }
        withChangedField: { type: "Boolean!", defaultValue: true }
        withOldValue: { type: "Boolean!", defaultValue: true }
        withHappenedAt: { type: "Boolean!", defaultValue: true }
        withNewValue: { type: "Boolean!", defaultValue: false }
        withNote: { type: "Boolean!", defaultValue: false }
      ) {
        id
        ... @include(if: $withEmployee) {
          employee @catch {
            id
            fullName
          }
        }
        ... @include(if: $withOrder) {
          order @catch {
            id
            number
          }
        }
        ... @include(if: $withKind) {
          kind
        }
        ... @include(if: $withChangedField) {
          changedField @catch
        }
        ... @include(if: $withOldValue) {
          oldValue @catch
        }
        ... @include(if: $withHappenedAt) {
          happenedAt
        }
        ... @include(if: $withNewValue) {
          newValue @catch
        }
        ... @include(if: $withNote) {
          note @catch
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={orderEvents}
      columns={columns}
      rows={records}
      keyOf={(orderEvent) => orderEvent.id}
      hiddenColumns={hiddenColumns}
      caption="Order events"
    />
  );
}
