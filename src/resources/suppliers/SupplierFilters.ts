// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  integerFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { GreenLotListQuery } from '../../../__generated__/GreenLotListQuery.graphql.ts';
import type { SupplierListQuery } from '../../../__generated__/SupplierListQuery.graphql.ts';
import { supplierKind } from '../enums/supplierKind.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { greenLots } from '../green-lots/greenLots.ts';

export const filters = defineFilters<SupplierListQuery['variables']>({
  kind: choiceFilter(supplierKind, 'filter.kind', enumFilter),
  name: textFilter('filter.name', stringFilter),
  country: textFilter('filter.country', stringFilter),
  email: textFilter('filter.email', stringFilter),
  rating: integerFilter('filter.rating', intFilter, { nullable: true }),
  isDirectTrade: yesNoFilter('filter.isDirectTrade', booleanFilter, { label: 'Direct trade' }),
  greenLotsCount: integerFilter('filter.greenLots.aggregates.distinctCount.id', intFilter, {
    label: 'Number of green lots',
  }),
});

export const related: RelatedFilters<SupplierListQuery['variables']> = {
  greenLots: relatedFilter(
    greenLots,
    (variables: GreenLotListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { greenLots: { some: conditions } } }),
      all: (conditions) => ({ filter: { greenLots: { every: conditions } } }),
      none: (conditions) => ({ filter: { greenLots: { none: conditions } } }),
    },
  ),
};

export const valueCounts = () => import('./SupplierValueCounts.ts');
