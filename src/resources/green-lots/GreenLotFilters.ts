// Scaffolded by Frontage from `Query.greenLots`. `frontage pull` keeps your edits.
import type { GreenLotListQuery } from '../../../__generated__/GreenLotListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  decimalFilter,
  recordFilter,
  statusFilter,
  textFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { suppliers } from '../suppliers/suppliers.ts';

export const filters: Filters<GreenLotListQuery['variables']> = {
  status: statusFilter('Status', lotStatus, {
    is: (status) => ({ filter: { status: { equalTo: status } } }),
    isNot: (status) => ({ filter: { status: { notEqualTo: status } } }),
    anyOf: (values) => ({ filter: { status: { in: values } } }),
    noneOf: (values) => ({ filter: { status: { notIn: values } } }),
  }),
  process: choiceFilter('Process', processingMethod, {
    is: (process) => ({ filter: { process: { equalTo: process } } }),
    isNot: (process) => ({ filter: { process: { notEqualTo: process } } }),
    anyOf: (values) => ({ filter: { process: { in: values } } }),
    noneOf: (values) => ({ filter: { process: { notIn: values } } }),
  }),
  code: textFilter('Code', {
    is: (code) => ({ filter: { code: { equalTo: code } } }),
    isNot: (code) => ({ filter: { code: { notEqualTo: code } } }),
    anyOf: (values) => ({ filter: { code: { in: values } } }),
    noneOf: (values) => ({ filter: { code: { notIn: values } } }),
    contains: (code) => ({ filter: { code: { includesInsensitive: code } } }),
    doesNotContain: (code) => ({ filter: { code: { notIncludesInsensitive: code } } }),
    startsWith: (code) => ({ filter: { code: { startsWithInsensitive: code } } }),
    endsWith: (code) => ({ filter: { code: { endsWithInsensitive: code } } }),
  }),
  harvestedOn: dayFilter('Harvested on', {
    isEmpty: (isEmpty) => ({ filter: { harvestedOn: { isNull: isEmpty } } }),
    isNot: (harvestedOn) => ({ filter: { harvestedOn: { notEqualTo: harvestedOn } } }),
    lessThan: (harvestedOn) => ({ filter: { harvestedOn: { lessThan: harvestedOn } } }),
    atLeast: (harvestedOn) => ({ filter: { harvestedOn: { greaterThanOrEqualTo: harvestedOn } } }),
  }),
  arrivedOn: dayFilter('Arrived on', {
    isEmpty: (isEmpty) => ({ filter: { arrivedOn: { isNull: isEmpty } } }),
    isNot: (arrivedOn) => ({ filter: { arrivedOn: { notEqualTo: arrivedOn } } }),
    lessThan: (arrivedOn) => ({ filter: { arrivedOn: { lessThan: arrivedOn } } }),
    atLeast: (arrivedOn) => ({ filter: { arrivedOn: { greaterThanOrEqualTo: arrivedOn } } }),
  }),
  pricePerKg: decimalFilter('Price per kg', {
    is: (pricePerKg) => ({ filter: { pricePerKg: { equalTo: pricePerKg } } }),
    isNot: (pricePerKg) => ({ filter: { pricePerKg: { notEqualTo: pricePerKg } } }),
    anyOf: (values) => ({ filter: { pricePerKg: { in: values } } }),
    noneOf: (values) => ({ filter: { pricePerKg: { notIn: values } } }),
    lessThan: (pricePerKg) => ({ filter: { pricePerKg: { lessThan: pricePerKg } } }),
    atMost: (pricePerKg) => ({ filter: { pricePerKg: { lessThanOrEqualTo: pricePerKg } } }),
    greaterThan: (pricePerKg) => ({ filter: { pricePerKg: { greaterThan: pricePerKg } } }),
    atLeast: (pricePerKg) => ({ filter: { pricePerKg: { greaterThanOrEqualTo: pricePerKg } } }),
  }),
  cupScore: decimalFilter('Cup score', {
    isEmpty: (isEmpty) => ({ filter: { cupScore: { isNull: isEmpty } } }),
    is: (cupScore) => ({ filter: { cupScore: { equalTo: cupScore } } }),
    isNot: (cupScore) => ({ filter: { cupScore: { notEqualTo: cupScore } } }),
    anyOf: (values) => ({ filter: { cupScore: { in: values } } }),
    noneOf: (values) => ({ filter: { cupScore: { notIn: values } } }),
    lessThan: (cupScore) => ({ filter: { cupScore: { lessThan: cupScore } } }),
    atMost: (cupScore) => ({ filter: { cupScore: { lessThanOrEqualTo: cupScore } } }),
    greaterThan: (cupScore) => ({ filter: { cupScore: { greaterThan: cupScore } } }),
    atLeast: (cupScore) => ({ filter: { cupScore: { greaterThanOrEqualTo: cupScore } } }),
  }),
  supplier: recordFilter(
    'Supplier',
    suppliers,
    {
      is: (supplier) => ({ condition: { supplier } }),
    },
    async () => (await import('../suppliers/pickers/supplierPicker.ts')).supplierPicker,
  ),
};
