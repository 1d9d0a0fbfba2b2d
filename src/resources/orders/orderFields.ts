// Scaffolded by Frontage from the input type `OrderInput`. `frontage pull` keeps your edits.
import type { OrderInput } from '../../../__generated__/createOrderMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice, yesNo } from '../../ui/form/inputs/choice.tsx';
import { json } from '../../ui/form/inputs/json.tsx';
import { decimal } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';
import { day, moment } from '../../ui/form/inputs/time.tsx';
import { customerPicker } from '../customers/pickers/customerPicker.ts';
import { deliveryAddressPicker } from '../delivery-addresses/pickers/deliveryAddressPicker.ts';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { currency } from '../enums/currency.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';

/** The form fields of an order. */
export const orderFields: Fields<OrderInput> = {
  number: text({ help: 'Number that the customer sees.', hasDefault: true }),
  status: choice({ choices: orderStatus, hasDefault: true }),
  paymentStatus: choice({
    help: 'Whether it is paid; follows the invoice once there is one.',
    choices: paymentStatus,
    hasDefault: true,
  }),
  channel: choice({ choices: orderChannel, hasDefault: true }),
  placedAt: moment({ label: 'Placed', hasDefault: true }),
  requestedOn: day({ help: 'Day on which the customer would like it.' }),
  currency: choice({ choices: currency, hasDefault: true }),
  shippingAmount: decimal({ multipleOf: 0.01, hasDefault: true }),
  purchaseOrderNumber: text({ help: "The customer's own reference." }),
  isRush: yesNo({ label: 'Rush', help: 'Goes out with the next van.', hasDefault: true }),
  internalNotes: longText({ help: 'For colleagues only; never shown to the customer.' }),
  metadata: json({ help: 'What the web shop told us about the order.', hasDefault: true }),
  customer: relation({ picker: customerPicker, required: true }),
  deliveryAddress: relation({ picker: deliveryAddressPicker }),
  salesRep: relation({ picker: employeePicker }),
};
