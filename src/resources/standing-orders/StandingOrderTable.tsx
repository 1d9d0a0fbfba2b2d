// Scaffolded by Frontage from the type `StandingOrder`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn } from 'frontage/ui/fields/Link';
import { numberColumn } from 'frontage/ui/fields/Number';
import { titleColumn } from 'frontage/ui/fields/RecordTitle';
import { identifierColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { StandingOrderTable_rows$key } from '../../../__generated__/StandingOrderTable_rows.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { variants } from '../variants/variants.ts';
import { standingOrders } from './standingOrders.ts';

/** Standing orders as rows: in their list, and below the records that they belong to. */
export const StandingOrderTable = defineTable<StandingOrderTable_rows$key>({
  resource: standingOrders,
  columns: [
    titleColumn('id', () => null, { label: 'Standing order', resource: standingOrders }),
    recordColumn('customer', (standingOrder) => standingOrder.customer, {
      resource: customers,
      title: (customer) => customer.name,
    }),
    recordColumn('variant', (standingOrder) => standingOrder.variant, {
      resource: variants,
      title: (variant) => variant.name,
    }),
    choiceColumn('frequency', (standingOrder) => standingOrder.frequency, {
      choices: deliveryFrequency,
    }),
    yesNoColumn('isActive', (standingOrder) => standingOrder.isActive, { label: 'Active' }),
    numberColumn('quantity', (standingOrder) => standingOrder.quantity),
    dayColumn('nextOn', (standingOrder) => standingOrder.nextOn),
    identifierColumn('id', (standingOrder) => standingOrder.id, { label: 'ID', hidden: true }),
    dayColumn('pausedUntil', (standingOrder) => standingOrder.pausedUntil, { hidden: true }),
    momentColumn('createdAt', (standingOrder) => standingOrder.createdAt, {
      label: 'Created',
      hidden: true,
    }),
    momentColumn('updatedAt', (standingOrder) => standingOrder.updatedAt, {
      label: 'Updated',
      hidden: true,
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
