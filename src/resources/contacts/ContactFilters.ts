// Scaffolded by Frontage from `Query.contacts`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  integerFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { ContactListQuery } from '../../../__generated__/ContactListQuery.graphql.ts';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { TicketListQuery } from '../../../__generated__/TicketListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { tickets } from '../tickets/tickets.ts';

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
  ticketsCount: integerFilter('filter.tickets.aggregates.distinctCount.id', intFilter, {
    label: 'Number of tickets',
  }),
});

export const related: RelatedFilters<ContactListQuery['variables']> = {
  customer: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { customer: conditions } }) },
  ),
  tickets: relatedFilter(tickets, (variables: TicketListQuery['variables']) => variables.filter, {
    any: (conditions) => ({ filter: { tickets: { some: conditions } } }),
    all: (conditions) => ({ filter: { tickets: { every: conditions } } }),
    none: (conditions) => ({ filter: { tickets: { none: conditions } } }),
  }),
};
