// Scaffolded by Frontage from the type `Invoice`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Identifier } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceSideSection_record$key } from '../../../../__generated__/InvoiceSideSection_record.graphql.ts';
import { orders } from '../../orders/orders.ts';
import { overdueInvoices } from '../../overdue-invoices/overdueInvoices.ts';

/** The side of a record's page: what it belongs to, its times and its keys. */
export function InvoiceSideSection({ record }: { record: InvoiceSideSection_record$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceSideSection_record on Invoice {
        order @catch {
          id
          number
        }
        overdueInvoice @catch {
          id
          number
        }
        createdAt
        updatedAt
        id
      }
    `,
    record,
  );
  return (
    <Section>
      <RecordLink
        name="order"
        resource={orders}
        record={invoice.order}
        title={(order) => order.number}
      />
      <RecordLink
        name="overdueInvoice"
        readOnly
        resource={overdueInvoices}
        record={invoice.overdueInvoice}
        title={(overdueInvoice) => overdueInvoice.number}
      />
      <Moment name="createdAt" label="Created" readOnly value={invoice.createdAt} />
      <Moment name="updatedAt" label="Updated" readOnly value={invoice.updatedAt} />
      <Identifier name="id" label="ID" readOnly value={invoice.id} />
    </Section>
  );
}
