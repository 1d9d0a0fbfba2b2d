// Scaffolded by Frontage from `Query.overdueInvoice`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { OverdueInvoiceRecord_record$key } from '../../../__generated__/OverdueInvoiceRecord_record.graphql.ts';
import type { OverdueInvoiceRecordQuery } from '../../../__generated__/OverdueInvoiceRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier } from '../../ui/fields/Text.tsx';
import { Day } from '../../ui/fields/Time.tsx';
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { invoices } from '../invoices/invoices.ts';
import { overdueInvoices } from './overdueInvoices.ts';

const query = graphql`
  query OverdueInvoiceRecordQuery($id: ID!) {
    overdueInvoice(id: $id) @catch {
      ...OverdueInvoiceRecord_record
    }
  }
`;

/** The page of one overdue invoice. */
export function OverdueInvoiceRecord() {
  const { overdueInvoice } = usePageQuery<OverdueInvoiceRecordQuery>(query);
  return (
    <RecordPage resource={overdueInvoices} record={overdueInvoice}>
      {(record) => <OverdueInvoiceDetails record={record} />}
    </RecordPage>
  );
}

OverdueInvoiceRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<OverdueInvoiceRecordQuery>(query, { id }, { subject: ['overdueInvoice'] }),
  };
};

function OverdueInvoiceDetails({ record }: { record: OverdueInvoiceRecord_record$key }) {
  const overdueInvoice = useFragment(
    graphql`
      fragment OverdueInvoiceRecord_record on OverdueInvoice {
        id
        number
        dueOn
        daysOverdue
        amount
        currency
        balanceDue
        invoice @catch {
          id
          number
        }
        customer @catch {
          id
          name
        }
        accountManager @catch {
          id
          fullName
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
      side={
        <Section>
          <RecordLink
            name="invoice"
            help="The invoice itself."
            resource={invoices}
            record={overdueInvoice.invoice}
            title={(invoice) => invoice.number}
          />
          <RecordLink
            name="customer"
            help="Who has to pay."
            resource={customers}
            record={overdueInvoice.customer}
            title={(customer) => customer.name}
          />
          <RecordLink
            name="accountManager"
            help="The person in sales to ask."
            resource={employees}
            record={overdueInvoice.accountManager}
            title={(employee) => employee.fullName}
          />
          <Identifier name="id" label="ID" value={overdueInvoice.id} />
        </Section>
      }
    >
      <Section>
        <Day name="dueOn" value={overdueInvoice.dueOn} />
        <NumberValue
          name="daysOverdue"
          help="Days since the due date."
          value={overdueInvoice.daysOverdue}
        />
        <Money
          name="amount"
          help="To be paid, tax included."
          value={overdueInvoice.amount}
          currency={overdueInvoice.currency}
        />
        <Money
          name="balanceDue"
          help="What is still to be paid."
          value={overdueInvoice.balanceDue}
          currency={overdueInvoice.currency}
        />
      </Section>
    </RecordScreen>
  );
}
