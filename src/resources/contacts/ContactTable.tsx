// Scaffolded by Frontage from the type `Contact`. `frontage pull` keeps your edits.
import { languageColumn } from 'frontage/ui/fields/Language';
import { emailColumn, phoneColumn, recordColumn } from 'frontage/ui/fields/Link';
import { identifierColumn, textColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { ContactTable_rows$key } from '../../../__generated__/ContactTable_rows.graphql.ts';
import { customers } from '../customers/customers.ts';
import { contacts } from './contacts.ts';

/** Contacts as rows: in their list, and below the records that they belong to. */
export const ContactTable = defineTable<ContactTable_rows$key>({
  resource: contacts,
  columns: [
    textColumn('fullName', (contact) => contact.fullName),
    recordColumn('customer', (contact) => contact.customer, {
      resource: customers,
      title: (customer) => customer.name,
    }),
    textColumn('role', (contact) => contact.role),
    emailColumn('email', (contact) => contact.email),
    languageColumn('language', (contact) => contact.language),
    yesNoColumn('isPrimary', (contact) => contact.isPrimary, { label: 'Primary' }),
    momentColumn('createdAt', (contact) => contact.createdAt, { label: 'Created' }),
    identifierColumn('id', (contact) => contact.id, { label: 'ID', hidden: true }),
    textColumn('firstName', (contact) => contact.firstName, { hidden: true }),
    textColumn('lastName', (contact) => contact.lastName, { hidden: true }),
    phoneColumn('phone', (contact) => contact.phone, { hidden: true }),
    momentColumn('updatedAt', (contact) => contact.updatedAt, { label: 'Updated', hidden: true }),
  ],
  fragment: graphql`
    fragment ContactTable_rows on Contact
    @relay(plural: true)
    @argumentDefinitions(
      withCustomer: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      fullName
      role @catch
      email @catch
      language
      isPrimary
      createdAt
      customer @include(if: $withCustomer) @catch {
        id
        name
      }
      ... @include(if: $more) {
        firstName
        lastName
        phone @catch
        updatedAt
      }
    }
  `,
});
