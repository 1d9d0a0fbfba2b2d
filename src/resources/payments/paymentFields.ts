// Scaffolded by Frontage from the input type `PaymentInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice } from 'frontage/ui/form/inputs/choice';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal } from 'frontage/ui/form/inputs/number';
import { relation } from 'frontage/ui/form/inputs/relation';
import { longText, text } from 'frontage/ui/form/inputs/text';
import { day } from 'frontage/ui/form/inputs/time';
import type { PaymentInput } from '../../../__generated__/createPaymentMutation.graphql.ts';
import { currency } from '../enums/currency.ts';
import { paymentMethod } from '../enums/paymentMethod.ts';
import { invoicePicker } from '../invoices/pickers/invoicePicker.ts';

/** The form fields of a payment. */
export const paymentFields: Fields<PaymentInput> = {
  reference: text({ help: 'Reference on the bank statement.', required: true }),
  invoice: relation({ picker: invoicePicker, required: true }),
  amount: money({
    amount: decimal(),
    currencyInput: 'currency',
    picked: {
      by: 'invoice',
      amount: async () =>
        (await import('../invoices/pickers/invoiceBalanceDue.ts')).invoiceBalanceDue,
    },
    multipleOf: 0.01,
    required: true,
  }),
  currency: choice({
    choices: currency,
    picked: [
      {
        by: 'invoice',
        currency: async () =>
          (await import('../invoices/pickers/invoiceCurrency.ts')).invoiceCurrency,
      },
    ],
    hasDefault: true,
  }),
  method: choice({ choices: paymentMethod, required: true }),
  receivedOn: day({ required: true }),
  note: longText(),
};
