// Scaffolded by Frontage from the type `StockMovement`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn } from 'frontage/ui/fields/Link';
import { numberColumn } from 'frontage/ui/fields/Number';
import { titleColumn } from 'frontage/ui/fields/RecordTitle';
import { identifierColumn, longTextColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { StockMovementTable_rows$key } from '../../../__generated__/StockMovementTable_rows.graphql.ts';
import { employees } from '../employees/employees.ts';
import { movementKind } from '../enums/movementKind.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { variants } from '../variants/variants.ts';
import { stockMovements } from './stockMovements.ts';

/** Stock movements as rows: in their list, and below the records that they belong to. */
export const StockMovementTable = defineTable<StockMovementTable_rows$key>({
  resource: stockMovements,
  columns: [
    titleColumn('id', () => null, { label: 'Stock movement', resource: stockMovements }),
    recordColumn('variant', (stockMovement) => stockMovement.variant, {
      resource: variants,
      title: (variant) => variant.name,
    }),
    recordColumn('batch', (stockMovement) => stockMovement.batch, {
      resource: roastBatches,
      title: (roastBatch) => roastBatch.number,
    }),
    choiceColumn('kind', (stockMovement) => stockMovement.kind, { choices: movementKind }),
    numberColumn('quantity', (stockMovement) => stockMovement.quantity),
    momentColumn('occurredAt', (stockMovement) => stockMovement.occurredAt, { label: 'Occurred' }),
    recordColumn('employee', (stockMovement) => stockMovement.employee, {
      hidden: true,
      resource: employees,
      title: (employee) => employee.fullName,
      picture: (employee) => employee.photo,
    }),
    identifierColumn('id', (stockMovement) => stockMovement.id, { label: 'ID', hidden: true }),
    longTextColumn('comment', (stockMovement) => stockMovement.comment, { hidden: true }),
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
        photo @catch
      }
      ... @include(if: $more) {
        comment @catch
      }
    }
  `,
});
