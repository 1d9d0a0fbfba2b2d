// Scaffolded by Frontage from `Query.contacts`. `frontage pull` keeps your edits.
import type { ContactListQuery } from '../../../__generated__/ContactListQuery.graphql.ts';
import { recordFilter, textFilter, yesNoFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { customers } from '../customers/customers.ts';

export const filters: Filters<ContactListQuery['variables']> = {
  firstName: textFilter('First name', {
    is: (firstName) => ({ filter: { firstName: { equalTo: firstName } } }),
    isNot: (firstName) => ({ filter: { firstName: { notEqualTo: firstName } } }),
    anyOf: (values) => ({ filter: { firstName: { in: values } } }),
    noneOf: (values) => ({ filter: { firstName: { notIn: values } } }),
    contains: (firstName) => ({ filter: { firstName: { includesInsensitive: firstName } } }),
    doesNotContain: (firstName) => ({
      filter: { firstName: { notIncludesInsensitive: firstName } },
    }),
    startsWith: (firstName) => ({ filter: { firstName: { startsWithInsensitive: firstName } } }),
    endsWith: (firstName) => ({ filter: { firstName: { endsWithInsensitive: firstName } } }),
  }),
  lastName: textFilter('Last name', {
    is: (lastName) => ({ filter: { lastName: { equalTo: lastName } } }),
    isNot: (lastName) => ({ filter: { lastName: { notEqualTo: lastName } } }),
    anyOf: (values) => ({ filter: { lastName: { in: values } } }),
    noneOf: (values) => ({ filter: { lastName: { notIn: values } } }),
    contains: (lastName) => ({ filter: { lastName: { includesInsensitive: lastName } } }),
    doesNotContain: (lastName) => ({ filter: { lastName: { notIncludesInsensitive: lastName } } }),
    startsWith: (lastName) => ({ filter: { lastName: { startsWithInsensitive: lastName } } }),
    endsWith: (lastName) => ({ filter: { lastName: { endsWithInsensitive: lastName } } }),
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
  isPrimary: yesNoFilter('Primary', {
    is: (isPrimary) => ({ filter: { isPrimary: { equalTo: isPrimary } } }),
  }),
  customer: recordFilter(
    'Customer',
    customers,
    {
      is: (customer) => ({ condition: { customer } }),
    },
    async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker,
  ),
};
