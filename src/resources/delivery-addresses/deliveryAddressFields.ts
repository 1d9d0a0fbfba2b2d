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
  label: text({ label: 'Label', help: 'What the customer calls the place.', required: true }),
  street: text({ label: 'Street', required: true }),
  postalCode: text({ label: 'Postal code', required: true }),
  city: text({ label: 'City', required: true }),
  country: text({ label: 'Country', required: true }),
  instructions: longText({ label: 'Instructions', help: 'What the driver has to know.' }),
  openingHours: json({
    label: 'Opening hours',
    help: 'Opening hours for each weekday.',
    hasDefault: true,
  }),
  isDefault: yesNo({
    label: 'Default',
    help: 'Used unless an order says otherwise.',
    hasDefault: true,
  }),
  customer: relation({ label: 'Customer', picker: customerPicker, required: true }),
};
