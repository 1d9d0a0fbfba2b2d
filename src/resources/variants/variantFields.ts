// Scaffolded by Frontage from the input type `VariantInput`. `frontage pull` keeps your edits.
import type { VariantInput } from '../../../__generated__/createVariantMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice, yesNo } from '../../ui/form/inputs/choice.tsx';
import { integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { text } from '../../ui/form/inputs/text.tsx';
import { currency } from '../enums/currency.ts';
import { grind } from '../enums/grind.ts';
import { productPicker } from '../products/pickers/productPicker.ts';

/** The form fields of a variant. */
export const variantFields: Fields<VariantInput> = {
  sku: text({ label: 'SKU', help: 'Stock keeping unit.', required: true }),
  name: text({ required: true }),
  weightGrams: integer({ label: 'Weight (grams)' }),
  grind: choice({ choices: grind }),
  priceCents: integer({ label: 'Price (cents)', help: 'List price, in cents.', required: true }),
  costCents: integer({
    label: 'Cost (cents)',
    help: 'What it costs us, in cents.',
    required: true,
  }),
  currency: choice({ choices: currency, hasDefault: true }),
  barcode: text({ help: 'EAN-13.' }),
  stock: integer({ help: 'Pieces on the shelf.', hasDefault: true }),
  reorderLevel: integer({
    help: 'Roast or order more when the stock falls below this.',
    hasDefault: true,
  }),
  isActive: yesNo({ label: 'Active', hasDefault: true }),
  product: relation({ picker: productPicker, required: true }),
};
