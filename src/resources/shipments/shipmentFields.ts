// Scaffolded by Frontage from the input type `ShipmentInput`. `frontage pull` keeps your edits.
import type { ShipmentInput } from '../../../__generated__/createShipmentMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice } from '../../ui/form/inputs/choice.tsx';
import { decimal, integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { text } from '../../ui/form/inputs/text.tsx';
import { day, moment } from '../../ui/form/inputs/time.tsx';
import { carrier } from '../enums/carrier.ts';
import { currency } from '../enums/currency.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orderPicker } from '../orders/pickers/orderPicker.ts';

/** The form fields of a shipment. */
export const shipmentFields: Fields<ShipmentInput> = {
  trackingNumber: text({ required: true }),
  carrier: choice({ choices: carrier, required: true }),
  status: choice({ choices: shipmentStatus, hasDefault: true }),
  shippedAt: moment({ label: 'Shipped' }),
  deliveredAt: moment({ label: 'Delivered' }),
  expectedOn: day(),
  parcels: integer({ hasDefault: true }),
  weightKg: decimal({ label: 'Weight (kg)', multipleOf: 0.01 }),
  cost: decimal({ help: 'What the carrier charges us.', multipleOf: 0.01 }),
  currency: choice({ choices: currency, hasDefault: true }),
  trackingUrl: text({ label: 'Tracking URL', format: 'url' }),
  signedBy: text({ help: 'Who took the parcels.' }),
  order: relation({ picker: orderPicker, required: true }),
};
