// Scaffolded by Frontage from `Query.customer`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { Email, Phone, RecordLink, Url } from 'frontage/ui/fields/Link';
import { Money, NumberValue, Percent } from 'frontage/ui/fields/Number';
import { Json, Several } from 'frontage/ui/fields/Structure';
import { LongText, Text } from 'frontage/ui/fields/Text';
import { Day } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { CustomerRecord_record$key } from '../../../__generated__/CustomerRecord_record.graphql.ts';
import type { CustomerRecordQuery } from '../../../__generated__/CustomerRecordQuery.graphql.ts';
import type { CustomerRecordTabsTotalQuery } from '../../../__generated__/CustomerRecordTabsTotalQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { weekday } from '../enums/weekday.ts';
import { customerHelp } from './customerHelp.ts';
import { customerOperations } from './customerOperations.ts';
import { customers } from './customers.ts';
import { CustomerBillingSection } from './sections/CustomerBillingSection.tsx';
import { CustomerSideSection } from './sections/CustomerSideSection.tsx';
import { CustomerContactsTab } from './tabs/CustomerContactsTab.tsx';
import { CustomerDeliveryAddressesTab } from './tabs/CustomerDeliveryAddressesTab.tsx';
import { CustomerInvoicesTab } from './tabs/CustomerInvoicesTab.tsx';
import { CustomerMergedCustomersTab } from './tabs/CustomerMergedCustomersTab.tsx';
import { CustomerOrdersTab } from './tabs/CustomerOrdersTab.tsx';
import { CustomerOverdueInvoicesTab } from './tabs/CustomerOverdueInvoicesTab.tsx';
import { CustomerStandingOrdersTab } from './tabs/CustomerStandingOrdersTab.tsx';
import { CustomerTicketsTab } from './tabs/CustomerTicketsTab.tsx';

/** The page of one customer. */
export const CustomerRecord = defineRecord<
  CustomerRecordQuery,
  CustomerRecord_record$key,
  CustomerRecordTabsTotalQuery
>({
  resource: customers,
  query: graphql`
    query CustomerRecordQuery($id: ID!) {
      customer(id: $id) @catch {
        ...CustomerRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ customer }) => customer,
  subject: ['customer'],
  Details: CustomerDetails,
  tabs: {
    contacts: { label: 'Contacts', Panel: CustomerContactsTab },
    deliveryAddresses: { label: 'Delivery addresses', Panel: CustomerDeliveryAddressesTab },
    standingOrders: { label: 'Standing orders', Panel: CustomerStandingOrdersTab },
    orders: { label: 'Orders', Panel: CustomerOrdersTab },
    invoices: { label: 'Invoices', Panel: CustomerInvoicesTab },
    tickets: { label: 'Tickets', Panel: CustomerTicketsTab },
    overdueInvoices: { label: 'Overdue invoices', Panel: CustomerOverdueInvoicesTab },
    mergedCustomers: { label: 'Merged customers', Panel: CustomerMergedCustomersTab },
  },
  tabTotals: {
    query: graphql`
      query CustomerRecordTabsTotalQuery($id: ID!) {
        customer(id: $id) {
          contacts(first: 1) @catch(to: NULL) {
            totalCount
          }
          deliveryAddresses(first: 1) @catch(to: NULL) {
            totalCount
          }
          standingOrders(first: 1) @catch(to: NULL) {
            totalCount
          }
          orders(first: 1) @catch(to: NULL) {
            totalCount
          }
          invoices(first: 1) @catch(to: NULL) {
            totalCount
          }
          tickets(first: 1) @catch(to: NULL) {
            totalCount
          }
          overdueInvoices(first: 1) @catch(to: NULL) {
            totalCount
          }
          mergedCustomers(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ customer }) => ({
      contacts: customer?.contacts?.totalCount,
      deliveryAddresses: customer?.deliveryAddresses?.totalCount,
      standingOrders: customer?.standingOrders?.totalCount,
      orders: customer?.orders?.totalCount,
      invoices: customer?.invoices?.totalCount,
      tickets: customer?.tickets?.totalCount,
      overdueInvoices: customer?.overdueInvoices?.totalCount,
      mergedCustomers: customer?.mergedCustomers?.totalCount,
    }),
  },
});

function CustomerDetails({ record, tabs }: RecordDetailsProps<CustomerRecord_record$key>) {
  const customer = useFragment(
    graphql`
      fragment CustomerRecord_record on Customer {
        id
        name
        status
        creditLimit @catch
        currency @catch
        accountManager @catch {
          id
          fullName
          photo @catch
        }
        customerSince @catch
        kind
        email @catch
        phone @catch
        website @catch
        vatNumber @catch
        discountPercent @catch
        paymentTermsDays @catch
        deliveryDays
        newsletter @catch
        fullAddress @catch
        openAmount @catch
        preferences @catch
        notes @catch
        ...CustomerBillingSection_record
        ...CustomerSideSection_record
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={customers}
      recordKey={customer.id}
      title={customer.name}
      status={<Choice name="status" value={customer.status} choices={customerStatus} />}
      highlights={
        <Highlights>
          <Money name="creditLimit" value={customer.creditLimit} currency={customer.currency} />
          <RecordLink
            name="accountManager"
            resource={employees}
            record={customer.accountManager}
            title={(employee) => employee.fullName}
            picture={(employee) => employee.photo}
          />
          <Day name="customerSince" value={customer.customerSince} />
        </Highlights>
      }
      operations={customerOperations}
      record={customer}
      help={customerHelp}
      side={<CustomerSideSection record={customer} />}
      tabs={tabs}
    >
      <Section>
        <Choice name="kind" value={customer.kind} choices={customerKind} />
        <Email name="email" value={customer.email} />
        <Phone name="phone" value={customer.phone} />
        <Url name="website" value={customer.website} />
        <Text name="vatNumber" label="VAT number" value={customer.vatNumber} />
        <Percent name="discountPercent" label="Discount (%)" value={customer.discountPercent} />
        <NumberValue name="paymentTermsDays" value={customer.paymentTermsDays} />
        <Several name="deliveryDays" value={customer.deliveryDays}>
          {(deliveryDay) => <Choice value={deliveryDay} choices={weekday} />}
        </Several>
        <YesNo name="newsletter" value={customer.newsletter} />
        <Text name="fullAddress" readOnly value={customer.fullAddress} />
        <Money
          name="openAmount"
          readOnly
          value={customer.openAmount}
          currency={customer.currency}
        />
        <Json name="preferences" value={customer.preferences} />
        <LongText name="notes" value={customer.notes} />
      </Section>
      <CustomerBillingSection record={customer} />
    </RecordScreen>
  );
}
