// Scaffolded by Frontage from `Mutation.updateInvoice`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editInvoiceQuery } from '../../../../__generated__/editInvoiceQuery.graphql.ts';
import { customerPicker } from '../../customers/pickers/customerPicker.ts';
import { orderPicker } from '../../orders/pickers/orderPicker.ts';
import { invoiceFields } from '../invoiceFields.ts';
import { invoices } from '../invoices.ts';

/** The editable fields of an invoice, with their current values. */
export const editInvoice = defineEditing({
  resource: invoices,
  fields: invoiceFields,
  query: graphql`
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
        updatedAt
      }
    }
  `,
  variables: (address): editInvoiceQuery['variables'] => ({ id: String(address.key) }),
  subject: ['invoice'],
  read: ({ invoice }: editInvoiceQuery['response']) => invoice,
  title: (invoice) => invoice.number,
  lastChange: (invoice) => ({ at: invoice.updatedAt }),
  values: (invoice) => ({
    ...invoice,
    customer: optionOf(customerPicker, invoice.customer),
    order: optionOf(orderPicker, invoice.order),
  }),
  update: async () => (await import('./updateInvoice.ts')).updateInvoice,
});
