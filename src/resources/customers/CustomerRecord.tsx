// Scaffolded by Frontage from `Query.customer`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { CustomerRecord_record$key } from '../../../__generated__/CustomerRecord_record.graphql.ts';
import type { CustomerRecordQuery } from '../../../__generated__/CustomerRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, Phone, RecordLink, Url } from '../../ui/fields/Link.tsx';
import { Money, NumberValue, Percent } from '../../ui/fields/Number.tsx';
import { Json, Several } from '../../ui/fields/Structure.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { employees } from '../employees/employees.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { weekday } from '../enums/weekday.ts';
import { CustomerContactsTab } from './CustomerContactsTab.tsx';
import { CustomerDeliveryAddressesTab } from './CustomerDeliveryAddressesTab.tsx';
import { CustomerInvoicesTab } from './CustomerInvoicesTab.tsx';
import { CustomerMergedCustomersTab } from './CustomerMergedCustomersTab.tsx';
import { customerOperations } from './customerOperations.ts';
import { CustomerOrdersTab } from './CustomerOrdersTab.tsx';
import { CustomerOverdueInvoicesTab } from './CustomerOverdueInvoicesTab.tsx';
import { customers } from './customers.ts';
import { CustomerStandingOrdersTab } from './CustomerStandingOrdersTab.tsx';
import { CustomerTicketsTab } from './CustomerTicketsTab.tsx';

const tabs: RecordTabs = {
  contacts: { label: 'Contacts', Panel: CustomerContactsTab },
  deliveryAddresses: { label: 'Delivery addresses', Panel: CustomerDeliveryAddressesTab },
  standingOrders: { label: 'Standing orders', Panel: CustomerStandingOrdersTab },
  orders: { label: 'Orders', Panel: CustomerOrdersTab },
  invoices: { label: 'Invoices', Panel: CustomerInvoicesTab },
  tickets: { label: 'Tickets', Panel: CustomerTicketsTab },
  overdueInvoices: { label: 'Overdue invoices', Panel: CustomerOverdueInvoicesTab },
  mergedCustomers: { label: 'Merged customers', Panel: CustomerMergedCustomersTab },
};

const query = graphql`
  query CustomerRecordQuery($id: ID!) {
    customer(id: $id) @catch {
      ...CustomerRecord_record
    }
  }
`;

/** The page of one customer. */
export function CustomerRecord() {
  const { customer } = usePageQuery<CustomerRecordQuery>(query);
  return (
    <RecordPage resource={customers} record={customer}>
      {(record) => <CustomerDetails record={record} />}
    </RecordPage>
  );
}

CustomerRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<CustomerRecordQuery>(query, { id }, { subject: ['customer'] }),
    ...tabQueries(tabs, address),
  };
};

function CustomerDetails({ record }: { record: CustomerRecord_record$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerRecord_record on Customer {
        id
        name
        status
        kind
        email
        phone @catch
        website @catch
        vatNumber @catch
        creditLimit
        currency
        discountPercent
        paymentTermsDays
        deliveryDays
        newsletter
        customerSince @catch
        fullAddress
        openAmount
        preferences
        notes @catch
        billingStreet
        billingPostalCode
        billingCity
        billingCountry
        accountManager @catch {
          id
          fullName
        }
        mergedInto @catch {
          id
          name
        }
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={customers}
      recordKey={customer.id}
      title={customer.name}
      status={<Choice value={customer.status} choices={customerStatus} />}
      operations={customerOperations}
      record={customer}
      side={
        <Section>
          <RecordField
            label="Account manager"
            help="The person in sales who looks after them."
            edits="accountManager"
          >
            <RecordLink
              resource={employees}
              record={customer.accountManager}
              keyOf={(employee) => employee.id}
              title={(employee) => employee.fullName}
            />
          </RecordField>
          <RecordField
            label="Merged into"
            help="The customer that took over when two records turned out to be the same business."
          >
            <RecordLink
              resource={customers}
              record={customer.mergedInto}
              keyOf={(otherCustomer) => otherCustomer.id}
              title={(otherCustomer) => otherCustomer.name}
            />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={customer.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={customer.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={customer.id} />
          </RecordField>
        </Section>
      }
      tabs={<RecordTabsView resource={customers} tabs={tabs} />}
    >
      <Section>
        <RecordField label="Kind" help="What kind of business they are." edits="kind">
          <Choice value={customer.kind} choices={customerKind} />
        </RecordField>
        <RecordField label="Email" help="Where order confirmations and invoices go." edits="email">
          <Email value={customer.email} />
        </RecordField>
        <RecordField label="Phone" edits="phone">
          <Phone value={customer.phone} />
        </RecordField>
        <RecordField label="Website" edits="website">
          <Url value={customer.website} />
        </RecordField>
        <RecordField
          label="VAT number"
          help="VAT registration number, as it appears on invoices."
          edits="vatNumber"
        >
          <Text value={customer.vatNumber} />
        </RecordField>
        <RecordField
          label="Credit limit"
          help="Most they may owe us at a time, in their currency."
          edits="creditLimit"
        >
          <Money value={customer.creditLimit} currency={customer.currency} />
        </RecordField>
        <RecordField
          label="Discount (%)"
          help="Taken off the list price of everything they buy."
          edits="discountPercent"
        >
          <Percent value={customer.discountPercent} />
        </RecordField>
        <RecordField
          label="Payment terms days"
          help="Days between the invoice and its due date."
          edits="paymentTermsDays"
        >
          <NumberValue value={customer.paymentTermsDays} />
        </RecordField>
        <RecordField
          label="Delivery days"
          help="Days on which someone can take a delivery."
          edits="deliveryDays"
        >
          <Several value={customer.deliveryDays}>
            {(deliveryDay) => <Choice value={deliveryDay} choices={weekday} />}
          </Several>
        </RecordField>
        <RecordField
          label="Newsletter"
          help="Whether they get the monthly coffee letter."
          edits="newsletter"
        >
          <YesNo value={customer.newsletter} />
        </RecordField>
        <RecordField label="Customer since" help="Date of the first order." edits="customerSince">
          <Day value={customer.customerSince} />
        </RecordField>
        <RecordField label="Full address" help="Billing address on one line.">
          <Text value={customer.fullAddress} />
        </RecordField>
        <RecordField label="Open amount" help="What they owe us now, in their currency.">
          <Money value={customer.openAmount} currency={customer.currency} />
        </RecordField>
        <RecordField
          label="Preferences"
          help="Machines, taste and packaging, as told to sales."
          wide
          edits="preferences"
        >
          <Json value={customer.preferences} />
        </RecordField>
        <RecordField
          label="Notes"
          help="For colleagues only; never shown to the customer."
          wide
          edits="notes"
        >
          <LongText value={customer.notes} />
        </RecordField>
      </Section>
      <Section title="Billing">
        <RecordField label="Street" edits="billingStreet">
          <Text value={customer.billingStreet} />
        </RecordField>
        <RecordField label="Postal code" edits="billingPostalCode">
          <Text value={customer.billingPostalCode} />
        </RecordField>
        <RecordField label="City" edits="billingCity">
          <Text value={customer.billingCity} />
        </RecordField>
        <RecordField label="Country" edits="billingCountry">
          <Text value={customer.billingCountry} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
