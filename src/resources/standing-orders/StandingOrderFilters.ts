// Scaffolded by Frontage from `Query.standingOrders`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { choiceFilter, recordFilter, yesNoFilter } from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { StandingOrderListQuery } from '../../../__generated__/StandingOrderListQuery.graphql.ts';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { variants } from '../variants/variants.ts';

export const filters = defineFilters<StandingOrderListQuery['variables']>({
  frequency: choiceFilter(deliveryFrequency, 'filter.frequency', enumFilter),
  nextOn: dayFilter('filter.nextOn', dateFilter),
  isActive: yesNoFilter('filter.isActive', booleanFilter, { label: 'Active' }),
  customer: recordFilter(
    customers,
    { is: (customer) => ({ condition: { customer } }) },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
  variant: recordFilter(
    variants,
    { is: (variant) => ({ condition: { variant } }) },
    { picker: async () => (await import('../variants/pickers/variantPicker.ts')).variantPicker },
  ),
});

export const related: RelatedFilters<StandingOrderListQuery['variables']> = {
  customer: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { customer: conditions } }) },
  ),
  variant: relatedFilter(variants, (variables: VariantListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { variant: conditions } }),
  }),
};
