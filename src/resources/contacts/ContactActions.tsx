// Scaffolded by Frontage from the mutations of `Contact`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  ContactActions_record$data,
  ContactActions_record$key,
} from '../../../__generated__/ContactActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { contacts } from './contacts.ts';

const actions: RecordActions<ContactActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteContact.ts')).deleteContact,
  },
];

/** What can be done with one contact. */
export function ContactActions({ record }: { record: ContactActions_record$key }) {
  const contact = useFragment(
    graphql`
      fragment ContactActions_record on Contact {
        id
        fullName
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={contacts}
      recordKey={contact.id}
      title={contact.fullName}
      record={contact}
      actions={actions}
    />
  );
}
