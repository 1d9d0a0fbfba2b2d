// Scaffolded by Frontage from the type `StockMovement`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { StockMovementTable_rows$key } from '../../../__generated__/StockMovementTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { numberColumn } from '../../ui/fields/Number.tsx';
import { titleColumn } from '../../ui/fields/RecordTitle.tsx';
import { identifierColumn, longTextColumn } from '../../ui/fields/Text.tsx';
import { momentColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { employees } from '../employees/employees.ts';
import { movementKind } from '../enums/movementKind.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { variants } from '../variants/variants.ts';
import { stockMovements } from './stockMovements.ts';

/** Stock movements as rows: of their list, and of whatever they belong to. */
export const StockMovementTable = defineTable<StockMovementTable_rows$key>({
  resource: stockMovements,
  keyOf: (stockMovement) => stockMovement.id,
  columns: [
    titleColumn({
      id: 'id',
      label: 'Stock movement',
      resource: stockMovements,
      keyOf: (stockMovement) => stockMovement.id,
    }),
    recordColumn({
      id: 'variant',
      label: 'Variant',
      resource: variants,
      value: (stockMovement) => stockMovement.variant,
      keyOf: (variant) => variant.id,
      title: (variant) => variant.name,
    }),
    recordColumn({
      id: 'batch',
      label: 'Batch',
      resource: roastBatches,
      value: (stockMovement) => stockMovement.batch,
      keyOf: (roastBatch) => roastBatch.id,
      title: (roastBatch) => roastBatch.number,
    }),
    choiceColumn({
      id: 'kind',
      label: 'Kind',
      choices: movementKind,
      value: (stockMovement) => stockMovement.kind,
    }),
    numberColumn({
      id: 'quantity',
      label: 'Quantity',
      value: (stockMovement) => stockMovement.quantity,
    }),
    momentColumn({
      id: 'occurredAt',
      label: 'Occurred',
      value: (stockMovement) => stockMovement.occurredAt,
    }),
    recordColumn({
      id: 'employee',
      label: 'Employee',
      hidden: true,
      resource: employees,
      value: (stockMovement) => stockMovement.employee,
      keyOf: (employee) => employee.id,
      title: (employee) => employee.fullName,
    }),
    identifierColumn({
      id: 'id',
      label: 'ID',
      hidden: true,
      value: (stockMovement) => stockMovement.id,
    }),
    longTextColumn({
      id: 'comment',
      label: 'Comment',
      hidden: true,
      value: (stockMovement) => stockMovement.comment,
    }),
  ],
  fragment: graphql`
    fragment StockMovementTable_rows on StockMovement
    @relay(plural: true)
    @argumentDefinitions(
      withVariant: { type: "Boolean!", defaultValue: true }
      withBatch: { type: "Boolean!", defaultValue: true }
      withEmployee: { type: "Boolean!", defaultValue: false }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      kind
      quantity
      occurredAt
      variant @include(if: $withVariant) @catch {
        id
        name
      }
      batch @include(if: $withBatch) @catch {
        id
        number
      }
      employee @include(if: $withEmployee) @catch {
        id
        fullName
      }
      ... @include(if: $more) {
        comment @catch
      }
    }
  `,
});
