// Scaffolded by Frontage from the input type `ProductInput`. `frontage pull` keeps your edits.
import type { ProductInput } from '../../../__generated__/createProductMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice, yesNo } from '../../ui/form/inputs/choice.tsx';
import { json } from '../../ui/form/inputs/json.tsx';
import { list } from '../../ui/form/inputs/list.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';

/** The form fields of a product. */
export const productFields: Fields<ProductInput> = {
  name: text({ label: 'Name', required: true }),
  code: text({ label: 'Code', help: 'Short code, printed on the bag.', required: true }),
  slug: text({ label: 'Slug', help: 'Last part of its address on the website.', required: true }),
  image: text({ label: 'Image', help: 'Picture for the catalogue.' }),
  category: choice({ label: 'Category', choices: productCategory, required: true }),
  status: choice({
    label: 'Status',
    help: 'Only active products can be ordered.',
    choices: productStatus,
    hasDefault: true,
  }),
  roast: choice({ label: 'Roast', choices: roastLevel }),
  description: longText({ label: 'Description', help: 'Text for the catalogue.' }),
  tastingNotes: list({ label: 'Tasting notes', item: text({ label: 'Tasting note' }) }),
  isOrganic: yesNo({ label: 'Organic', hasDefault: true }),
  brewGuide: json({ label: 'Brew guide', help: 'Recipes for filter and espresso.' }),
  websiteUrl: text({ label: 'Website URL', format: 'url' }),
  launchedOn: day({ label: 'Launched on' }),
};
