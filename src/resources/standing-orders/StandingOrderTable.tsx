// Scaffolded by Frontage from the type `StandingOrder`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { StandingOrderTable_rows$key } from '../../../__generated__/StandingOrderTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { numberColumn } from '../../ui/fields/Number.tsx';
import { titleColumn } from '../../ui/fields/RecordTitle.tsx';
import { identifierColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { variants } from '../variants/variants.ts';
import { standingOrders } from './standingOrders.ts';

/** Standing orders as rows: of their list, and of whatever they belong to. */
export const StandingOrderTable = defineTable<StandingOrderTable_rows$key>({
  resource: standingOrders,
  keyOf: (standingOrder) => standingOrder.id,
  columns: [
    titleColumn({
      id: 'id',
      label: 'Standing order',
      resource: standingOrders,
      keyOf: (standingOrder) => standingOrder.id,
    }),
    recordColumn({
      id: 'customer',
      label: 'Customer',
      resource: customers,
      value: (standingOrder) => standingOrder.customer,
      keyOf: (customer) => customer.id,
      title: (customer) => customer.name,
    }),
    recordColumn({
      id: 'variant',
      label: 'Variant',
      resource: variants,
      value: (standingOrder) => standingOrder.variant,
      keyOf: (variant) => variant.id,
      title: (variant) => variant.name,
    }),
    choiceColumn({
      id: 'frequency',
      label: 'Frequency',
      choices: deliveryFrequency,
      value: (standingOrder) => standingOrder.frequency,
    }),
    yesNoColumn({
      id: 'isActive',
      label: 'Active',
      value: (standingOrder) => standingOrder.isActive,
    }),
    numberColumn({
      id: 'quantity',
      label: 'Quantity',
      value: (standingOrder) => standingOrder.quantity,
    }),
    dayColumn({ id: 'nextOn', label: 'Next on', value: (standingOrder) => standingOrder.nextOn }),
    identifierColumn({
      id: 'id',
      label: 'ID',
      hidden: true,
      value: (standingOrder) => standingOrder.id,
    }),
    dayColumn({
      id: 'pausedUntil',
      label: 'Paused until',
      hidden: true,
      value: (standingOrder) => standingOrder.pausedUntil,
    }),
    momentColumn({
      id: 'createdAt',
      label: 'Created',
      hidden: true,
      value: (standingOrder) => standingOrder.createdAt,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (standingOrder) => standingOrder.updatedAt,
    }),
  ],
  fragment: graphql`
    fragment StandingOrderTable_rows on StandingOrder
    @relay(plural: true)
    @argumentDefinitions(
      withCustomer: { type: "Boolean!", defaultValue: true }
      withVariant: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      frequency
      isActive
      quantity
      nextOn
      customer @include(if: $withCustomer) @catch {
        id
        name
      }
      variant @include(if: $withVariant) @catch {
        id
        name
      }
      ... @include(if: $more) {
        pausedUntil @catch
        createdAt
        updatedAt
      }
    }
  `,
});
