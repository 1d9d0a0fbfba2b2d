// Scaffolded by Frontage from the type `RoastBatch`. `frontage pull` keeps your edits.
import { recordColumn } from 'frontage/ui/fields/Link';
import { numberColumn, percentColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { RoastBatchTable_rows$key } from '../../../__generated__/RoastBatchTable_rows.graphql.ts';
import { employees } from '../employees/employees.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { roastBatches } from './roastBatches.ts';

/** Roast batches as rows: in their list, and below the records that they belong to. */
export const RoastBatchTable = defineTable<RoastBatchTable_rows$key>({
  resource: roastBatches,
  columns: [
    textColumn('number', (roastBatch) => roastBatch.number),
    recordColumn('greenLot', (roastBatch) => roastBatch.greenLot, {
      resource: greenLots,
      title: (greenLot) => greenLot.code,
    }),
    textColumn('machine', (roastBatch) => roastBatch.machine),
    numberColumn('chargeWeightKg', (roastBatch) => roastBatch.chargeWeightKg, {
      label: 'Charge weight (kg)',
    }),
    numberColumn('yieldWeightKg', (roastBatch) => roastBatch.yieldWeightKg, {
      label: 'Yield weight (kg)',
    }),
    numberColumn('cupScore', (roastBatch) => roastBatch.cupScore),
    momentColumn('roastedAt', (roastBatch) => roastBatch.roastedAt, { label: 'Roasted' }),
    recordColumn('product', (roastBatch) => roastBatch.product, {
      hidden: true,
      resource: products,
      title: (product) => product.name,
      picture: (product) => product.image,
    }),
    recordColumn('roaster', (roastBatch) => roastBatch.roaster, {
      hidden: true,
      resource: employees,
      title: (employee) => employee.fullName,
      picture: (employee) => employee.photo,
    }),
    identifierColumn('id', (roastBatch) => roastBatch.id, { label: 'ID', hidden: true }),
    numberColumn('durationSeconds', (roastBatch) => roastBatch.durationSeconds, {
      label: 'Duration',
      hidden: true,
    }),
    yesNoColumn('passed', (roastBatch) => roastBatch.passed, { hidden: true }),
    longTextColumn('notes', (roastBatch) => roastBatch.notes, { hidden: true }),
    momentColumn('createdAt', (roastBatch) => roastBatch.createdAt, {
      label: 'Created',
      hidden: true,
    }),
    momentColumn('updatedAt', (roastBatch) => roastBatch.updatedAt, {
      label: 'Updated',
      hidden: true,
    }),
    percentColumn('lossPercent', (roastBatch) => roastBatch.lossPercent, {
      label: 'Loss (%)',
      hidden: true,
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
        image @catch
      }
      roaster @include(if: $withRoaster) @catch {
        id
        fullName
        photo @catch
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
