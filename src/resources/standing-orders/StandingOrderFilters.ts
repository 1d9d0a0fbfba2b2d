// Scaffolded by Frontage from `Query.standingOrders`. `frontage pull` keeps your edits.
import type { StandingOrderListQuery } from '../../../__generated__/StandingOrderListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import { defineFilters } from '../../lists/filters/defineFilters.ts';
import { choiceFilter, recordFilter, yesNoFilter } from '../../lists/filters/filterSettings.ts';
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
