// Scaffolded by Frontage from the input type `GreenLotInput`. `frontage pull` keeps your edits.
import type { GreenLotInput } from '../../../__generated__/createGreenLotMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice } from '../../ui/form/inputs/choice.tsx';
import { json } from '../../ui/form/inputs/json.tsx';
import { list } from '../../ui/form/inputs/list.tsx';
import { decimal, integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { text } from '../../ui/form/inputs/text.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { currency } from '../enums/currency.ts';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { supplierPicker } from '../suppliers/pickers/supplierPicker.ts';

/** The form fields of a green lot. */
export const greenLotFields: Fields<GreenLotInput> = {
  code: text({ help: 'Lot mark on the bags.', required: true }),
  status: choice({ choices: lotStatus, hasDefault: true }),
  process: choice({
    help: 'How the cherries became beans.',
    choices: processingMethod,
    required: true,
  }),
  varieties: list({ item: text({ label: 'Variety' }) }),
  harvestedOn: day(),
  arrivedOn: day(),
  bags: integer({ required: true }),
  bagWeightKg: decimal({ label: 'Bag weight (kg)', multipleOf: 0.01, hasDefault: true }),
  pricePerKg: decimal({
    help: 'Price of one kilogram, free on board.',
    multipleOf: 0.01,
    required: true,
  }),
  currency: choice({ choices: currency, hasDefault: true }),
  cupScore: decimal({ help: 'Cupping score, out of 100.', multipleOf: 0.01 }),
  tastingNotes: list({ item: text({ label: 'Tasting note' }) }),
  analysis: json({ help: 'What the laboratory measured.' }),
  supplier: relation({ picker: supplierPicker, required: true }),
};
