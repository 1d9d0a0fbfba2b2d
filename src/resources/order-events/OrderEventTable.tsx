// Scaffolded by Frontage from the type `OrderEvent`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn } from 'frontage/ui/fields/Link';
import { titleColumn } from 'frontage/ui/fields/RecordTitle';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { OrderEventTable_rows$key } from '../../../__generated__/OrderEventTable_rows.graphql.ts';
import { employees } from '../employees/employees.ts';
import { orderEventKind } from '../enums/orderEventKind.ts';
import { orders } from '../orders/orders.ts';
import { orderEvents } from './orderEvents.ts';

/** Order events as rows: in their list, and below the records that they belong to. */
export const OrderEventTable = defineTable<OrderEventTable_rows$key>({
  resource: orderEvents,
  columns: [
    titleColumn('id', () => null, { label: 'Order event', resource: orderEvents }),
    recordColumn('employee', (orderEvent) => orderEvent.employee, {
      resource: employees,
      title: (employee) => employee.fullName,
      picture: (employee) => employee.photo,
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
        photo @catch
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
