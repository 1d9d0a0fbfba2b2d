// Scaffolded by Frontage from the type `Contact`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  ContactTable_rows$data,
  ContactTable_rows$key,
} from '../../../__generated__/ContactTable_rows.graphql.ts';
import { Email, RecordLink } from '../../ui/fields/Link.tsx';
import { Text } from '../../ui/fields/Text.tsx';
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
  { id: 'language', label: 'Language', cell: (contact) => <Text value={contact.language} /> },
  { id: 'isPrimary', label: 'Primary', cell: (contact) => <YesNo value={contact.isPrimary} /> },
  { id: 'createdAt', label: 'Created', cell: (contact) => <Moment value={contact.createdAt} /> },
];

/** Contacts as rows: of their list, and of whatever they belong to. */
export function ContactTable({ rows, without }: TableProps<ContactTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment ContactTable_rows on Contact @relay(plural: true) {
        id
        fullName
        customer @catch {
          id
          name
        }
        role @catch
        email
        language
        isPrimary
        createdAt
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
      without={without}
      caption="Contacts"
    />
  );
}
