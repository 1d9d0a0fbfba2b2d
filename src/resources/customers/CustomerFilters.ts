// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import { dayFilter, momentFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  decimalFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { currency } from '../enums/currency.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';

export const filters: Filters<CustomerListQuery['variables']> = {
  status: statusFilter('Status', customerStatus, {
    is: (status) => ({ filter: { status: { equalTo: status } } }),
    isNot: (status) => ({ filter: { status: { notEqualTo: status } } }),
    anyOf: (values) => ({ filter: { status: { in: values } } }),
    noneOf: (values) => ({ filter: { status: { notIn: values } } }),
  }),
  kind: choiceFilter('Kind', customerKind, {
    is: (kind) => ({ filter: { kind: { equalTo: kind } } }),
    isNot: (kind) => ({ filter: { kind: { notEqualTo: kind } } }),
    anyOf: (values) => ({ filter: { kind: { in: values } } }),
    noneOf: (values) => ({ filter: { kind: { notIn: values } } }),
  }),
  currency: choiceFilter('Currency', currency, {
    is: (value) => ({ filter: { currency: { equalTo: value } } }),
    isNot: (value) => ({ filter: { currency: { notEqualTo: value } } }),
    anyOf: (values) => ({ filter: { currency: { in: values } } }),
    noneOf: (values) => ({ filter: { currency: { notIn: values } } }),
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
  vatNumber: textFilter('VAT number', {
    isEmpty: (isEmpty) => ({ filter: { vatNumber: { isNull: isEmpty } } }),
    is: (vatNumber) => ({ filter: { vatNumber: { equalTo: vatNumber } } }),
    isNot: (vatNumber) => ({ filter: { vatNumber: { notEqualTo: vatNumber } } }),
    anyOf: (values) => ({ filter: { vatNumber: { in: values } } }),
    noneOf: (values) => ({ filter: { vatNumber: { notIn: values } } }),
    contains: (vatNumber) => ({ filter: { vatNumber: { includesInsensitive: vatNumber } } }),
    doesNotContain: (vatNumber) => ({
      filter: { vatNumber: { notIncludesInsensitive: vatNumber } },
    }),
    startsWith: (vatNumber) => ({ filter: { vatNumber: { startsWithInsensitive: vatNumber } } }),
    endsWith: (vatNumber) => ({ filter: { vatNumber: { endsWithInsensitive: vatNumber } } }),
  }),
  billingCity: textFilter('Billing city', {
    is: (billingCity) => ({ filter: { billingCity: { equalTo: billingCity } } }),
    isNot: (billingCity) => ({ filter: { billingCity: { notEqualTo: billingCity } } }),
    anyOf: (values) => ({ filter: { billingCity: { in: values } } }),
    noneOf: (values) => ({ filter: { billingCity: { notIn: values } } }),
    contains: (billingCity) => ({ filter: { billingCity: { includesInsensitive: billingCity } } }),
    doesNotContain: (billingCity) => ({
      filter: { billingCity: { notIncludesInsensitive: billingCity } },
    }),
    startsWith: (billingCity) => ({
      filter: { billingCity: { startsWithInsensitive: billingCity } },
    }),
    endsWith: (billingCity) => ({ filter: { billingCity: { endsWithInsensitive: billingCity } } }),
  }),
  billingCountry: textFilter('Billing country', {
    is: (billingCountry) => ({ filter: { billingCountry: { equalTo: billingCountry } } }),
    isNot: (billingCountry) => ({ filter: { billingCountry: { notEqualTo: billingCountry } } }),
    anyOf: (values) => ({ filter: { billingCountry: { in: values } } }),
    noneOf: (values) => ({ filter: { billingCountry: { notIn: values } } }),
    contains: (billingCountry) => ({
      filter: { billingCountry: { includesInsensitive: billingCountry } },
    }),
    doesNotContain: (billingCountry) => ({
      filter: { billingCountry: { notIncludesInsensitive: billingCountry } },
    }),
    startsWith: (billingCountry) => ({
      filter: { billingCountry: { startsWithInsensitive: billingCountry } },
    }),
    endsWith: (billingCountry) => ({
      filter: { billingCountry: { endsWithInsensitive: billingCountry } },
    }),
  }),
  creditLimit: decimalFilter('Credit limit', {
    is: (creditLimit) => ({ filter: { creditLimit: { equalTo: creditLimit } } }),
    isNot: (creditLimit) => ({ filter: { creditLimit: { notEqualTo: creditLimit } } }),
    anyOf: (values) => ({ filter: { creditLimit: { in: values } } }),
    noneOf: (values) => ({ filter: { creditLimit: { notIn: values } } }),
    lessThan: (creditLimit) => ({ filter: { creditLimit: { lessThan: creditLimit } } }),
    atMost: (creditLimit) => ({ filter: { creditLimit: { lessThanOrEqualTo: creditLimit } } }),
    greaterThan: (creditLimit) => ({ filter: { creditLimit: { greaterThan: creditLimit } } }),
    atLeast: (creditLimit) => ({ filter: { creditLimit: { greaterThanOrEqualTo: creditLimit } } }),
  }),
  newsletter: yesNoFilter('Newsletter', {
    is: (newsletter) => ({ filter: { newsletter: { equalTo: newsletter } } }),
  }),
  customerSince: dayFilter('Customer since', {
    isEmpty: (isEmpty) => ({ filter: { customerSince: { isNull: isEmpty } } }),
    isNot: (customerSince) => ({ filter: { customerSince: { notEqualTo: customerSince } } }),
    lessThan: (customerSince) => ({ filter: { customerSince: { lessThan: customerSince } } }),
    atLeast: (customerSince) => ({
      filter: { customerSince: { greaterThanOrEqualTo: customerSince } },
    }),
  }),
  createdAt: momentFilter('Created', {
    lessThan: (createdAt) => ({ filter: { createdAt: { lessThan: createdAt } } }),
    atLeast: (createdAt) => ({ filter: { createdAt: { greaterThanOrEqualTo: createdAt } } }),
  }),
  accountManager: textFilter('Account manager', {
    isEmpty: (isEmpty) => ({ filter: { accountManagerExists: !isEmpty } }),
  }),
  mergedInto: textFilter('Merged into', {
    isEmpty: (isEmpty) => ({ filter: { mergedIntoExists: !isEmpty } }),
  }),
};
