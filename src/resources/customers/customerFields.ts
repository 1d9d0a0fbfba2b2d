// Scaffolded by Frontage from the input type `CustomerInput`. `frontage pull` keeps your edits.
import type { CustomerInput } from '../../../__generated__/createCustomerMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice, yesNo } from '../../ui/form/inputs/choice.tsx';
import { choices } from '../../ui/form/inputs/choices.tsx';
import { json } from '../../ui/form/inputs/json.tsx';
import { decimal, integer } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { currency } from '../enums/currency.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { weekday } from '../enums/weekday.ts';

/** The form fields of a customer. */
export const customerFields: Fields<CustomerInput> = {
  name: text({ label: 'Name', help: 'Name over the door.', required: true }),
  kind: choice({
    label: 'Kind',
    help: 'What kind of business they are.',
    choices: customerKind,
    required: true,
  }),
  status: choice({
    label: 'Status',
    help: 'Only active customers can place orders.',
    choices: customerStatus,
    hasDefault: true,
  }),
  email: text({
    label: 'Email',
    help: 'Where order confirmations and invoices go.',
    format: 'email',
    required: true,
  }),
  phone: text({ label: 'Phone', format: 'phone' }),
  website: text({ label: 'Website', format: 'url' }),
  vatNumber: text({
    label: 'VAT number',
    help: 'VAT registration number, as it appears on invoices.',
  }),
  billingStreet: text({ label: 'Billing street', required: true }),
  billingPostalCode: text({ label: 'Billing postal code', required: true }),
  billingCity: text({ label: 'Billing city', required: true }),
  billingCountry: text({ label: 'Billing country', required: true }),
  currency: choice({
    label: 'Currency',
    help: 'Currency they are invoiced in.',
    choices: currency,
    hasDefault: true,
  }),
  creditLimit: decimal({
    label: 'Credit limit',
    help: 'Most they may owe us at a time, in their currency.',
    multipleOf: 0.01,
    hasDefault: true,
  }),
  discountPercent: decimal({
    label: 'Discount (%)',
    help: 'Taken off the list price of everything they buy.',
    multipleOf: 0.01,
    hasDefault: true,
  }),
  paymentTermsDays: integer({
    label: 'Payment terms days',
    help: 'Days between the invoice and its due date.',
    hasDefault: true,
  }),
  deliveryDays: choices({
    label: 'Delivery days',
    help: 'Days on which someone can take a delivery.',
    choices: weekday,
  }),
  newsletter: yesNo({
    label: 'Newsletter',
    help: 'Whether they get the monthly coffee letter.',
    hasDefault: true,
  }),
  preferences: json({
    label: 'Preferences',
    help: 'Machines, taste and packaging, as told to sales.',
    hasDefault: true,
  }),
  notes: longText({ label: 'Notes', help: 'For colleagues only; never shown to the customer.' }),
  customerSince: day({ label: 'Customer since', help: 'Date of the first order.' }),
  accountManager: relation({ label: 'Account manager', picker: employeePicker }),
};
