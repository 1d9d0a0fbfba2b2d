// Scaffolded by Frontage from the input type `InvoiceInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice } from 'frontage/ui/form/inputs/choice';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText, text } from 'frontage/ui/form/inputs/text';
import { day } from 'frontage/ui/form/inputs/time';
import type { InvoiceInput } from '../../../__generated__/createInvoiceMutation.graphql.ts';
import { customerPicker } from '../customers/pickers/customerPicker.ts';
import { currency } from '../enums/currency.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orderPicker } from '../orders/pickers/orderPicker.ts';

/** The form fields of an invoice. */
export const invoiceFields: Fields<InvoiceInput> = {
  customer: relation({ picker: customerPicker, required: true }),
  order: relation({ picker: orderPicker, required: true }),
  number: text({ hasDefault: true }),
  status: choice({ choices: invoiceStatus, hasDefault: true }),
  issuedOn: day({ hasDefault: true }),
  dueOn: day({ required: true }),
  currency: choice({
    choices: currency,
    picked: [
      {
        by: 'order',
        currency: async () => (await import('../orders/pickers/orderCurrency.ts')).orderCurrency,
      },
      {
        by: 'customer',
        currency: async () =>
          (await import('../customers/pickers/customerCurrency.ts')).customerCurrency,
      },
    ],
    hasDefault: true,
  }),
  amount: money({
    help: 'To be paid, tax included.',
    amount: decimal(),
    currencyInput: 'currency',
    multipleOf: 0.01,
    required: true,
  }),
  taxAmount: money({
    help: 'Value added tax within the amount.',
    amount: decimal(),
    currencyInput: 'currency',
    multipleOf: 0.01,
    hasDefault: true,
  }),
  sentTo: text({ help: 'E-mail address that the invoice went to.' }),
  pdfUrl: text({ label: 'PDF URL', help: 'The invoice as the customer got it.', format: 'url' }),
  notes: longText(),
};
