// Scaffolded by Frontage from the input type `StandingOrderInput`. `frontage pull` keeps your
// edits.
import type { StandingOrderInput } from '../../../__generated__/createStandingOrderMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice, yesNo } from '../../ui/form/inputs/choice.tsx';
import { integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { customerPicker } from '../customers/pickers/customerPicker.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { variantPicker } from '../variants/pickers/variantPicker.ts';

/** The form fields of a standing order. */
export const standingOrderFields: Fields<StandingOrderInput> = {
  quantity: integer({ required: true }),
  frequency: choice({ choices: deliveryFrequency, required: true }),
  nextOn: day({ help: 'Date of the next delivery.', required: true }),
  pausedUntil: day({ help: 'No delivery before this date.' }),
  isActive: yesNo({ label: 'Active', hasDefault: true }),
  customer: relation({ picker: customerPicker, required: true }),
  variant: relation({ picker: variantPicker, required: true }),
};
