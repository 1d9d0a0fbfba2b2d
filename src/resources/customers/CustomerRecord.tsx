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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { employees } from '../employees/employees.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { weekday } from '../enums/weekday.ts';
import { customerOperations } from './customerOperations.ts';
import { customers } from './customers.ts';
import { CustomerContactsTab } from './tabs/CustomerContactsTab.tsx';
import { CustomerDeliveryAddressesTab } from './tabs/CustomerDeliveryAddressesTab.tsx';
import { CustomerInvoicesTab } from './tabs/CustomerInvoicesTab.tsx';
import { CustomerMergedCustomersTab } from './tabs/CustomerMergedCustomersTab.tsx';
import { CustomerOrdersTab } from './tabs/CustomerOrdersTab.tsx';
import { CustomerOverdueInvoicesTab } from './tabs/CustomerOverdueInvoicesTab.tsx';
import { CustomerStandingOrdersTab } from './tabs/CustomerStandingOrdersTab.tsx';
import { CustomerTicketsTab } from './tabs/CustomerTicketsTab.tsx';

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
          <RecordLink
            name="accountManager"
            help="The person in sales who looks after them."
            resource={employees}
            record={customer.accountManager}
            title={(employee) => employee.fullName}
          />
          <RecordLink
            name="mergedInto"
            help="The customer that took over when two records turned out to be the same business."
            readOnly
            resource={customers}
            record={customer.mergedInto}
            title={(otherCustomer) => otherCustomer.name}
          />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={customer.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={customer.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={customer.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={customers} tabs={tabs} />}
    >
      <Section>
        <Choice
          name="kind"
          help="What kind of business they are."
          value={customer.kind}
          choices={customerKind}
        />
        <Email
          name="email"
          help="Where order confirmations and invoices go."
          value={customer.email}
        />
        <Phone name="phone" value={customer.phone} />
        <Url name="website" value={customer.website} />
        <Text
          name="vatNumber"
          label="VAT number"
          help="VAT registration number, as it appears on invoices."
          value={customer.vatNumber}
        />
        <Money
          name="creditLimit"
          help="Most they may owe us at a time, in their currency."
          value={customer.creditLimit}
          currency={customer.currency}
        />
        <Percent
          name="discountPercent"
          label="Discount (%)"
          help="Taken off the list price of everything they buy."
          value={customer.discountPercent}
        />
        <NumberValue
          name="paymentTermsDays"
          help="Days between the invoice and its due date."
          value={customer.paymentTermsDays}
        />
        <Several
          name="deliveryDays"
          help="Days on which someone can take a delivery."
          value={customer.deliveryDays}
        >
          {(deliveryDay) => <Choice value={deliveryDay} choices={weekday} />}
        </Several>
        <YesNo
          name="newsletter"
          help="Whether they get the monthly coffee letter."
          value={customer.newsletter}
        />
        <Day name="customerSince" help="Date of the first order." value={customer.customerSince} />
        <Text
          name="fullAddress"
          help="Billing address on one line."
          readOnly
          value={customer.fullAddress}
        />
        <Money
          name="openAmount"
          help="What they owe us now, in their currency."
          readOnly
          value={customer.openAmount}
          currency={customer.currency}
        />
        <Json
          name="preferences"
          help="Machines, taste and packaging, as told to sales."
          value={customer.preferences}
        />
        <LongText
          name="notes"
          help="For colleagues only; never shown to the customer."
          value={customer.notes}
        />
      </Section>
      <Section title="Billing">
        <Text name="billingStreet" label="Street" value={customer.billingStreet} />
        <Text name="billingPostalCode" label="Postal code" value={customer.billingPostalCode} />
        <Text name="billingCity" label="City" value={customer.billingCity} />
        <Text name="billingCountry" label="Country" value={customer.billingCountry} />
      </Section>
    </RecordScreen>
  );
}
