// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  integerFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import { integerMoneyFilter } from 'frontage/lists/filters/moneyFilters';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import { grind } from '../enums/grind.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { products } from '../products/products.ts';

export const filters = defineFilters<VariantListQuery['variables']>({
  grind: choiceFilter(grind, 'filter.grind', enumFilter, { nullable: true }),
  sku: textFilter('filter.sku', stringFilter, { label: 'SKU' }),
  name: textFilter('filter.name', stringFilter),
  priceCents: integerMoneyFilter('filter.priceCents', intFilter, { label: 'Price' }),
  barcode: textFilter('filter.barcode', stringFilter, { nullable: true }),
  stock: integerFilter('filter.stock', intFilter),
  isActive: yesNoFilter('filter.isActive', booleanFilter, { label: 'Active' }),
  needsReorder: yesNoFilter('filter.needsReorder', booleanFilter),
  product: recordFilter(
    products,
    { is: (product) => ({ condition: { product } }) },
    { picker: async () => (await import('../products/pickers/productPicker.ts')).productPicker },
  ),
});
