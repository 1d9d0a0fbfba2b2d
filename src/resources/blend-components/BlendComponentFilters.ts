// Scaffolded by Frontage from `Query.blendComponents`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { decimalFilter, recordFilter } from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { BlendComponentListQuery } from '../../../__generated__/BlendComponentListQuery.graphql.ts';
import type { GreenLotListQuery } from '../../../__generated__/GreenLotListQuery.graphql.ts';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';

export const filters = defineFilters<BlendComponentListQuery['variables']>({
  percent: decimalFilter('filter.percent', bigFloatFilter),
  greenLot: recordFilter(
    greenLots,
    { is: (greenLot) => ({ condition: { greenLot } }) },
    {
      picker: async () => (await import('../green-lots/pickers/greenLotPicker.ts')).greenLotPicker,
    },
  ),
  product: recordFilter(
    products,
    { is: (product) => ({ condition: { product } }) },
    { picker: async () => (await import('../products/pickers/productPicker.ts')).productPicker },
  ),
});

export const related: RelatedFilters<BlendComponentListQuery['variables']> = {
  greenLot: relatedFilter(
    greenLots,
    (variables: GreenLotListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { greenLot: conditions } }) },
  ),
  product: relatedFilter(products, (variables: ProductListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { product: conditions } }),
  }),
};
