// Scaffolded by Frontage from the input type `InvoiceInput`. `frontage pull` keeps your edits.
import type { InvoiceInput } from '../../../__generated__/createInvoiceMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice } from '../../ui/form/inputs/choice.tsx';
import { decimal } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { customerPicker } from '../customers/pickers/customerPicker.ts';
import { currency } from '../enums/currency.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orderPicker } from '../orders/pickers/orderPicker.ts';

/** The form fields of an invoice. */
export const invoiceFields: Fields<InvoiceInput> = {
  number: text({ hasDefault: true }),
  status: choice({ choices: invoiceStatus, hasDefault: true }),
  issuedOn: day({ hasDefault: true }),
  dueOn: day({ required: true }),
  currency: choice({ choices: currency, hasDefault: true }),
  amount: decimal({ help: 'To be paid, tax included.', multipleOf: 0.01, required: true }),
  taxAmount: decimal({
    help: 'Value added tax within the amount.',
    multipleOf: 0.01,
    hasDefault: true,
  }),
  sentTo: text({ help: 'E-mail address that the invoice went to.' }),
  pdfUrl: text({ label: 'PDF URL', help: 'The invoice as the customer got it.', format: 'url' }),
  notes: longText(),
  customer: relation({ picker: customerPicker, required: true }),
  order: relation({ picker: orderPicker, required: true }),
};
