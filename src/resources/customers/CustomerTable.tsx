// Scaffolded by Frontage from the type `Customer`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerTable_rows$key } from '../../../__generated__/CustomerTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { emailColumn, phoneColumn, recordColumn, urlColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn, numberColumn, percentColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { employees } from '../employees/employees.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { customers } from './customers.ts';

/** Customers as rows: of their list, and of whatever they belong to. */
export const CustomerTable = defineTable<CustomerTable_rows$key>({
  resource: customers,
  keyOf: (customer) => customer.id,
  columns: [
    textColumn({ id: 'name', label: 'Name', value: (customer) => customer.name }),
    choiceColumn({
      id: 'status',
      label: 'Status',
      choices: customerStatus,
      value: (customer) => customer.status,
    }),
    recordColumn({
      id: 'accountManager',
      label: 'Account manager',
      resource: employees,
      value: (customer) => customer.accountManager,
      keyOf: (employee) => employee.id,
      title: (employee) => employee.fullName,
    }),
    choiceColumn({
      id: 'kind',
      label: 'Kind',
      choices: customerKind,
      value: (customer) => customer.kind,
    }),
    emailColumn({ id: 'email', label: 'Email', value: (customer) => customer.email }),
    moneyColumn({
      id: 'creditLimit',
      label: 'Credit limit',
      value: (customer) => customer.creditLimit,
      currency: (customer) => customer.currency,
    }),
    momentColumn({ id: 'createdAt', label: 'Created', value: (customer) => customer.createdAt }),
    recordColumn({
      id: 'mergedInto',
      label: 'Merged into',
      hidden: true,
      resource: customers,
      value: (customer) => customer.mergedInto,
      keyOf: (otherCustomer) => otherCustomer.id,
      title: (otherCustomer) => otherCustomer.name,
    }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (customer) => customer.id }),
    phoneColumn({ id: 'phone', label: 'Phone', hidden: true, value: (customer) => customer.phone }),
    urlColumn({
      id: 'website',
      label: 'Website',
      hidden: true,
      value: (customer) => customer.website,
    }),
    textColumn({
      id: 'vatNumber',
      label: 'VAT number',
      hidden: true,
      value: (customer) => customer.vatNumber,
    }),
    textColumn({
      id: 'billingStreet',
      label: 'Billing street',
      hidden: true,
      value: (customer) => customer.billingStreet,
    }),
    textColumn({
      id: 'billingPostalCode',
      label: 'Billing postal code',
      hidden: true,
      value: (customer) => customer.billingPostalCode,
    }),
    textColumn({
      id: 'billingCity',
      label: 'Billing city',
      hidden: true,
      value: (customer) => customer.billingCity,
    }),
    textColumn({
      id: 'billingCountry',
      label: 'Billing country',
      hidden: true,
      value: (customer) => customer.billingCountry,
    }),
    percentColumn({
      id: 'discountPercent',
      label: 'Discount (%)',
      hidden: true,
      value: (customer) => customer.discountPercent,
    }),
    numberColumn({
      id: 'paymentTermsDays',
      label: 'Payment terms days',
      hidden: true,
      value: (customer) => customer.paymentTermsDays,
    }),
    yesNoColumn({
      id: 'newsletter',
      label: 'Newsletter',
      hidden: true,
      value: (customer) => customer.newsletter,
    }),
    longTextColumn({
      id: 'notes',
      label: 'Notes',
      hidden: true,
      value: (customer) => customer.notes,
    }),
    dayColumn({
      id: 'customerSince',
      label: 'Customer since',
      hidden: true,
      value: (customer) => customer.customerSince,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (customer) => customer.updatedAt,
    }),
    textColumn({
      id: 'fullAddress',
      label: 'Full address',
      hidden: true,
      value: (customer) => customer.fullAddress,
    }),
    moneyColumn({
      id: 'openAmount',
      label: 'Open amount',
      hidden: true,
      value: (customer) => customer.openAmount,
      currency: (customer) => customer.currency,
    }),
  ],
  fragment: graphql`
    fragment CustomerTable_rows on Customer
    @relay(plural: true)
    @argumentDefinitions(
      withAccountManager: { type: "Boolean!", defaultValue: true }
      withMergedInto: { type: "Boolean!", defaultValue: false }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      name
      status
      kind
      email
      creditLimit
      currency
      createdAt
      accountManager @include(if: $withAccountManager) @catch {
        id
        fullName
      }
      mergedInto @include(if: $withMergedInto) @catch {
        id
        name
      }
      ... @include(if: $more) {
        phone @catch
        website @catch
        vatNumber @catch
        billingStreet
        billingPostalCode
        billingCity
        billingCountry
        discountPercent
        paymentTermsDays
        newsletter
        notes @catch
        customerSince @catch
        updatedAt
        fullAddress
        openAmount
      }
    }
  `,
});
