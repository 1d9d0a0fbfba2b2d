// Scaffolded by Frontage from the type `GreenLot`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn } from 'frontage/ui/fields/Link';
import { moneyColumn, numberColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { GreenLotTable_rows$key } from '../../../__generated__/GreenLotTable_rows.graphql.ts';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { suppliers } from '../suppliers/suppliers.ts';
import { greenLots } from './greenLots.ts';

/** Green lots as rows: in their list, and below the records that they belong to. */
export const GreenLotTable = defineTable<GreenLotTable_rows$key>({
  resource: greenLots,
  columns: [
    textColumn('code', (greenLot) => greenLot.code),
    choiceColumn('status', (greenLot) => greenLot.status, { choices: lotStatus }),
    recordColumn('supplier', (greenLot) => greenLot.supplier, {
      resource: suppliers,
      title: (supplier) => supplier.name,
      picture: (supplier) => supplier.picture,
    }),
    choiceColumn('process', (greenLot) => greenLot.process, { choices: processingMethod }),
    numberColumn('bags', (greenLot) => greenLot.bags),
    moneyColumn('pricePerKg', (greenLot) => greenLot.pricePerKg, {
      currency: (greenLot) => greenLot.currency,
    }),
    momentColumn('createdAt', (greenLot) => greenLot.createdAt, { label: 'Created' }),
    identifierColumn('id', (greenLot) => greenLot.id, { label: 'ID', hidden: true }),
    dayColumn('harvestedOn', (greenLot) => greenLot.harvestedOn, { hidden: true }),
    dayColumn('arrivedOn', (greenLot) => greenLot.arrivedOn, { hidden: true }),
    numberColumn('bagWeightKg', (greenLot) => greenLot.bagWeightKg, {
      label: 'Bag weight (kg)',
      hidden: true,
    }),
    numberColumn('cupScore', (greenLot) => greenLot.cupScore, { hidden: true }),
    momentColumn('updatedAt', (greenLot) => greenLot.updatedAt, { label: 'Updated', hidden: true }),
    numberColumn('weightKg', (greenLot) => greenLot.weightKg, {
      label: 'Weight (kg)',
      hidden: true,
    }),
  ],
  fragment: graphql`
    fragment GreenLotTable_rows on GreenLot
    @relay(plural: true)
    @argumentDefinitions(
      withSupplier: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      code
      status
      process
      bags
      pricePerKg @catch
      currency @catch
      createdAt
      supplier @include(if: $withSupplier) @catch {
        id
        name
        picture @catch
      }
      ... @include(if: $more) {
        harvestedOn @catch
        arrivedOn @catch
        bagWeightKg
        cupScore @catch
        updatedAt
        weightKg
      }
    }
  `,
});
