// Scaffolded by Frontage from the input type `BlendComponentInput`. `frontage pull` keeps your
// edits.
import type { Fields } from 'frontage/ui/form/input';
import { decimal } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText } from 'frontage/ui/form/inputs/text';
import type { BlendComponentInput } from '../../../__generated__/createBlendComponentMutation.graphql.ts';
import { greenLotPicker } from '../green-lots/pickers/greenLotPicker.ts';
import { productPicker } from '../products/pickers/productPicker.ts';

/** The form fields of a blend component. */
export const blendComponentFields: Fields<BlendComponentInput> = {
  greenLot: relation({ picker: greenLotPicker, required: true }),
  product: relation({ picker: productPicker, required: true }),
  percent: decimal({ help: 'Share of the lot in the product.', multipleOf: 0.01, required: true }),
  note: longText(),
};
