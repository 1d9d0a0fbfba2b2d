// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import { dayFilter, momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  decimalFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import { currency } from '../enums/currency.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';

export const filters = defineFilters<CustomerListQuery['variables']>({
  status: statusFilter(customerStatus, 'filter.status', enumFilter),
  kind: choiceFilter(customerKind, 'filter.kind', enumFilter),
  currency: choiceFilter(currency, 'filter.currency', enumFilter),
  name: textFilter('filter.name', stringFilter),
  email: textFilter('filter.email', stringFilter),
  vatNumber: textFilter('filter.vatNumber', stringFilter, { label: 'VAT number', nullable: true }),
  billingCity: textFilter('filter.billingCity', stringFilter),
  billingCountry: textFilter('filter.billingCountry', stringFilter),
  creditLimit: decimalFilter('filter.creditLimit', bigFloatFilter),
  newsletter: yesNoFilter('filter.newsletter', booleanFilter),
  customerSince: dayFilter('filter.customerSince', dateFilter, { nullable: true }),
  createdAt: momentFilter('filter.createdAt', datetimeFilter, { label: 'Created' }),
  accountManager: textFilter({
    isEmpty: (isEmpty) => ({ filter: { accountManagerExists: !isEmpty } }),
  }),
  mergedInto: textFilter({ isEmpty: (isEmpty) => ({ filter: { mergedIntoExists: !isEmpty } }) }),
});
