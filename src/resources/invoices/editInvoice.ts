// Scaffolded by Frontage from `Mutation.updateInvoice`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editInvoiceQuery } from '../../../__generated__/editInvoiceQuery.graphql.ts';
import type {
  InvoicePatch,
  updateInvoiceMutation,
} from '../../../__generated__/updateInvoiceMutation.graphql.ts';
import { optionOf } from '../../ui/form/picker.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { customerPicker } from '../customers/customerPicker.ts';
import { orderPicker } from '../orders/orderPicker.ts';
import { invoiceFields } from './invoiceFields.ts';
import { invoices } from './invoices.ts';

const query = graphql`
  query editInvoiceQuery($id: ID!) {
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

const read = ({ invoice }: editInvoiceQuery['response']) => invoice;

/** What of an invoice can be changed, as it is now. */
export const editInvoice: RecordEditing<
  editInvoiceQuery,
  updateInvoiceMutation,
  Found<typeof read>,
  InvoicePatch
> = {
  resource: invoices,
  fields: invoiceFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['invoice'],
  read,
  keyOf: (invoice) => invoice.id,
  title: (invoice) => invoice.number,
  values: (invoice) => ({
    ...invoice,
    customer: optionOf(customerPicker, invoice.customer),
    order: optionOf(orderPicker, invoice.order),
  }),
  update: async () => (await import('./updateInvoice.ts')).updateInvoice,
};
