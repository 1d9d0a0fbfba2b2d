// Scaffolded by Frontage from the input type `ProductTagInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { moment } from 'frontage/ui/form/inputs/time';
import type { ProductTagInput } from '../../../__generated__/createProductTagMutation.graphql.ts';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { productPicker } from '../products/pickers/productPicker.ts';
import { tagPicker } from '../tags/pickers/tagPicker.ts';

/** The form fields of a product tag. */
export const productTagFields: Fields<ProductTagInput> = {
  product: relation({ picker: productPicker, required: true }),
  tag: relation({ picker: tagPicker, required: true }),
  position: integer({ help: 'Place of the tag on the product, from 1.', hasDefault: true }),
  addedAt: moment({ label: 'Added', hasDefault: true }),
  addedBy: relation({ picker: employeePicker }),
};
