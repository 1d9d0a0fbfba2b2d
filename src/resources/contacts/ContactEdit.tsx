// Scaffolded by Frontage from `Mutation.updateContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { ContactEditQuery } from '../../../__generated__/ContactEditQuery.graphql.ts';
import type {
  ContactPatch,
  updateContactMutation,
} from '../../../__generated__/updateContactMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { customerPicker } from '../customers/customerPicker.ts';
import { contactFields } from './contactFields.ts';
import { contacts } from './contacts.ts';
import { updateContact } from './updateContact.ts';

const query = graphql`
  query ContactEditQuery($id: ID!) {
    contact(id: $id) @catch {
      id
      fullName
      firstName
      lastName
      role @catch
      email
      phone @catch
      language
      isPrimary
      customer @catch {
        ...customerPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ contact }: ContactEditQuery['response']) => contact;

/** The form that changes a contact. */
export function ContactEdit() {
  const found = readRecord(usePageQuery<ContactEditQuery>(query));
  return (
    <RecordPage resource={contacts} record={found}>
      {(record) => (
        <EditForm<ContactEditQuery, updateContactMutation, typeof record, ContactPatch>
          resource={contacts}
          recordKey={record.id}
          title={record.fullName}
          fields={contactFields}
          record={record}
          values={(row) => ({ ...row, customer: optionOf(customerPicker, row.customer) })}
          query={query}
          latest={readRecord}
          update={updateContact}
        />
      )}
    </RecordPage>
  );
}

ContactEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<ContactEditQuery>(query, { id }, { subject: ['contact'] }),
  };
};
