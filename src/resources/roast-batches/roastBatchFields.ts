// Scaffolded by Frontage from the input type `RoastBatchInput`. `frontage pull` keeps your edits.
import type { RoastBatchInput } from '../../../__generated__/createRoastBatchMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { yesNo } from '../../ui/form/inputs/choice.tsx';
import { json } from '../../ui/form/inputs/json.tsx';
import { decimal, integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';
import { moment } from '../../ui/form/inputs/time.tsx';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { greenLotPicker } from '../green-lots/pickers/greenLotPicker.ts';
import { productPicker } from '../products/pickers/productPicker.ts';

/** The form fields of a roast batch. */
export const roastBatchFields: Fields<RoastBatchInput> = {
  number: text({ required: true }),
  machine: text({ required: true }),
  roastedAt: moment({ label: 'Roasted', required: true }),
  chargeWeightKg: decimal({
    label: 'Charge weight (kg)',
    help: 'Green coffee that went in.',
    multipleOf: 0.01,
    required: true,
  }),
  yieldWeightKg: decimal({
    label: 'Yield weight (kg)',
    help: 'Roasted coffee that came out.',
    multipleOf: 0.01,
    required: true,
  }),
  durationSeconds: integer({ label: 'Duration (seconds)', required: true }),
  profile: json({ help: 'Temperatures along the roast.', hasDefault: true }),
  cupScore: decimal({ multipleOf: 0.01 }),
  passed: yesNo({ help: 'What quality control said; empty until they have tasted it.' }),
  notes: longText(),
  greenLot: relation({ picker: greenLotPicker, required: true }),
  product: relation({ picker: productPicker, required: true }),
  roaster: relation({ picker: employeePicker, required: true }),
};
