// Scaffolded by Frontage from the type `Customer`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const customers: Resource = {
  slug: 'customers',
  label: 'Customer',
  pluralLabel: 'Customers',
  icon: 'users',
  hasInitials: true,
  description: 'Businesses that buy coffee from us, and those we hope will.',
  type: 'Customer',
  roots: {
    list: 'customers',
    record: 'customer',
    create: 'createCustomer',
    edit: 'updateCustomer',
    delete: 'deleteCustomer',
  },
  inputs: { create: 'CustomerInput', edit: 'CustomerPatch' },
};
