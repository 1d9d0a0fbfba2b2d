// Scaffolded by Frontage from the input type `CustomerInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice, yesNo } from 'frontage/ui/form/inputs/choice';
import { choices } from 'frontage/ui/form/inputs/choices';
import { json } from 'frontage/ui/form/inputs/json';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal, integer } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText, text } from 'frontage/ui/form/inputs/text';
import { day } from 'frontage/ui/form/inputs/time';
import type { CustomerInput } from '../../../__generated__/createCustomerMutation.graphql.ts';
import { employeePicker } from '../employees/pickers/employeePicker.ts';
import { currency } from '../enums/currency.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { weekday } from '../enums/weekday.ts';

/** The form fields of a customer. */
export const customerFields: Fields<CustomerInput> = {
  name: text({ help: 'Name over the door.', required: true }),
  kind: choice({ help: 'What kind of business they are.', choices: customerKind, required: true }),
  status: choice({
    help: 'Only active customers can place orders.',
    choices: customerStatus,
    hasDefault: true,
  }),
  email: text({
    help: 'Where order confirmations and invoices go.',
    format: 'email',
    required: true,
  }),
  phone: text({ format: 'phone' }),
  website: text({ format: 'url' }),
  vatNumber: text({
    label: 'VAT number',
    help: 'VAT registration number, as it appears on invoices.',
  }),
  billingStreet: text({ required: true }),
  billingPostalCode: text({ required: true }),
  billingCity: text({ required: true }),
  billingCountry: text({ required: true }),
  currency: choice({ help: 'Currency they are invoiced in.', choices: currency }),
  creditLimit: money({
    help: 'Most they may owe us at a time, in their currency.',
    amount: decimal(),
    currencyInput: 'currency',
    multipleOf: 0.01,
  }),
  discountPercent: decimal({
    label: 'Discount (%)',
    help: 'Taken off the list price of everything they buy.',
    multipleOf: 0.01,
  }),
  paymentTermsDays: integer({ help: 'Days between the invoice and its due date.' }),
  deliveryDays: choices({ help: 'Days on which someone can take a delivery.', choices: weekday }),
  newsletter: yesNo({ help: 'Whether they get the monthly coffee letter.' }),
  preferences: json({ help: 'Machines, taste and packaging, as told to sales.' }),
  notes: longText({ help: 'For colleagues only; never shown to the customer.' }),
  customerSince: day({ help: 'Date of the first order.' }),
  accountManager: relation({ picker: employeePicker }),
};
