// Scaffolded by Frontage from the input type `ShipmentInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice } from 'frontage/ui/form/inputs/choice';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal, integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { text } from 'frontage/ui/form/inputs/text';
import { day, moment } from 'frontage/ui/form/inputs/time';
import type { ShipmentInput } from '../../../__generated__/createShipmentMutation.graphql.ts';
import { carrier } from '../enums/carrier.ts';
import { currency } from '../enums/currency.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orderPicker } from '../orders/pickers/orderPicker.ts';

/** The form fields of a shipment. */
export const shipmentFields: Fields<ShipmentInput> = {
  trackingNumber: text({ required: true }),
  order: relation({ picker: orderPicker, required: true }),
  carrier: choice({ choices: carrier, required: true }),
  status: choice({ choices: shipmentStatus, hasDefault: true }),
  shippedAt: moment({ label: 'Shipped' }),
  deliveredAt: moment({ label: 'Delivered' }),
  expectedOn: day(),
  parcels: integer({ hasDefault: true }),
  weightKg: decimal({ label: 'Weight (kg)', multipleOf: 0.01 }),
  cost: money({
    help: 'What the carrier charges us.',
    amount: decimal(),
    currencyInput: 'currency',
    multipleOf: 0.01,
  }),
  currency: choice({
    choices: currency,
    picked: [
      {
        by: 'order',
        currency: async () => (await import('../orders/pickers/orderCurrency.ts')).orderCurrency,
      },
    ],
  }),
  trackingUrl: text({ label: 'Tracking URL', format: 'url' }),
  signedBy: text({ help: 'Who took the parcels.' }),
};
