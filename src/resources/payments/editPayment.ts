// Scaffolded by Frontage from `Mutation.updatePayment`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editPaymentQuery } from '../../../__generated__/editPaymentQuery.graphql.ts';
import type {
  PaymentPatch,
  updatePaymentMutation,
} from '../../../__generated__/updatePaymentMutation.graphql.ts';
import { optionOf } from '../../ui/form/picker.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { invoicePicker } from '../invoices/invoicePicker.ts';
import { paymentFields } from './paymentFields.ts';
import { payments } from './payments.ts';

const query = graphql`
  query editPaymentQuery($id: ID!) {
    payment(id: $id) @catch {
      id
      reference
      amount
      currency
      method
      receivedOn
      note @catch
      invoice @catch {
        ...invoicePicker_record
      }
    }
  }
`;

const read = ({ payment }: editPaymentQuery['response']) => payment;

/** What of a payment can be changed, as it is now. */
export const editPayment: RecordEditing<
  editPaymentQuery,
  updatePaymentMutation,
  Found<typeof read>,
  PaymentPatch
> = {
  resource: payments,
  fields: paymentFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['payment'],
  read,
  keyOf: (payment) => payment.id,
  title: (payment) => payment.reference,
  values: (payment) => ({ ...payment, invoice: optionOf(invoicePicker, payment.invoice) }),
  update: async () => (await import('./updatePayment.ts')).updatePayment,
};
