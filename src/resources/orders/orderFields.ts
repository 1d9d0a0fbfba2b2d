// Scaffolded by Frontage from the input type `OrderInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice, yesNo } from 'frontage/ui/form/inputs/choice';
import { json } from 'frontage/ui/form/inputs/json';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText, text } from 'frontage/ui/form/inputs/text';
import { day, moment } from 'frontage/ui/form/inputs/time';
import type { OrderInput } from '../../../__generated__/createOrderMutation.graphql.ts';
import { customerPicker } from '../customers/pickers/customerPicker.ts';
import { deliveryAddressPicker } from '../delivery-addresses/pickers/deliveryAddressPicker.ts';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { currency } from '../enums/currency.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';

/** The form fields of an order. */
export const orderFields: Fields<OrderInput> = {
  customer: relation({ picker: customerPicker, required: true }),
  number: text({ help: 'Number that the customer sees.', hasDefault: true }),
  status: choice({ choices: orderStatus, hasDefault: true }),
  paymentStatus: choice({
    help: 'Whether it is paid; follows the invoice once there is one.',
    choices: paymentStatus,
  }),
  channel: choice({ choices: orderChannel, hasDefault: true }),
  placedAt: moment({ label: 'Placed', hasDefault: true }),
  requestedOn: day({ help: 'Day on which the customer would like it.' }),
  currency: choice({
    choices: currency,
    picked: [
      {
        by: 'customer',
        currency: async () =>
          (await import('../customers/pickers/customerCurrency.ts')).customerCurrency,
      },
    ],
  }),
  shippingAmount: money({ amount: decimal(), currencyInput: 'currency', multipleOf: 0.01 }),
  purchaseOrderNumber: text({ help: "The customer's own reference." }),
  isRush: yesNo({ label: 'Rush', help: 'Goes out with the next van.', hasDefault: true }),
  internalNotes: longText({ help: 'For colleagues only; never shown to the customer.' }),
  metadata: json({ help: 'What the web shop told us about the order.' }),
  deliveryAddress: relation({ picker: deliveryAddressPicker }),
  salesRep: relation({ picker: employeePicker }),
};
