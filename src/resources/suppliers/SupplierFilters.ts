// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
import type { SupplierListQuery } from '../../../__generated__/SupplierListQuery.graphql.ts';
import {
  choiceFilter,
  integerFilter,
  textFilter,
  yesNoFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { supplierKind } from '../enums/supplierKind.ts';

export const filters: Filters<SupplierListQuery['variables']> = {
  kind: choiceFilter('Kind', supplierKind, {
    is: (kind) => ({ filter: { kind: { equalTo: kind } } }),
    isNot: (kind) => ({ filter: { kind: { notEqualTo: kind } } }),
    anyOf: (values) => ({ filter: { kind: { in: values } } }),
    noneOf: (values) => ({ filter: { kind: { notIn: values } } }),
  }),
  name: textFilter('Name', {
    is: (name) => ({ filter: { name: { equalTo: name } } }),
    isNot: (name) => ({ filter: { name: { notEqualTo: name } } }),
    anyOf: (values) => ({ filter: { name: { in: values } } }),
    noneOf: (values) => ({ filter: { name: { notIn: values } } }),
    contains: (name) => ({ filter: { name: { includesInsensitive: name } } }),
    doesNotContain: (name) => ({ filter: { name: { notIncludesInsensitive: name } } }),
    startsWith: (name) => ({ filter: { name: { startsWithInsensitive: name } } }),
    endsWith: (name) => ({ filter: { name: { endsWithInsensitive: name } } }),
  }),
  country: textFilter('Country', {
    is: (country) => ({ filter: { country: { equalTo: country } } }),
    isNot: (country) => ({ filter: { country: { notEqualTo: country } } }),
    anyOf: (values) => ({ filter: { country: { in: values } } }),
    noneOf: (values) => ({ filter: { country: { notIn: values } } }),
    contains: (country) => ({ filter: { country: { includesInsensitive: country } } }),
    doesNotContain: (country) => ({ filter: { country: { notIncludesInsensitive: country } } }),
    startsWith: (country) => ({ filter: { country: { startsWithInsensitive: country } } }),
    endsWith: (country) => ({ filter: { country: { endsWithInsensitive: country } } }),
  }),
  email: textFilter('Email', {
    is: (email) => ({ filter: { email: { equalTo: email } } }),
    isNot: (email) => ({ filter: { email: { notEqualTo: email } } }),
    anyOf: (values) => ({ filter: { email: { in: values } } }),
    noneOf: (values) => ({ filter: { email: { notIn: values } } }),
    contains: (email) => ({ filter: { email: { includesInsensitive: email } } }),
    doesNotContain: (email) => ({ filter: { email: { notIncludesInsensitive: email } } }),
    startsWith: (email) => ({ filter: { email: { startsWithInsensitive: email } } }),
    endsWith: (email) => ({ filter: { email: { endsWithInsensitive: email } } }),
  }),
  rating: integerFilter('Rating', {
    isEmpty: (isEmpty) => ({ filter: { rating: { isNull: isEmpty } } }),
    is: (rating) => ({ filter: { rating: { equalTo: rating } } }),
    isNot: (rating) => ({ filter: { rating: { notEqualTo: rating } } }),
    anyOf: (values) => ({ filter: { rating: { in: values } } }),
    noneOf: (values) => ({ filter: { rating: { notIn: values } } }),
    lessThan: (rating) => ({ filter: { rating: { lessThan: rating } } }),
    atMost: (rating) => ({ filter: { rating: { lessThanOrEqualTo: rating } } }),
    greaterThan: (rating) => ({ filter: { rating: { greaterThan: rating } } }),
    atLeast: (rating) => ({ filter: { rating: { greaterThanOrEqualTo: rating } } }),
  }),
  isDirectTrade: yesNoFilter('Direct trade', {
    is: (isDirectTrade) => ({ filter: { isDirectTrade: { equalTo: isDirectTrade } } }),
  }),
};
