// Scaffolded by Frontage from the type `Customer`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { emailColumn, phoneColumn, recordColumn, urlColumn } from 'frontage/ui/fields/Link';
import { moneyColumn, numberColumn, percentColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { CustomerTable_rows$key } from '../../../__generated__/CustomerTable_rows.graphql.ts';
import { employees } from '../employees/employees.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { customers } from './customers.ts';

/** Customers as rows: in their list, and below the records that they belong to. */
export const CustomerTable = defineTable<CustomerTable_rows$key>({
  resource: customers,
  columns: [
    textColumn('name', (customer) => customer.name),
    choiceColumn('status', (customer) => customer.status, { choices: customerStatus }),
    recordColumn('accountManager', (customer) => customer.accountManager, {
      resource: employees,
      title: (employee) => employee.fullName,
      picture: (employee) => employee.photo,
    }),
    choiceColumn('kind', (customer) => customer.kind, { choices: customerKind }),
    emailColumn('email', (customer) => customer.email),
    moneyColumn('creditLimit', (customer) => customer.creditLimit, {
      currency: (customer) => customer.currency,
    }),
    momentColumn('createdAt', (customer) => customer.createdAt, { label: 'Created' }),
    recordColumn('mergedInto', (customer) => customer.mergedInto, {
      hidden: true,
      resource: customers,
      title: (otherCustomer) => otherCustomer.name,
    }),
    identifierColumn('id', (customer) => customer.id, { label: 'ID', hidden: true }),
    phoneColumn('phone', (customer) => customer.phone, { hidden: true }),
    urlColumn('website', (customer) => customer.website, { hidden: true }),
    textColumn('vatNumber', (customer) => customer.vatNumber, {
      label: 'VAT number',
      hidden: true,
    }),
    textColumn('billingStreet', (customer) => customer.billingStreet, { hidden: true }),
    textColumn('billingPostalCode', (customer) => customer.billingPostalCode, { hidden: true }),
    textColumn('billingCity', (customer) => customer.billingCity, { hidden: true }),
    textColumn('billingCountry', (customer) => customer.billingCountry, { hidden: true }),
    percentColumn('discountPercent', (customer) => customer.discountPercent, {
      label: 'Discount (%)',
      hidden: true,
    }),
    numberColumn('paymentTermsDays', (customer) => customer.paymentTermsDays, { hidden: true }),
    yesNoColumn('newsletter', (customer) => customer.newsletter, { hidden: true }),
    longTextColumn('notes', (customer) => customer.notes, { hidden: true }),
    dayColumn('customerSince', (customer) => customer.customerSince, { hidden: true }),
    momentColumn('updatedAt', (customer) => customer.updatedAt, { label: 'Updated', hidden: true }),
    textColumn('fullAddress', (customer) => customer.fullAddress, { hidden: true }),
    moneyColumn('openAmount', (customer) => customer.openAmount, {
      hidden: true,
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
      email @catch
      creditLimit @catch
      currency @catch
      createdAt
      accountManager @include(if: $withAccountManager) @catch {
        id
        fullName
        photo @catch
      }
      mergedInto @include(if: $withMergedInto) @catch {
        id
        name
      }
      ... @include(if: $more) {
        phone @catch
        website @catch
        vatNumber @catch
        billingStreet @catch
        billingPostalCode @catch
        billingCity @catch
        billingCountry @catch
        discountPercent @catch
        paymentTermsDays @catch
        newsletter @catch
        notes @catch
        customerSince @catch
        updatedAt
        fullAddress @catch
        openAmount @catch
      }
    }
  `,
});
