// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { recordFilter, textFilter } from 'frontage/lists/filters/filterSettings';
import type { DeliveryAddressListQuery } from '../../../__generated__/DeliveryAddressListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { stringFilter } from '../filters/stringFilter.ts';

export const filters = defineFilters<DeliveryAddressListQuery['variables']>({
  city: textFilter('filter.city', stringFilter),
  country: textFilter('filter.country', stringFilter),
  customer: recordFilter(
    customers,
    { is: (customer) => ({ condition: { customer } }) },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
});
