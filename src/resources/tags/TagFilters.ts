// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { integerFilter, textFilter } from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { ProductTagListQuery } from '../../../__generated__/ProductTagListQuery.graphql.ts';
import type { TagListQuery } from '../../../__generated__/TagListQuery.graphql.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { productTags } from '../product-tags/productTags.ts';

export const filters = defineFilters<TagListQuery['variables']>({
  name: textFilter('filter.name', stringFilter),
  productTagsCount: integerFilter('filter.productTags.aggregates.distinctCount.id', intFilter, {
    label: 'Number of product tags',
  }),
});

export const related: RelatedFilters<TagListQuery['variables']> = {
  productTags: relatedFilter(
    productTags,
    (variables: ProductTagListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { productTags: { some: conditions } } }),
      all: (conditions) => ({ filter: { productTags: { every: conditions } } }),
      none: (conditions) => ({ filter: { productTags: { none: conditions } } }),
    },
  ),
};
