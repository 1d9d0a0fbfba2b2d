// Scaffolded by Frontage from `Mutation.updateInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { InvoiceEditQuery } from '../../../__generated__/InvoiceEditQuery.graphql.ts';
import type {
  InvoicePatch,
  updateInvoiceMutation,
} from '../../../__generated__/updateInvoiceMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { customerPicker } from '../customers/customerPicker.ts';
import { orderPicker } from '../orders/orderPicker.ts';
import { invoiceFields } from './invoiceFields.ts';
import { invoices } from './invoices.ts';
import { updateInvoice } from './updateInvoice.ts';

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

/** The record in the answer of the query. */
const readRecord = ({ invoice }: InvoiceEditQuery['response']) => invoice;

/** The form that changes an invoice. */
export function InvoiceEdit() {
  const found = readRecord(usePageQuery<InvoiceEditQuery>(query));
  return (
    <RecordPage resource={invoices} record={found}>
      {(record) => (
        <EditForm<InvoiceEditQuery, updateInvoiceMutation, typeof record, InvoicePatch>
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
          update={updateInvoice}
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
