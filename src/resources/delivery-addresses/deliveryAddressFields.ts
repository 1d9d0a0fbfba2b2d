// Scaffolded by Frontage from the input type `DeliveryAddressInput`. `frontage pull` keeps your
// edits.
import type { Fields } from 'frontage/ui/form/input';
import { yesNo } from 'frontage/ui/form/inputs/choice';
import { json } from 'frontage/ui/form/inputs/json';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText, text } from 'frontage/ui/form/inputs/text';
import type { DeliveryAddressInput } from '../../../__generated__/createDeliveryAddressMutation.graphql.ts';
import { customerPicker } from '../customers/pickers/customerPicker.ts';

/** The form fields of a delivery address. */
export const deliveryAddressFields: Fields<DeliveryAddressInput> = {
  label: text({ help: 'What the customer calls the place.', required: true }),
  customer: relation({ picker: customerPicker, required: true }),
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
};
