// Scaffolded by Frontage from the type `RoastBatch`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { RoastBatchTable_rows$key } from '../../../__generated__/RoastBatchTable_rows.graphql.ts';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { numberColumn, percentColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { employees } from '../employees/employees.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { roastBatches } from './roastBatches.ts';

/** Roast batches as rows: of their list, and of whatever they belong to. */
export const RoastBatchTable = defineTable<RoastBatchTable_rows$key>({
  resource: roastBatches,
  keyOf: (roastBatch) => roastBatch.id,
  columns: [
    textColumn({ id: 'number', label: 'Number', value: (roastBatch) => roastBatch.number }),
    recordColumn({
      id: 'greenLot',
      label: 'Green lot',
      resource: greenLots,
      value: (roastBatch) => roastBatch.greenLot,
      keyOf: (greenLot) => greenLot.id,
      title: (greenLot) => greenLot.code,
    }),
    textColumn({ id: 'machine', label: 'Machine', value: (roastBatch) => roastBatch.machine }),
    numberColumn({
      id: 'chargeWeightKg',
      label: 'Charge weight (kg)',
      value: (roastBatch) => roastBatch.chargeWeightKg,
    }),
    numberColumn({
      id: 'yieldWeightKg',
      label: 'Yield weight (kg)',
      value: (roastBatch) => roastBatch.yieldWeightKg,
    }),
    numberColumn({
      id: 'cupScore',
      label: 'Cup score',
      value: (roastBatch) => roastBatch.cupScore,
    }),
    momentColumn({
      id: 'roastedAt',
      label: 'Roasted',
      value: (roastBatch) => roastBatch.roastedAt,
    }),
    recordColumn({
      id: 'product',
      label: 'Product',
      hidden: true,
      resource: products,
      value: (roastBatch) => roastBatch.product,
      keyOf: (product) => product.id,
      title: (product) => product.name,
    }),
    recordColumn({
      id: 'roaster',
      label: 'Roaster',
      hidden: true,
      resource: employees,
      value: (roastBatch) => roastBatch.roaster,
      keyOf: (employee) => employee.id,
      title: (employee) => employee.fullName,
    }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (roastBatch) => roastBatch.id }),
    numberColumn({
      id: 'durationSeconds',
      label: 'Duration',
      hidden: true,
      value: (roastBatch) => roastBatch.durationSeconds,
    }),
    yesNoColumn({
      id: 'passed',
      label: 'Passed',
      hidden: true,
      value: (roastBatch) => roastBatch.passed,
    }),
    longTextColumn({
      id: 'notes',
      label: 'Notes',
      hidden: true,
      value: (roastBatch) => roastBatch.notes,
    }),
    momentColumn({
      id: 'createdAt',
      label: 'Created',
      hidden: true,
      value: (roastBatch) => roastBatch.createdAt,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (roastBatch) => roastBatch.updatedAt,
    }),
    percentColumn({
      id: 'lossPercent',
      label: 'Loss (%)',
      hidden: true,
      value: (roastBatch) => roastBatch.lossPercent,
    }),
  ],
  fragment: graphql`
    fragment RoastBatchTable_rows on RoastBatch
    @relay(plural: true)
    @argumentDefinitions(
      withGreenLot: { type: "Boolean!", defaultValue: true }
      withProduct: { type: "Boolean!", defaultValue: false }
      withRoaster: { type: "Boolean!", defaultValue: false }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      number
      machine
      chargeWeightKg
      yieldWeightKg
      cupScore @catch
      roastedAt
      greenLot @include(if: $withGreenLot) @catch {
        id
        code
      }
      product @include(if: $withProduct) @catch {
        id
        name
      }
      roaster @include(if: $withRoaster) @catch {
        id
        fullName
      }
      ... @include(if: $more) {
        durationSeconds
        passed @catch
        notes @catch
        createdAt
        updatedAt
        lossPercent
      }
    }
  `,
});
