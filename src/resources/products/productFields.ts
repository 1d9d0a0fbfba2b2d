// Scaffolded by Frontage from the input type `ProductInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice, yesNo } from 'frontage/ui/form/inputs/choice';
import { json } from 'frontage/ui/form/inputs/json';
import { list } from 'frontage/ui/form/inputs/list';
import { longText, text } from 'frontage/ui/form/inputs/text';
import { day } from 'frontage/ui/form/inputs/time';
import type { ProductInput } from '../../../__generated__/createProductMutation.graphql.ts';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';

/** The form fields of a product. */
export const productFields: Fields<ProductInput> = {
  name: text({ required: true }),
  code: text({ help: 'Short code, printed on the bag.', required: true }),
  slug: text({ help: 'Last part of its address on the website.', required: true }),
  image: text({ help: 'Picture for the catalogue.' }),
  category: choice({ choices: productCategory, required: true }),
  status: choice({
    help: 'Only active products can be ordered.',
    choices: productStatus,
    hasDefault: true,
  }),
  roast: choice({ choices: roastLevel }),
  description: longText({ help: 'Text for the catalogue.' }),
  tastingNotes: list({ item: text({ label: 'Tasting note' }) }),
  isOrganic: yesNo({ label: 'Organic', hasDefault: true }),
  brewGuide: json({ help: 'Recipes for filter and espresso.' }),
  websiteUrl: text({ label: 'Website URL', format: 'url' }),
  launchedOn: day(),
};
