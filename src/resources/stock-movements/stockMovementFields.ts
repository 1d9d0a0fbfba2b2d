// Scaffolded by Frontage from the input type `StockMovementInput`. `frontage pull` keeps your
// edits.
import type { StockMovementInput } from '../../../__generated__/createStockMovementMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice } from '../../ui/form/inputs/choice.tsx';
import { integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { longText } from '../../ui/form/inputs/text.tsx';
import { moment } from '../../ui/form/inputs/time.tsx';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { movementKind } from '../enums/movementKind.ts';
import { roastBatchPicker } from '../roast-batches/pickers/roastBatchPicker.ts';
import { variantPicker } from '../variants/pickers/variantPicker.ts';

/** The form fields of a stock movement. */
export const stockMovementFields: Fields<StockMovementInput> = {
  kind: choice({ choices: movementKind, required: true }),
  quantity: integer({ help: 'Pieces; below zero when they left the shelf.', required: true }),
  comment: longText(),
  occurredAt: moment({ label: 'Occurred', hasDefault: true }),
  batch: relation({ picker: roastBatchPicker }),
  employee: relation({ picker: employeePicker }),
  variant: relation({ picker: variantPicker, required: true }),
};
