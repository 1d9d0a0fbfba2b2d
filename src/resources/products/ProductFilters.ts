// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  integerFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { BlendComponentListQuery } from '../../../__generated__/BlendComponentListQuery.graphql.ts';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import type { ProductTagListQuery } from '../../../__generated__/ProductTagListQuery.graphql.ts';
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import { blendComponents } from '../blend-components/blendComponents.ts';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { productTags } from '../product-tags/productTags.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { variants } from '../variants/variants.ts';

export const filters = defineFilters<ProductListQuery['variables']>({
  status: statusFilter(productStatus, 'filter.status', enumFilter),
  category: choiceFilter(productCategory, 'filter.category', enumFilter),
  roast: choiceFilter(roastLevel, 'filter.roast', enumFilter, { nullable: true }),
  name: textFilter('filter.name', stringFilter),
  code: textFilter('filter.code', stringFilter),
  slug: textFilter('filter.slug', stringFilter),
  isOrganic: yesNoFilter('filter.isOrganic', booleanFilter, { label: 'Organic' }),
  launchedOn: dayFilter('filter.launchedOn', dateFilter, { nullable: true }),
  variantsCount: integerFilter('filter.variants.aggregates.distinctCount.id', intFilter, {
    label: 'Number of variants',
  }),
  productTagsCount: integerFilter('filter.productTags.aggregates.distinctCount.id', intFilter, {
    label: 'Number of product tags',
  }),
  componentsCount: integerFilter('filter.components.aggregates.distinctCount.id', intFilter, {
    label: 'Number of components',
  }),
  roastBatchesCount: integerFilter('filter.roastBatches.aggregates.distinctCount.id', intFilter, {
    label: 'Number of roast batches',
  }),
});

export const related: RelatedFilters<ProductListQuery['variables']> = {
  variants: relatedFilter(
    variants,
    (variables: VariantListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { variants: { some: conditions } } }),
      all: (conditions) => ({ filter: { variants: { every: conditions } } }),
      none: (conditions) => ({ filter: { variants: { none: conditions } } }),
    },
  ),
  productTags: relatedFilter(
    productTags,
    (variables: ProductTagListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { productTags: { some: conditions } } }),
      all: (conditions) => ({ filter: { productTags: { every: conditions } } }),
      none: (conditions) => ({ filter: { productTags: { none: conditions } } }),
    },
  ),
  components: relatedFilter(
    blendComponents,
    (variables: BlendComponentListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { components: { some: conditions } } }),
      all: (conditions) => ({ filter: { components: { every: conditions } } }),
      none: (conditions) => ({ filter: { components: { none: conditions } } }),
    },
  ),
  roastBatches: relatedFilter(
    roastBatches,
    (variables: RoastBatchListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { roastBatches: { some: conditions } } }),
      all: (conditions) => ({ filter: { roastBatches: { every: conditions } } }),
      none: (conditions) => ({ filter: { roastBatches: { none: conditions } } }),
    },
  ),
};
