// Scaffolded by Frontage from the input type `GreenLotInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice } from 'frontage/ui/form/inputs/choice';
import { json } from 'frontage/ui/form/inputs/json';
import { list } from 'frontage/ui/form/inputs/list';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal, integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { text } from 'frontage/ui/form/inputs/text';
import { day } from 'frontage/ui/form/inputs/time';
import type { GreenLotInput } from '../../../__generated__/createGreenLotMutation.graphql.ts';
import { currency } from '../enums/currency.ts';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { supplierPicker } from '../suppliers/pickers/supplierPicker.ts';

/** The form fields of a green lot. */
export const greenLotFields: Fields<GreenLotInput> = {
  code: text({ help: 'Lot mark on the bags.', required: true }),
  supplier: relation({ picker: supplierPicker, required: true }),
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
  pricePerKg: money({
    help: 'Price of one kilogram, free on board.',
    amount: decimal(),
    currencyInput: 'currency',
    multipleOf: 0.01,
    required: true,
  }),
  currency: choice({ choices: currency }),
  cupScore: decimal({ help: 'Cupping score, out of 100.', multipleOf: 0.01 }),
  tastingNotes: list({ item: text({ label: 'Tasting note' }) }),
  analysis: json({ help: 'What the laboratory measured.' }),
};
