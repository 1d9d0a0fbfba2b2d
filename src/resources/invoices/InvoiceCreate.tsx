// Scaffolded by Frontage from `Mutation.createInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  InvoiceCreateMutation,
  InvoiceInput,
} from '../../../__generated__/InvoiceCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { invoiceFields } from './invoiceFields.ts';
import { invoices } from './invoices.ts';

const change: Change<InvoiceCreateMutation> = {
  mutation: graphql`
    mutation InvoiceCreateMutation($input: CreateInvoiceInput!) {
      createInvoice(input: $input) {
        invoice {
          id
          ...InvoiceRecord_record
        }
      }
    }
  `,
  read: ({ createInvoice }) => ({ record: createInvoice?.invoice }),
};

/** The form that makes an invoice. */
export function InvoiceCreate() {
  return (
    <CreateForm<InvoiceCreateMutation, InvoiceInput>
      resource={invoices}
      fields={invoiceFields}
      change={change}
      variables={(invoice) => ({ input: { invoice } })}
      keyOf={({ createInvoice }) => createInvoice?.invoice?.id}
    />
  );
}
