// Scaffolded by Frontage from the type `Contact`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ContactTable_rows$key } from '../../../__generated__/ContactTable_rows.graphql.ts';
import { languageColumn } from '../../ui/fields/Language.tsx';
import { emailColumn, phoneColumn, recordColumn } from '../../ui/fields/Link.tsx';
import { identifierColumn, textColumn } from '../../ui/fields/Text.tsx';
import { momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { customers } from '../customers/customers.ts';
import { contacts } from './contacts.ts';

/** Contacts as rows: of their list, and of whatever they belong to. */
export const ContactTable = defineTable<ContactTable_rows$key>({
  resource: contacts,
  keyOf: (contact) => contact.id,
  columns: [
    textColumn({ id: 'fullName', label: 'Full name', value: (contact) => contact.fullName }),
    recordColumn({
      id: 'customer',
      label: 'Customer',
      resource: customers,
      value: (contact) => contact.customer,
      keyOf: (customer) => customer.id,
      title: (customer) => customer.name,
    }),
    textColumn({ id: 'role', label: 'Role', value: (contact) => contact.role }),
    emailColumn({ id: 'email', label: 'Email', value: (contact) => contact.email }),
    languageColumn({ id: 'language', label: 'Language', value: (contact) => contact.language }),
    yesNoColumn({ id: 'isPrimary', label: 'Primary', value: (contact) => contact.isPrimary }),
    momentColumn({ id: 'createdAt', label: 'Created', value: (contact) => contact.createdAt }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (contact) => contact.id }),
    textColumn({
      id: 'firstName',
      label: 'First name',
      hidden: true,
      value: (contact) => contact.firstName,
    }),
    textColumn({
      id: 'lastName',
      label: 'Last name',
      hidden: true,
      value: (contact) => contact.lastName,
    }),
    phoneColumn({ id: 'phone', label: 'Phone', hidden: true, value: (contact) => contact.phone }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (contact) => contact.updatedAt,
    }),
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
      email
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
