// Scaffolded by Frontage from `Mutation.refundInvoice`. `frontage pull` keeps your edits.
import type { RecordAction } from 'frontage/ui/action/recordAction';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal } from 'frontage/ui/form/inputs/number';
import { text } from 'frontage/ui/form/inputs/text';
import { graphql } from 'react-relay';
import type {
  RefundInvoiceInput,
  refundInvoiceMutation,
} from '../../../../__generated__/refundInvoiceMutation.graphql.ts';

/** Pays back all or part of what the customer paid on an invoice. */
export const refundInvoice: RecordAction<
  refundInvoiceMutation,
  { readonly id: string },
  Omit<RefundInvoiceInput, 'id'>
> = {
  label: 'Refund',
  description: 'Pays back all or part of what the customer paid on an invoice.',
  isDangerous: true,
  fields: {
    amount: money({ help: 'To be paid, tax included.', amount: decimal(), required: true }),
    reason: text(),
  },
  mutation: graphql`
    mutation refundInvoiceMutation($input: RefundInvoiceInput!) {
      refundInvoice(input: $input) {
        invoice {
          id
          ...InvoiceRecord_record
        }
      }
    }
  `,
  variables: (invoice, values) => ({ input: { id: invoice.id, ...values } }),
  read: ({ refundInvoice }) => ({ record: refundInvoice?.invoice }),
};
