// Scaffolded by Frontage from the input type `PaymentInput`. `frontage pull` keeps your edits.
import type { PaymentInput } from '../../../__generated__/createPaymentMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice } from '../../ui/form/inputs/choice.tsx';
import { decimal } from '../../ui/form/inputs/number.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { currency } from '../enums/currency.ts';
import { paymentMethod } from '../enums/paymentMethod.ts';
import { invoicePicker } from '../invoices/pickers/invoicePicker.ts';

/** The form fields of a payment. */
export const paymentFields: Fields<PaymentInput> = {
  reference: text({ help: 'Reference on the bank statement.', required: true }),
  amount: decimal({ multipleOf: 0.01, required: true }),
  currency: choice({ choices: currency, hasDefault: true }),
  method: choice({ choices: paymentMethod, required: true }),
  receivedOn: day({ required: true }),
  note: longText(),
  invoice: relation({ picker: invoicePicker, required: true }),
};
