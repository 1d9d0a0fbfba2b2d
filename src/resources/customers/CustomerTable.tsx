// Scaffolded by Frontage from the type `Customer`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  CustomerTable_rows$data,
  CustomerTable_rows$key,
} from '../../../__generated__/CustomerTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, Phone, RecordLink, Url } from '../../ui/fields/Link.tsx';
import { Money, NumberValue, Percent } from '../../ui/fields/Number.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { employees } from '../employees/employees.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { customers } from './customers.ts';

const columns: Columns<CustomerTable_rows$data[number]> = [
  { id: 'name', label: 'Name', cell: (customer) => <Text value={customer.name} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (customer) => <Choice value={customer.status} choices={customerStatus} />,
  },
  {
    id: 'accountManager',
    label: 'Account manager',
    cell: (customer) => (
      <RecordLink
        resource={employees}
        record={customer.accountManager}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'kind',
    label: 'Kind',
    cell: (customer) => <Choice value={customer.kind} choices={customerKind} />,
  },
  { id: 'email', label: 'Email', cell: (customer) => <Email value={customer.email} /> },
  {
    id: 'creditLimit',
    label: 'Credit limit',
    align: 'end',
    cell: (customer) => <Money value={customer.creditLimit} currency={customer.currency} />,
  },
  { id: 'createdAt', label: 'Created', cell: (customer) => <Moment value={customer.createdAt} /> },
  {
    id: 'mergedInto',
    label: 'Merged into',
    hidden: true,
    cell: (customer) => (
      <RecordLink
        resource={customers}
        record={customer.mergedInto}
        keyOf={(otherCustomer) => otherCustomer.id}
        title={(otherCustomer) => otherCustomer.name}
      />
    ),
  },
  { id: 'id', label: 'ID', hidden: true, cell: (customer) => <Identifier value={customer.id} /> },
  {
    id: 'phone',
    label: 'Phone',
    hidden: true,
    cell: (customer) => <Phone value={customer.phone} />,
  },
  {
    id: 'website',
    label: 'Website',
    hidden: true,
    cell: (customer) => <Url value={customer.website} />,
  },
  {
    id: 'vatNumber',
    label: 'VAT number',
    hidden: true,
    cell: (customer) => <Text value={customer.vatNumber} />,
  },
  {
    id: 'billingStreet',
    label: 'Billing street',
    hidden: true,
    cell: (customer) => <Text value={customer.billingStreet} />,
  },
  {
    id: 'billingPostalCode',
    label: 'Billing postal code',
    hidden: true,
    cell: (customer) => <Text value={customer.billingPostalCode} />,
  },
  {
    id: 'billingCity',
    label: 'Billing city',
    hidden: true,
    cell: (customer) => <Text value={customer.billingCity} />,
  },
  {
    id: 'billingCountry',
    label: 'Billing country',
    hidden: true,
    cell: (customer) => <Text value={customer.billingCountry} />,
  },
  {
    id: 'discountPercent',
    label: 'Discount (%)',
    align: 'end',
    hidden: true,
    cell: (customer) => <Percent value={customer.discountPercent} />,
  },
  {
    id: 'paymentTermsDays',
    label: 'Payment terms days',
    align: 'end',
    hidden: true,
    cell: (customer) => <NumberValue value={customer.paymentTermsDays} />,
  },
  {
    id: 'newsletter',
    label: 'Newsletter',
    hidden: true,
    cell: (customer) => <YesNo value={customer.newsletter} />,
  },
  {
    id: 'notes',
    label: 'Notes',
    hidden: true,
    cell: (customer) => <LongText value={customer.notes} />,
  },
  {
    id: 'customerSince',
    label: 'Customer since',
    hidden: true,
    cell: (customer) => <Day value={customer.customerSince} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (customer) => <Moment value={customer.updatedAt} />,
  },
  {
    id: 'fullAddress',
    label: 'Full address',
    hidden: true,
    cell: (customer) => <Text value={customer.fullAddress} />,
  },
  {
    id: 'openAmount',
    label: 'Open amount',
    align: 'end',
    hidden: true,
    cell: (customer) => <Money value={customer.openAmount} currency={customer.currency} />,
  },
];

/** Customers as rows: of their list, and of whatever they belong to. */
export function CustomerTable({ rows, hiddenColumns }: TableProps<CustomerTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment CustomerTable_rows on Customer
      @relay(plural: true)
      @argumentDefinitions(
        withStatus: { type: "Boolean!", defaultValue: true }
        withAccountManager: { type: "Boolean!", defaultValue: true }
        withKind: { type: "Boolean!", defaultValue: true }
        withEmail: { type: "Boolean!", defaultValue: true }
        withCreditLimit: { type: "Boolean!", defaultValue: true }
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withMergedInto: { type: "Boolean!", defaultValue: false }
        withPhone: { type: "Boolean!", defaultValue: false }
        withWebsite: { type: "Boolean!", defaultValue: false }
        withVatNumber: { type: "Boolean!", defaultValue: false }
        withBillingStreet: { type: "Boolean!", defaultValue: false }
        withBillingPostalCode: { type: "Boolean!", defaultValue: false }
        withBillingCity: { type: "Boolean!", defaultValue: false }
        withBillingCountry: { type: "Boolean!", defaultValue: false }
        withDiscountPercent: { type: "Boolean!", defaultValue: false }
        withPaymentTermsDays: { type: "Boolean!", defaultValue: false }
        withNewsletter: { type: "Boolean!", defaultValue: false }
        withNotes: { type: "Boolean!", defaultValue: false }
        withCustomerSince: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
        withFullAddress: { type: "Boolean!", defaultValue: false }
        withOpenAmount: { type: "Boolean!", defaultValue: false }
      ) {
        id
        name
        ... @include(if: $withStatus) {
          status
        }
        ... @include(if: $withAccountManager) {
          accountManager @catch {
            id
            fullName
          }
        }
        ... @include(if: $withKind) {
          kind
        }
        ... @include(if: $withEmail) {
          email
        }
        ... @include(if: $withCreditLimit) {
          creditLimit
          currency
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withMergedInto) {
          mergedInto @catch {
            id
            name
          }
        }
        ... @include(if: $withPhone) {
          phone @catch
        }
        ... @include(if: $withWebsite) {
          website @catch
        }
        ... @include(if: $withVatNumber) {
          vatNumber @catch
        }
        ... @include(if: $withBillingStreet) {
          billingStreet
        }
        ... @include(if: $withBillingPostalCode) {
          billingPostalCode
        }
        ... @include(if: $withBillingCity) {
          billingCity
        }
        ... @include(if: $withBillingCountry) {
          billingCountry
        }
        ... @include(if: $withDiscountPercent) {
          discountPercent
        }
        ... @include(if: $withPaymentTermsDays) {
          paymentTermsDays
        }
        ... @include(if: $withNewsletter) {
          newsletter
        }
        ... @include(if: $withNotes) {
          notes @catch
        }
        ... @include(if: $withCustomerSince) {
          customerSince @catch
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
        ... @include(if: $withFullAddress) {
          fullAddress
        }
        ... @include(if: $withOpenAmount) {
          openAmount
          currency
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={customers}
      columns={columns}
      rows={records}
      keyOf={(customer) => customer.id}
      hiddenColumns={hiddenColumns}
      caption="Customers"
    />
  );
}
