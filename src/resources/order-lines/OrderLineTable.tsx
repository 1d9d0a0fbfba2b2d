// Scaffolded by Frontage from the type `OrderLine`. `frontage pull` keeps your edits.
import { recordColumn } from 'frontage/ui/fields/Link';
import { moneyColumn, numberColumn, percentColumn } from 'frontage/ui/fields/Number';
import { titleColumn } from 'frontage/ui/fields/RecordTitle';
import { identifierColumn, longTextColumn } from 'frontage/ui/fields/Text';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { OrderLineTable_rows$key } from '../../../__generated__/OrderLineTable_rows.graphql.ts';
import { orders } from '../orders/orders.ts';
import { variants } from '../variants/variants.ts';
import { orderLines } from './orderLines.ts';

/** Order lines as rows: in their list, and below the records that they belong to. */
export const OrderLineTable = defineTable<OrderLineTable_rows$key>({
  resource: orderLines,
  columns: [
    titleColumn('id', () => null, { label: 'Order line', resource: orderLines }),
    recordColumn('order', (orderLine) => orderLine.order, {
      resource: orders,
      title: (order) => order.number,
    }),
    recordColumn('variant', (orderLine) => orderLine.variant, {
      resource: variants,
      title: (variant) => variant.name,
    }),
    numberColumn('position', (orderLine) => orderLine.position),
    numberColumn('quantity', (orderLine) => orderLine.quantity),
    moneyColumn('unitPrice', (orderLine) => orderLine.unitPrice, {
      currency: (orderLine) => orderLine.currency,
    }),
    moneyColumn('total', (orderLine) => orderLine.total, {
      currency: (orderLine) => orderLine.currency,
    }),
    identifierColumn('id', (orderLine) => orderLine.id, { label: 'ID', hidden: true }),
    percentColumn('discountPercent', (orderLine) => orderLine.discountPercent, {
      label: 'Discount (%)',
      hidden: true,
    }),
    longTextColumn('comment', (orderLine) => orderLine.comment, { hidden: true }),
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
      unitPrice @catch
      currency @catch
      total @catch
      order @include(if: $withOrder) @catch {
        id
        number
      }
      variant @include(if: $withVariant) @catch {
        id
        name
      }
      ... @include(if: $more) {
        discountPercent @catch
        comment @catch
      }
    }
  `,
});
