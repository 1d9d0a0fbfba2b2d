// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import type { DeliveryAddressListQuery } from '../../../__generated__/DeliveryAddressListQuery.graphql.ts';
import { recordFilter, textFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { customers } from '../customers/customers.ts';

export const filters: Filters<DeliveryAddressListQuery['variables']> = {
  city: textFilter('City', {
    is: (city) => ({ filter: { city: { equalTo: city } } }),
    isNot: (city) => ({ filter: { city: { notEqualTo: city } } }),
    anyOf: (values) => ({ filter: { city: { in: values } } }),
    noneOf: (values) => ({ filter: { city: { notIn: values } } }),
    contains: (city) => ({ filter: { city: { includesInsensitive: city } } }),
    doesNotContain: (city) => ({ filter: { city: { notIncludesInsensitive: city } } }),
    startsWith: (city) => ({ filter: { city: { startsWithInsensitive: city } } }),
    endsWith: (city) => ({ filter: { city: { endsWithInsensitive: city } } }),
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
  customer: recordFilter(
    'Customer',
    customers,
    {
      is: (customer) => ({ condition: { customer } }),
    },
    async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker,
  ),
};
