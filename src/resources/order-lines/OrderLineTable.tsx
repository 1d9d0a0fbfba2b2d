// Scaffolded by Frontage from the type `OrderLine`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderLineTable_rows$key } from '../../../__generated__/OrderLineTable_rows.graphql.ts';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn, numberColumn, percentColumn } from '../../ui/fields/Number.tsx';
import { titleColumn } from '../../ui/fields/RecordTitle.tsx';
import { identifierColumn, longTextColumn } from '../../ui/fields/Text.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { orders } from '../orders/orders.ts';
import { variants } from '../variants/variants.ts';
import { orderLines } from './orderLines.ts';

/** Order lines as rows: of their list, and of whatever they belong to. */
export const OrderLineTable = defineTable<OrderLineTable_rows$key>({
  resource: orderLines,
  keyOf: (orderLine) => orderLine.id,
  columns: [
    titleColumn({
      id: 'id',
      label: 'Order line',
      resource: orderLines,
      keyOf: (orderLine) => orderLine.id,
    }),
    recordColumn({
      id: 'order',
      label: 'Order',
      resource: orders,
      value: (orderLine) => orderLine.order,
      keyOf: (order) => order.id,
      title: (order) => order.number,
    }),
    recordColumn({
      id: 'variant',
      label: 'Variant',
      resource: variants,
      value: (orderLine) => orderLine.variant,
      keyOf: (variant) => variant.id,
      title: (variant) => variant.name,
    }),
    numberColumn({ id: 'position', label: 'Position', value: (orderLine) => orderLine.position }),
    numberColumn({ id: 'quantity', label: 'Quantity', value: (orderLine) => orderLine.quantity }),
    moneyColumn({
      id: 'unitPrice',
      label: 'Unit price',
      value: (orderLine) => orderLine.unitPrice,
      currency: (orderLine) => orderLine.currency,
    }),
    moneyColumn({
      id: 'total',
      label: 'Total',
      value: (orderLine) => orderLine.total,
      currency: (orderLine) => orderLine.currency,
    }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (orderLine) => orderLine.id }),
    percentColumn({
      id: 'discountPercent',
      label: 'Discount (%)',
      hidden: true,
      value: (orderLine) => orderLine.discountPercent,
    }),
    longTextColumn({
      id: 'comment',
      label: 'Comment',
      hidden: true,
      value: (orderLine) => orderLine.comment,
    }),
  ],
  fragment: graphql`
    fragment OrderLineTable_rows on OrderLine
    @relay(plural: true)
    @argumentDefinitions(
      withOrder: { type: "Boolean!", defaultValue: true }
      withVariant: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      position
      quantity
      unitPrice
      currency
      total
      order @include(if: $withOrder) @catch {
        id
        number
      }
      variant @include(if: $withVariant) @catch {
        id
        name
      }
      ... @include(if: $more) {
        discountPercent
        comment @catch
      }
    }
  `,
});
