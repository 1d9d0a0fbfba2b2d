// Scaffolded by Frontage from `Mutation.updatePayment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { PaymentEditQuery } from '../../../__generated__/PaymentEditQuery.graphql.ts';
import type {
  PaymentPatch,
  updatePaymentMutation,
} from '../../../__generated__/updatePaymentMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { invoicePicker } from '../invoices/invoicePicker.ts';
import { paymentFields } from './paymentFields.ts';
import { payments } from './payments.ts';
import { updatePayment } from './updatePayment.ts';

const query = graphql`
  query PaymentEditQuery($id: ID!) {
    payment(id: $id) @catch {
      id
      reference
      amount
      currency
      method
      receivedOn
      note @catch
      invoice @catch {
        ...invoicePicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ payment }: PaymentEditQuery['response']) => payment;

/** The form that changes a payment. */
export function PaymentEdit() {
  const found = readRecord(usePageQuery<PaymentEditQuery>(query));
  return (
    <RecordPage resource={payments} record={found}>
      {(record) => (
        <EditForm<PaymentEditQuery, updatePaymentMutation, typeof record, PaymentPatch>
          resource={payments}
          recordKey={record.id}
          title={record.reference}
          fields={paymentFields}
          record={record}
          values={(row) => ({ ...row, invoice: optionOf(invoicePicker, row.invoice) })}
          query={query}
          latest={readRecord}
          update={updatePayment}
        />
      )}
    </RecordPage>
  );
}

PaymentEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<PaymentEditQuery>(query, { id }, { subject: ['payment'] }),
  };
};
