// Scaffolded by Frontage from the mutations of `Payment`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  PaymentActions_record$data,
  PaymentActions_record$key,
} from '../../../__generated__/PaymentActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { payments } from './payments.ts';

const actions: RecordActions<PaymentActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deletePayment.ts')).deletePayment,
  },
];

/** What can be done with one payment. */
export function PaymentActions({ record }: { record: PaymentActions_record$key }) {
  const payment = useFragment(
    graphql`
      fragment PaymentActions_record on Payment {
        id
        reference
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={payments}
      recordKey={payment.id}
      title={payment.reference}
      record={payment}
      actions={actions}
    />
  );
}
