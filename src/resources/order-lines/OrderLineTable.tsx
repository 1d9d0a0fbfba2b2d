// Scaffolded by Frontage from the type `OrderLine`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  OrderLineTable_rows$data,
  OrderLineTable_rows$key,
} from '../../../__generated__/OrderLineTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue, Percent } from '../../ui/fields/Number.tsx';
import { RecordTitle } from '../../ui/fields/RecordTitle.tsx';
import { Identifier, LongText } from '../../ui/fields/Text.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { orders } from '../orders/orders.ts';
import { variants } from '../variants/variants.ts';
import { orderLines } from './orderLines.ts';

const columns: Columns<OrderLineTable_rows$data[number]> = [
  {
    id: 'id',
    label: 'Order line',
    cell: (orderLine) => <RecordTitle resource={orderLines} recordKey={orderLine.id} />,
  },
  {
    id: 'order',
    label: 'Order',
    cell: (orderLine) => (
      <RecordLink
        resource={orders}
        record={orderLine.order}
        keyOf={(order) => order.id}
        title={(order) => order.number}
      />
    ),
  },
  {
    id: 'variant',
    label: 'Variant',
    cell: (orderLine) => (
      <RecordLink
        resource={variants}
        record={orderLine.variant}
        keyOf={(variant) => variant.id}
        title={(variant) => variant.name}
      />
    ),
  },
  {
    id: 'position',
    label: 'Position',
    align: 'end',
    cell: (orderLine) => <NumberValue value={orderLine.position} />,
  },
  {
    id: 'quantity',
    label: 'Quantity',
    align: 'end',
    cell: (orderLine) => <NumberValue value={orderLine.quantity} />,
  },
  {
    id: 'unitPrice',
    label: 'Unit price',
    align: 'end',
    cell: (orderLine) => <Money value={orderLine.unitPrice} currency={orderLine.currency} />,
  },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    cell: (orderLine) => <Money value={orderLine.total} currency={orderLine.currency} />,
  },
  { id: 'id', label: 'ID', hidden: true, cell: (orderLine) => <Identifier value={orderLine.id} /> },
  {
    id: 'discountPercent',
    label: 'Discount (%)',
    align: 'end',
    hidden: true,
    cell: (orderLine) => <Percent value={orderLine.discountPercent} />,
  },
  {
    id: 'comment',
    label: 'Comment',
    hidden: true,
    cell: (orderLine) => <LongText value={orderLine.comment} />,
  },
];

/** Order lines as rows: of their list, and of whatever they belong to. */
export function OrderLineTable({ rows, hiddenColumns }: TableProps<OrderLineTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment OrderLineTable_rows on OrderLine
      @relay(plural: true)
      @argumentDefinitions(
        withOrder: { type: "Boolean!", defaultValue: true }
        withVariant: { type: "Boolean!", defaultValue: true }
        withPosition: { type: "Boolean!", defaultValue: true }
        withQuantity: { type: "Boolean!", defaultValue: true }
        withUnitPrice: { type: "Boolean!", defaultValue: true }
        withTotal: { type: "Boolean!", defaultValue: true }
        withDiscountPercent: { type: "Boolean!", defaultValue: false }
        withComment: { type: "Boolean!", defaultValue: false }
      ) {
        id
        ... @include(if: $withOrder) {
          order @catch {
            id
            number
          }
        }
        ... @include(if: $withVariant) {
          variant @catch {
            id
            name
          }
        }
        ... @include(if: $withPosition) {
          position
        }
        ... @include(if: $withQuantity) {
          quantity
        }
        ... @include(if: $withUnitPrice) {
          unitPrice
          currency
        }
        ... @include(if: $withTotal) {
          total
          currency
        }
        ... @include(if: $withDiscountPercent) {
          discountPercent
        }
        ... @include(if: $withComment) {
          comment @catch
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={orderLines}
      columns={columns}
      rows={records}
      keyOf={(orderLine) => orderLine.id}
      hiddenColumns={hiddenColumns}
      caption="Order lines"
    />
  );
}
