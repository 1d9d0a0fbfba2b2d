// Scaffolded by Frontage from `Mutation.refundInvoice`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import type { RecordAction } from 'frontage/ui/action/recordAction';
import { money } from 'frontage/ui/form/inputs/money';
import { decimal } from 'frontage/ui/form/inputs/number';
import { text } from 'frontage/ui/form/inputs/text';
import type { RecordOf } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type {
  RefundInvoiceInput,
  refundInvoiceMutation,
} from '../../../../__generated__/refundInvoiceMutation.graphql.ts';
import type { refundInvoiceQuery } from '../../../../__generated__/refundInvoiceQuery.graphql.ts';

const query = graphql`
  query refundInvoiceQuery($id: ID!) {
    invoice(id: $id) @catch {
      currency @catch
    }
  }
`;

const read = ({ invoice }: refundInvoiceQuery['response']) => invoice;

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
    amount: money({
      help: 'To be paid, tax included.',
      amount: decimal(),
      currencyOf: ['currency'],
      required: true,
    }),
    reason: text(),
  },
  start: {
    query,
    variables: (address: Address) => ({ id: String(address.key) }),
    read,
    values: (invoice: RecordOf<typeof read>) => ({ currency: invoice.currency }),
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
