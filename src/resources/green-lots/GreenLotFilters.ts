// Scaffolded by Frontage from `Query.greenLots`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  decimalFilter,
  integerFilter,
  recordFilter,
  statusFilter,
  textFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { BlendComponentListQuery } from '../../../__generated__/BlendComponentListQuery.graphql.ts';
import type { GreenLotListQuery } from '../../../__generated__/GreenLotListQuery.graphql.ts';
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import type { SupplierListQuery } from '../../../__generated__/SupplierListQuery.graphql.ts';
import { blendComponents } from '../blend-components/blendComponents.ts';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { suppliers } from '../suppliers/suppliers.ts';

export const filters = defineFilters<GreenLotListQuery['variables']>({
  status: statusFilter(lotStatus, 'filter.status', enumFilter),
  process: choiceFilter(processingMethod, 'filter.process', enumFilter),
  code: textFilter('filter.code', stringFilter),
  harvestedOn: dayFilter('filter.harvestedOn', dateFilter, { nullable: true }),
  arrivedOn: dayFilter('filter.arrivedOn', dateFilter, { nullable: true }),
  pricePerKg: decimalFilter('filter.pricePerKg', bigFloatFilter),
  cupScore: decimalFilter('filter.cupScore', bigFloatFilter, { nullable: true }),
  supplier: recordFilter(
    suppliers,
    { is: (supplier) => ({ condition: { supplier } }) },
    { picker: async () => (await import('../suppliers/pickers/supplierPicker.ts')).supplierPicker },
  ),
  blendComponentsCount: integerFilter(
    'filter.blendComponents.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of blend components' },
  ),
  roastBatchesCount: integerFilter('filter.roastBatches.aggregates.distinctCount.id', intFilter, {
    label: 'Number of roast batches',
  }),
});

export const related: RelatedFilters<GreenLotListQuery['variables']> = {
  supplier: relatedFilter(
    suppliers,
    (variables: SupplierListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { supplier: conditions } }) },
  ),
  blendComponents: relatedFilter(
    blendComponents,
    (variables: BlendComponentListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { blendComponents: { some: conditions } } }),
      all: (conditions) => ({ filter: { blendComponents: { every: conditions } } }),
      none: (conditions) => ({ filter: { blendComponents: { none: conditions } } }),
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
