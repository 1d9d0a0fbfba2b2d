// Scaffolded by Frontage from the type `Contact`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  ContactTable_rows$data,
  ContactTable_rows$key,
} from '../../../__generated__/ContactTable_rows.graphql.ts';
import { Language } from '../../ui/fields/Language.tsx';
import { Email, Phone, RecordLink } from '../../ui/fields/Link.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { contacts } from './contacts.ts';

const columns: Columns<ContactTable_rows$data[number]> = [
  { id: 'fullName', label: 'Full name', cell: (contact) => <Text value={contact.fullName} /> },
  {
    id: 'customer',
    label: 'Customer',
    cell: (contact) => (
      <RecordLink
        resource={customers}
        record={contact.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
      />
    ),
  },
  { id: 'role', label: 'Role', cell: (contact) => <Text value={contact.role} /> },
  { id: 'email', label: 'Email', cell: (contact) => <Email value={contact.email} /> },
  { id: 'language', label: 'Language', cell: (contact) => <Language value={contact.language} /> },
  { id: 'isPrimary', label: 'Primary', cell: (contact) => <YesNo value={contact.isPrimary} /> },
  { id: 'createdAt', label: 'Created', cell: (contact) => <Moment value={contact.createdAt} /> },
  { id: 'id', label: 'ID', hidden: true, cell: (contact) => <Identifier value={contact.id} /> },
  {
    id: 'firstName',
    label: 'First name',
    hidden: true,
    cell: (contact) => <Text value={contact.firstName} />,
  },
  {
    id: 'lastName',
    label: 'Last name',
    hidden: true,
    cell: (contact) => <Text value={contact.lastName} />,
  },
  { id: 'phone', label: 'Phone', hidden: true, cell: (contact) => <Phone value={contact.phone} /> },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (contact) => <Moment value={contact.updatedAt} />,
  },
];

/** Contacts as rows: of their list, and of whatever they belong to. */
export function ContactTable({ rows, hiddenColumns }: TableProps<ContactTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment ContactTable_rows on Contact
      @relay(plural: true)
      @argumentDefinitions(
        withCustomer: { type: "Boolean!", defaultValue: true }
        withRole: { type: "Boolean!", defaultValue: true }
        withEmail: { type: "Boolean!", defaultValue: true }
        withLanguage: { type: "Boolean!", defaultValue: true }
        withIsPrimary: { type: "Boolean!", defaultValue: true }
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withFirstName: { type: "Boolean!", defaultValue: false }
        withLastName: { type: "Boolean!", defaultValue: false }
        withPhone: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        fullName
        ... @include(if: $withCustomer) {
          customer @catch {
            id
            name
          }
        }
        ... @include(if: $withRole) {
          role @catch
        }
        ... @include(if: $withEmail) {
          email
        }
        ... @include(if: $withLanguage) {
          language
        }
        ... @include(if: $withIsPrimary) {
          isPrimary
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withFirstName) {
          firstName
        }
        ... @include(if: $withLastName) {
          lastName
        }
        ... @include(if: $withPhone) {
          phone @catch
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={contacts}
      columns={columns}
      rows={records}
      keyOf={(contact) => contact.id}
      hiddenColumns={hiddenColumns}
      caption="Contacts"
    />
  );
}
