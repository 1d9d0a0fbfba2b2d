// Scaffolded by Frontage from `Mutation.updateInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  InvoiceEditMutation,
  InvoicePatch,
} from '../../../__generated__/InvoiceEditMutation.graphql.ts';
import type { InvoiceEditQuery } from '../../../__generated__/InvoiceEditQuery.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { customerPicker } from '../customers/customerPicker.ts';
import { orderPicker } from '../orders/orderPicker.ts';
import { invoiceFields } from './invoiceFields.ts';
import { invoices } from './invoices.ts';

const query = graphql`
  query InvoiceEditQuery($id: ID!) {
    invoice(id: $id) @catch {
      id
      number
      status
      issuedOn
      dueOn
      currency
      amount
      taxAmount
      sentTo @catch
      pdfUrl @catch
      notes @catch
      customer @catch {
        ...customerPicker_record
      }
      order @catch {
        ...orderPicker_record
      }
    }
  }
`;

const change: Change<InvoiceEditMutation> = {
  mutation: graphql`
    mutation InvoiceEditMutation($input: UpdateInvoiceInput!) {
      updateInvoice(input: $input) {
        invoice {
          id
          ...InvoiceRecord_record
        }
      }
    }
  `,
  read: ({ updateInvoice }) => ({ record: updateInvoice?.invoice }),
};

/** The record in the answer of the query. */
const readRecord = ({ invoice }: InvoiceEditQuery['response']) => invoice;

/** The form that changes an invoice. */
export function InvoiceEdit() {
  const found = readRecord(usePageQuery<InvoiceEditQuery>(query));
  return (
    <RecordPage resource={invoices} record={found}>
      {(record) => (
        <EditForm<InvoiceEditQuery, InvoiceEditMutation, typeof record, InvoicePatch>
          resource={invoices}
          recordKey={record.id}
          title={record.number}
          fields={invoiceFields}
          record={record}
          values={(row) => ({
            ...row,
            customer: optionOf(customerPicker, row.customer),
            order: optionOf(orderPicker, row.order),
          })}
          query={query}
          latest={readRecord}
          change={change}
          variables={(invoicePatch) => ({ input: { id: record.id, invoicePatch } })}
        />
      )}
    </RecordPage>
  );
}

InvoiceEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<InvoiceEditQuery>(query, { id }, { subject: ['invoice'] }),
  };
};
