// Scaffolded by Frontage from the type `StandingOrder`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  StandingOrderTable_rows$data,
  StandingOrderTable_rows$key,
} from '../../../__generated__/StandingOrderTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { RecordTitle } from '../../ui/fields/RecordTitle.tsx';
import { Identifier } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { variants } from '../variants/variants.ts';
import { standingOrders } from './standingOrders.ts';

const columns: Columns<StandingOrderTable_rows$data[number]> = [
  {
    id: 'id',
    label: 'Standing order',
    cell: (standingOrder) => <RecordTitle resource={standingOrders} recordKey={standingOrder.id} />,
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (standingOrder) => (
      <RecordLink
        resource={customers}
        record={standingOrder.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
      />
    ),
  },
  {
    id: 'variant',
    label: 'Variant',
    cell: (standingOrder) => (
      <RecordLink
        resource={variants}
        record={standingOrder.variant}
        keyOf={(variant) => variant.id}
        title={(variant) => variant.name}
      />
    ),
  },
  {
    id: 'frequency',
    label: 'Frequency',
    cell: (standingOrder) => <Choice value={standingOrder.frequency} choices={deliveryFrequency} />,
  },
  {
    id: 'isActive',
    label: 'Active',
    cell: (standingOrder) => <YesNo value={standingOrder.isActive} />,
  },
  {
    id: 'quantity',
    label: 'Quantity',
    align: 'end',
    cell: (standingOrder) => <NumberValue value={standingOrder.quantity} />,
  },
  { id: 'nextOn', label: 'Next on', cell: (standingOrder) => <Day value={standingOrder.nextOn} /> },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (standingOrder) => <Identifier value={standingOrder.id} />,
  },
  {
    id: 'pausedUntil',
    label: 'Paused until',
    hidden: true,
    cell: (standingOrder) => <Day value={standingOrder.pausedUntil} />,
  },
  {
    id: 'createdAt',
    label: 'Created',
    hidden: true,
    cell: (standingOrder) => <Moment value={standingOrder.createdAt} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (standingOrder) => <Moment value={standingOrder.updatedAt} />,
  },
];

/** Standing orders as rows: of their list, and of whatever they belong to. */
export function StandingOrderTable({
  rows,
  hiddenColumns,
}: TableProps<StandingOrderTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment StandingOrderTable_rows on StandingOrder
      @relay(plural: true)
      @argumentDefinitions(
        withCustomer: { type: "Boolean!", defaultValue: true }
        withVariant: { type: "Boolean!", defaultValue: true }
        withFrequency: { type: "Boolean!", defaultValue: true }
        withIsActive: { type: "Boolean!", defaultValue: true }
        withQuantity: { type: "Boolean!", defaultValue: true }
        withNextOn: { type: "Boolean!", defaultValue: true }
        withPausedUntil: { type: "Boolean!", defaultValue: false }
        withCreatedAt: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        ... @include(if: $withCustomer) {
          customer @catch {
            id
            name
          }
        }
        ... @include(if: $withVariant) {
          variant @catch {
            id
            name
          }
        }
        ... @include(if: $withFrequency) {
          frequency
        }
        ... @include(if: $withIsActive) {
          isActive
        }
        ... @include(if: $withQuantity) {
          quantity
        }
        ... @include(if: $withNextOn) {
          nextOn
        }
        ... @include(if: $withPausedUntil) {
          pausedUntil @catch
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={standingOrders}
      columns={columns}
      rows={records}
      keyOf={(standingOrder) => standingOrder.id}
      hiddenColumns={hiddenColumns}
      caption="Standing orders"
    />
  );
}
