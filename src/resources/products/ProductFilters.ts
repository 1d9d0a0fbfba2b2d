// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';

export const filters = defineFilters<ProductListQuery['variables']>({
  status: statusFilter(productStatus, 'filter.status', enumFilter),
  category: choiceFilter(productCategory, 'filter.category', enumFilter),
  roast: choiceFilter(roastLevel, 'filter.roast', enumFilter, { nullable: true }),
  name: textFilter('filter.name', stringFilter),
  code: textFilter('filter.code', stringFilter),
  slug: textFilter('filter.slug', stringFilter),
  isOrganic: yesNoFilter('filter.isOrganic', booleanFilter, { label: 'Organic' }),
  launchedOn: dayFilter('filter.launchedOn', dateFilter, { nullable: true }),
});
