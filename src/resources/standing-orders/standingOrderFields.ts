// Scaffolded by Frontage from the input type `StandingOrderInput`. `frontage pull` keeps your
// edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice, yesNo } from 'frontage/ui/form/inputs/choice';
import { integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { day } from 'frontage/ui/form/inputs/time';
import type { StandingOrderInput } from '../../../__generated__/createStandingOrderMutation.graphql.ts';
import { customerPicker } from '../customers/pickers/customerPicker.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { variantPicker } from '../variants/pickers/variantPicker.ts';

/** The form fields of a standing order. */
export const standingOrderFields: Fields<StandingOrderInput> = {
  customer: relation({ picker: customerPicker, required: true }),
  variant: relation({ picker: variantPicker, required: true }),
  quantity: integer({ required: true }),
  frequency: choice({ choices: deliveryFrequency, required: true }),
  nextOn: day({ help: 'Date of the next delivery.', required: true }),
  pausedUntil: day({ help: 'No delivery before this date.' }),
  isActive: yesNo({ label: 'Active', hasDefault: true }),
};
