// Scaffolded by Frontage from the type `GreenLot`. `frontage pull` keeps your edits.
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
      withSupplier: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      code
      status
      process
      bags
      pricePerKg
      currency
      createdAt
      supplier @include(if: $withSupplier) @catch {
        id
        name
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
