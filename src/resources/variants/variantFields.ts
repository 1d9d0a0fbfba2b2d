// Scaffolded by Frontage from the input type `VariantInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice, yesNo } from 'frontage/ui/form/inputs/choice';
import { money } from 'frontage/ui/form/inputs/money';
import { integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { text } from 'frontage/ui/form/inputs/text';
import type { VariantInput } from '../../../__generated__/createVariantMutation.graphql.ts';
import { currency } from '../enums/currency.ts';
import { grind } from '../enums/grind.ts';
import { productPicker } from '../products/pickers/productPicker.ts';

/** The form fields of a variant. */
export const variantFields: Fields<VariantInput> = {
  name: text({ required: true }),
  product: relation({ picker: productPicker, required: true }),
  sku: text({ label: 'SKU', help: 'Stock keeping unit.', required: true }),
  weightGrams: integer({ label: 'Weight (grams)' }),
  grind: choice({ choices: grind }),
  priceCents: money({
    label: 'Price',
    help: 'List price.',
    amount: integer(),
    unit: 'minor',
    currencyInput: 'currency',
    currencies: currency,
    required: true,
  }),
  costCents: money({
    label: 'Cost',
    help: 'What it costs us.',
    amount: integer(),
    unit: 'minor',
    currencyInput: 'currency',
    currencies: currency,
    required: true,
  }),
  currency: choice({ choices: currency }),
  barcode: text({ help: 'EAN-13.' }),
  stock: integer({ help: 'Pieces on the shelf.', hasDefault: true }),
  reorderLevel: integer({
    help: 'Roast or order more when the stock falls below this.',
    hasDefault: true,
  }),
  isActive: yesNo({ label: 'Active', hasDefault: true }),
};
