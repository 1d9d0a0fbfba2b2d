// Scaffolded by Frontage from the input type `StockMovementInput`. `frontage pull` keeps your
// edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice } from 'frontage/ui/form/inputs/choice';
import { integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText } from 'frontage/ui/form/inputs/text';
import { moment } from 'frontage/ui/form/inputs/time';
import type { StockMovementInput } from '../../../__generated__/createStockMovementMutation.graphql.ts';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { movementKind } from '../enums/movementKind.ts';
import { roastBatchPicker } from '../roast-batches/pickers/roastBatchPicker.ts';
import { variantPicker } from '../variants/pickers/variantPicker.ts';

/** The form fields of a stock movement. */
export const stockMovementFields: Fields<StockMovementInput> = {
  variant: relation({ picker: variantPicker, required: true }),
  kind: choice({ choices: movementKind, required: true }),
  quantity: integer({ help: 'Pieces; below zero when they left the shelf.', required: true }),
  comment: longText(),
  occurredAt: moment({ label: 'Occurred', hasDefault: true }),
  batch: relation({ picker: roastBatchPicker }),
  employee: relation({ picker: employeePicker }),
};
