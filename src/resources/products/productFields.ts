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
