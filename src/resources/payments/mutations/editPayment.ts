// Scaffolded by Frontage from `Mutation.updatePayment`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editPaymentQuery } from '../../../../__generated__/editPaymentQuery.graphql.ts';
import { invoicePicker } from '../../invoices/pickers/invoicePicker.ts';
import { paymentFields } from '../paymentFields.ts';
import { payments } from '../payments.ts';

/** The editable fields of a payment, with their current values. */
export const editPayment = defineEditing({
  resource: payments,
  fields: paymentFields,
  query: graphql`
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
  `,
  variables: (address): editPaymentQuery['variables'] => ({ id: String(address.key) }),
  subject: ['payment'],
  read: ({ payment }: editPaymentQuery['response']) => payment,
  title: (payment) => payment.reference,
  values: (payment) => ({ ...payment, invoice: optionOf(invoicePicker, payment.invoice) }),
  update: async () => (await import('./updatePayment.ts')).updatePayment,
});
