// Scaffolded by Frontage from `Query.contacts`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { recordFilter, textFilter, yesNoFilter } from 'frontage/lists/filters/filterSettings';
import type { ContactListQuery } from '../../../__generated__/ContactListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';

export const filters = defineFilters<ContactListQuery['variables']>({
  firstName: textFilter('filter.firstName', stringFilter),
  lastName: textFilter('filter.lastName', stringFilter),
  email: textFilter('filter.email', stringFilter),
  isPrimary: yesNoFilter('filter.isPrimary', booleanFilter, { label: 'Primary' }),
  customer: recordFilter(
    customers,
    { is: (customer) => ({ condition: { customer } }) },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
});
