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
  columns: [
    titleColumn('id', () => null, { label: 'Order event', resource: orderEvents }),
    recordColumn('employee', (orderEvent) => orderEvent.employee, {
      resource: employees,
      title: (employee) => employee.fullName,
    }),
    recordColumn('order', (orderEvent) => orderEvent.order, {
      resource: orders,
      title: (order) => order.number,
    }),
    choiceColumn('kind', (orderEvent) => orderEvent.kind, { choices: orderEventKind }),
    textColumn('changedField', (orderEvent) => orderEvent.changedField),
    textColumn('oldValue', (orderEvent) => orderEvent.oldValue),
    momentColumn('happenedAt', (orderEvent) => orderEvent.happenedAt, { label: 'Happened' }),
    identifierColumn('id', (orderEvent) => orderEvent.id, { label: 'ID', hidden: true }),
    textColumn('newValue', (orderEvent) => orderEvent.newValue, { hidden: true }),
    longTextColumn('note', (orderEvent) => orderEvent.note, { hidden: true }),
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
