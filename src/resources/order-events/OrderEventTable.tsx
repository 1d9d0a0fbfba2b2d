// Scaffolded by Frontage from the type `OrderEvent`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderEventTable_rows$key } from '../../../__generated__/OrderEventTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { titleColumn } from '../../ui/fields/RecordTitle.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { momentColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { employees } from '../employees/employees.ts';
import { orderEventKind } from '../enums/orderEventKind.ts';
import { orders } from '../orders/orders.ts';
import { orderEvents } from './orderEvents.ts';

/** Order events as rows: of their list, and of whatever they belong to. */
export const OrderEventTable = defineTable<OrderEventTable_rows$key>({
  resource: orderEvents,
  keyOf: (orderEvent) => orderEvent.id,
  columns: [
    titleColumn({
      id: 'id',
      label: 'Order event',
      resource: orderEvents,
      keyOf: (orderEvent) => orderEvent.id,
    }),
    recordColumn({
      id: 'employee',
      label: 'Employee',
      resource: employees,
      value: (orderEvent) => orderEvent.employee,
      keyOf: (employee) => employee.id,
      title: (employee) => employee.fullName,
    }),
    recordColumn({
      id: 'order',
      label: 'Order',
      resource: orders,
      value: (orderEvent) => orderEvent.order,
      keyOf: (order) => order.id,
      title: (order) => order.number,
    }),
    choiceColumn({
      id: 'kind',
      label: 'Kind',
      choices: orderEventKind,
      value: (orderEvent) => orderEvent.kind,
    }),
    textColumn({
      id: 'changedField',
      label: 'Changed field',
      value: (orderEvent) => orderEvent.changedField,
    }),
    textColumn({ id: 'oldValue', label: 'Old value', value: (orderEvent) => orderEvent.oldValue }),
    momentColumn({
      id: 'happenedAt',
      label: 'Happened',
      value: (orderEvent) => orderEvent.happenedAt,
    }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (orderEvent) => orderEvent.id }),
    textColumn({
      id: 'newValue',
      label: 'New value',
      hidden: true,
      value: (orderEvent) => orderEvent.newValue,
    }),
    longTextColumn({
      id: 'note',
      label: 'Note',
      hidden: true,
      value: (orderEvent) => orderEvent.note,
    }),
  ],
  fragment: graphql`
    fragment OrderEventTable_rows on OrderEvent
    @relay(plural: true)
    @argumentDefinitions(
      withEmployee: { type: "Boolean!", defaultValue: true }
      withOrder: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      kind
      changedField @catch
      oldValue @catch
      happenedAt
      employee @include(if: $withEmployee) @catch {
        id
        fullName
      }
      order @include(if: $withOrder) @catch {
        id
        number
      }
      ... @include(if: $more) {
        newValue @catch
        note @catch
      }
    }
  `,
});
