// Scaffolded by Frontage from `Query.standingOrders`. `frontage pull` keeps your edits.
import type { StandingOrderListQuery } from '../../../__generated__/StandingOrderListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import { choiceFilter, recordFilter, yesNoFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { customers } from '../customers/customers.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { variants } from '../variants/variants.ts';

export const filters: Filters<StandingOrderListQuery['variables']> = {
  frequency: choiceFilter('Frequency', deliveryFrequency, {
    is: (frequency) => ({ filter: { frequency: { equalTo: frequency } } }),
    isNot: (frequency) => ({ filter: { frequency: { notEqualTo: frequency } } }),
    anyOf: (values) => ({ filter: { frequency: { in: values } } }),
    noneOf: (values) => ({ filter: { frequency: { notIn: values } } }),
  }),
  nextOn: dayFilter('Next on', {
    isNot: (nextOn) => ({ filter: { nextOn: { notEqualTo: nextOn } } }),
    lessThan: (nextOn) => ({ filter: { nextOn: { lessThan: nextOn } } }),
    atLeast: (nextOn) => ({ filter: { nextOn: { greaterThanOrEqualTo: nextOn } } }),
  }),
  isActive: yesNoFilter('Active', {
    is: (isActive) => ({ filter: { isActive: { equalTo: isActive } } }),
  }),
  customer: recordFilter(
    'Customer',
    customers,
    {
      is: (customer) => ({ condition: { customer } }),
    },
    async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker,
  ),
  variant: recordFilter(
    'Variant',
    variants,
    {
      is: (variant) => ({ condition: { variant } }),
    },
    async () => (await import('../variants/pickers/variantPicker.ts')).variantPicker,
  ),
};
