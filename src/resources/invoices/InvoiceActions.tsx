// Scaffolded by Frontage from the mutations of `Invoice`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceActions_record$data,
  InvoiceActions_record$key,
} from '../../../__generated__/InvoiceActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { invoices } from './invoices.ts';

const actions: RecordActions<InvoiceActions_record$data> = [
  {
    label: 'Refund',
    isDangerous: true,
    load: async () => (await import('./refundInvoice.ts')).refundInvoice,
  },
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteInvoice.ts')).deleteInvoice,
  },
];

/** What can be done with one invoice. */
export function InvoiceActions({ record }: { record: InvoiceActions_record$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceActions_record on Invoice {
        id
        number
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={invoices}
      recordKey={invoice.id}
      title={invoice.number}
      record={invoice}
      actions={actions}
    />
  );
}
