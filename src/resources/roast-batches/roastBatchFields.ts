// Scaffolded by Frontage from the input type `RoastBatchInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { yesNo } from 'frontage/ui/form/inputs/choice';
import { json } from 'frontage/ui/form/inputs/json';
import { markdown } from 'frontage/ui/form/inputs/markup';
import { decimal, integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { text } from 'frontage/ui/form/inputs/text';
import { moment } from 'frontage/ui/form/inputs/time';
import type { RoastBatchInput } from '../../../__generated__/createRoastBatchMutation.graphql.ts';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { greenLotPicker } from '../green-lots/pickers/greenLotPicker.ts';
import { productPicker } from '../products/pickers/productPicker.ts';

/** The form fields of a roast batch. */
export const roastBatchFields: Fields<RoastBatchInput> = {
  number: text({ required: true }),
  greenLot: relation({ picker: greenLotPicker, required: true }),
  product: relation({ picker: productPicker, required: true }),
  roaster: relation({ picker: employeePicker, required: true }),
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
  notes: markdown({ help: 'What the roaster noticed, in Markdown.' }),
};
