// Scaffolded by Frontage from the input type `DeliveryAddressInput`. `frontage pull` keeps your
// edits.
import type { DeliveryAddressInput } from '../../../__generated__/createDeliveryAddressMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { yesNo } from '../../ui/form/inputs/choice.tsx';
import { json } from '../../ui/form/inputs/json.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';
import { customerPicker } from '../customers/pickers/customerPicker.ts';

/** The form fields of a delivery address. */
export const deliveryAddressFields: Fields<DeliveryAddressInput> = {
  label: text({ help: 'What the customer calls the place.', required: true }),
  street: text({ required: true }),
  postalCode: text({ required: true }),
  city: text({ required: true }),
  country: text({ required: true }),
  instructions: longText({ help: 'What the driver has to know.' }),
  openingHours: json({ help: 'Opening hours for each weekday.', hasDefault: true }),
  isDefault: yesNo({
    label: 'Default',
    help: 'Used unless an order says otherwise.',
    hasDefault: true,
  }),
  customer: relation({ picker: customerPicker, required: true }),
};
