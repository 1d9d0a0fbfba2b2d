// Scaffolded by Frontage from the input type `ProductTagInput`. `frontage pull` keeps your edits.
import type { ProductTagInput } from '../../../__generated__/createProductTagMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { moment } from '../../ui/form/inputs/time.tsx';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { productPicker } from '../products/pickers/productPicker.ts';
import { tagPicker } from '../tags/pickers/tagPicker.ts';

/** The form fields of a product tag. */
export const productTagFields: Fields<ProductTagInput> = {
  position: integer({ help: 'Place of the tag on the product, from 1.', hasDefault: true }),
  addedAt: moment({ label: 'Added', hasDefault: true }),
  addedBy: relation({ picker: employeePicker }),
  product: relation({ picker: productPicker, required: true }),
  tag: relation({ picker: tagPicker, required: true }),
};
