// Scaffolded by Frontage from the type `GreenLot`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { GreenLotTable_rows$key } from '../../../__generated__/GreenLotTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn, numberColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { suppliers } from '../suppliers/suppliers.ts';
import { greenLots } from './greenLots.ts';

/** Green lots as rows: of their list, and of whatever they belong to. */
export const GreenLotTable = defineTable<GreenLotTable_rows$key>({
  resource: greenLots,
  keyOf: (greenLot) => greenLot.id,
  columns: [
    textColumn({ id: 'code', label: 'Code', value: (greenLot) => greenLot.code }),
    choiceColumn({
      id: 'status',
      label: 'Status',
      choices: lotStatus,
      value: (greenLot) => greenLot.status,
    }),
    recordColumn({
      id: 'supplier',
      label: 'Supplier',
      resource: suppliers,
      value: (greenLot) => greenLot.supplier,
      keyOf: (supplier) => supplier.id,
      title: (supplier) => supplier.name,
    }),
    choiceColumn({
      id: 'process',
      label: 'Process',
      choices: processingMethod,
      value: (greenLot) => greenLot.process,
    }),
    numberColumn({ id: 'bags', label: 'Bags', value: (greenLot) => greenLot.bags }),
    moneyColumn({
      id: 'pricePerKg',
      label: 'Price per kg',
      value: (greenLot) => greenLot.pricePerKg,
      currency: (greenLot) => greenLot.currency,
    }),
    momentColumn({ id: 'createdAt', label: 'Created', value: (greenLot) => greenLot.createdAt }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (greenLot) => greenLot.id }),
    dayColumn({
      id: 'harvestedOn',
      label: 'Harvested on',
      hidden: true,
      value: (greenLot) => greenLot.harvestedOn,
    }),
    dayColumn({
      id: 'arrivedOn',
      label: 'Arrived on',
      hidden: true,
      value: (greenLot) => greenLot.arrivedOn,
    }),
    numberColumn({
      id: 'bagWeightKg',
      label: 'Bag weight (kg)',
      hidden: true,
      value: (greenLot) => greenLot.bagWeightKg,
    }),
    numberColumn({
      id: 'cupScore',
      label: 'Cup score',
      hidden: true,
      value: (greenLot) => greenLot.cupScore,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (greenLot) => greenLot.updatedAt,
    }),
    numberColumn({
      id: 'weightKg',
      label: 'Weight (kg)',
      hidden: true,
      value: (greenLot) => greenLot.weightKg,
    }),
  ],
  fragment: graphql`
    fragment GreenLotTable_rows on GreenLot
    @relay(plural: true)
    @argumentDefinitions(
      withStatus: { type: "Boolean!", defaultValue: true }
      withSupplier: { type: "Boolean!", defaultValue: true }
      withProcess: { type: "Boolean!", defaultValue: true }
      withBags: { type: "Boolean!", defaultValue: true }
      withPricePerKg: { type: "Boolean!", defaultValue: true }
      withCreatedAt: { type: "Boolean!", defaultValue: true }
      withHarvestedOn: { type: "Boolean!", defaultValue: false }
      withArrivedOn: { type: "Boolean!", defaultValue: false }
      withBagWeightKg: { type: "Boolean!", defaultValue: false }
      withCupScore: { type: "Boolean!", defaultValue: false }
      withUpdatedAt: { type: "Boolean!", defaultValue: false }
      withWeightKg: { type: "Boolean!", defaultValue: false }
    ) {
      id
      code
      ... @include(if: $withStatus) {
        status
      }
      ... @include(if: $withSupplier) {
        supplier @catch {
          id
          name
        }
      }
      ... @include(if: $withProcess) {
        process
      }
      ... @include(if: $withBags) {
        bags
      }
      ... @include(if: $withPricePerKg) {
        pricePerKg
        currency
      }
      ... @include(if: $withCreatedAt) {
        createdAt
      }
      ... @include(if: $withHarvestedOn) {
        harvestedOn @catch
      }
      ... @include(if: $withArrivedOn) {
        arrivedOn @catch
      }
      ... @include(if: $withBagWeightKg) {
        bagWeightKg
      }
      ... @include(if: $withCupScore) {
        cupScore @catch
      }
      ... @include(if: $withUpdatedAt) {
        updatedAt
      }
      ... @include(if: $withWeightKg) {
        weightKg
      }
    }
  `,
});
