// Scaffolded by Frontage from `Query.overdueInvoice`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Money, NumberValue } from 'frontage/ui/fields/Number';
import { Identifier } from 'frontage/ui/fields/Text';
import { Day } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { OverdueInvoiceRecord_record$key } from '../../../__generated__/OverdueInvoiceRecord_record.graphql.ts';
import type { OverdueInvoiceRecordQuery } from '../../../__generated__/OverdueInvoiceRecordQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { invoices } from '../invoices/invoices.ts';
import { overdueInvoiceHelp } from './overdueInvoiceHelp.ts';
import { overdueInvoices } from './overdueInvoices.ts';

/** The page of one overdue invoice. */
export const OverdueInvoiceRecord = defineRecord<
  OverdueInvoiceRecordQuery,
  OverdueInvoiceRecord_record$key
>({
  resource: overdueInvoices,
  query: graphql`
    query OverdueInvoiceRecordQuery($id: ID!) {
      overdueInvoice(id: $id) @catch {
        ...OverdueInvoiceRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ overdueInvoice }) => overdueInvoice,
  subject: ['overdueInvoice'],
  Details: OverdueInvoiceDetails,
});

function OverdueInvoiceDetails({ record }: RecordDetailsProps<OverdueInvoiceRecord_record$key>) {
  const overdueInvoice = useFragment(
    graphql`
      fragment OverdueInvoiceRecord_record on OverdueInvoice {
        id
        number
        amount
        currency
        customer @catch {
          id
          name
        }
        accountManager @catch {
          id
          fullName
          photo @catch
        }
        dueOn
        daysOverdue
        balanceDue
        invoice @catch {
          id
          number
        }
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={overdueInvoices}
      recordKey={overdueInvoice.id}
      title={overdueInvoice.number}
      highlights={
        <Highlights>
          <Money name="amount" value={overdueInvoice.amount} currency={overdueInvoice.currency} />
          <RecordLink
            name="customer"
            resource={customers}
            record={overdueInvoice.customer}
            title={(customer) => customer.name}
          />
          <RecordLink
            name="accountManager"
            resource={employees}
            record={overdueInvoice.accountManager}
            title={(employee) => employee.fullName}
            picture={(employee) => employee.photo}
          />
          <Day name="dueOn" value={overdueInvoice.dueOn} />
        </Highlights>
      }
      help={overdueInvoiceHelp}
      side={
        <Section>
          <RecordLink
            name="invoice"
            resource={invoices}
            record={overdueInvoice.invoice}
            title={(invoice) => invoice.number}
          />
          <Identifier name="id" label="ID" value={overdueInvoice.id} />
        </Section>
      }
    >
      <Section>
        <NumberValue name="daysOverdue" value={overdueInvoice.daysOverdue} />
        <Money
          name="balanceDue"
          value={overdueInvoice.balanceDue}
          currency={overdueInvoice.currency}
        />
      </Section>
    </RecordScreen>
  );
}
