// Scaffolded by Frontage from `Query.payment`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { Money } from 'frontage/ui/fields/Number';
import { Identifier, LongText } from 'frontage/ui/fields/Text';
import { Day, Moment } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { PaymentRecord_record$key } from '../../../__generated__/PaymentRecord_record.graphql.ts';
import type { PaymentRecordQuery } from '../../../__generated__/PaymentRecordQuery.graphql.ts';
import { paymentMethod } from '../enums/paymentMethod.ts';
import { invoices } from '../invoices/invoices.ts';
import { paymentHelp } from './paymentHelp.ts';
import { paymentOperations } from './paymentOperations.ts';
import { payments } from './payments.ts';

/** The page of one payment. */
export const PaymentRecord = defineRecord<PaymentRecordQuery, PaymentRecord_record$key>({
  resource: payments,
  query: graphql`
    query PaymentRecordQuery($id: ID!) {
      payment(id: $id) @catch {
        ...PaymentRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ payment }) => payment,
  subject: ['payment'],
  Details: PaymentDetails,
});

function PaymentDetails({ record }: RecordDetailsProps<PaymentRecord_record$key>) {
  const payment = useFragment(
    graphql`
      fragment PaymentRecord_record on Payment {
        id
        reference
        amount
        currency
        receivedOn
        method
        note @catch
        invoice @catch {
          id
          number
        }
        createdAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={payments}
      recordKey={payment.id}
      title={payment.reference}
      highlights={
        <Highlights>
          <Money name="amount" value={payment.amount} currency={payment.currency} />
          <Day name="receivedOn" value={payment.receivedOn} />
        </Highlights>
      }
      operations={paymentOperations}
      record={payment}
      help={paymentHelp}
      side={
        <Section>
          <RecordLink
            name="invoice"
            resource={invoices}
            record={payment.invoice}
            title={(invoice) => invoice.number}
          />
          <Moment name="createdAt" label="Created" readOnly value={payment.createdAt} />
          <Identifier name="id" label="ID" readOnly value={payment.id} />
        </Section>
      }
    >
      <Section>
        <Choice name="method" value={payment.method} choices={paymentMethod} />
        <LongText name="note" value={payment.note} />
      </Section>
    </RecordScreen>
  );
}
