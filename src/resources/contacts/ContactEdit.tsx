// Scaffolded by Frontage from `Mutation.updateContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  ContactEditMutation,
  ContactPatch,
} from '../../../__generated__/ContactEditMutation.graphql.ts';
import type { ContactEditQuery } from '../../../__generated__/ContactEditQuery.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { customerPicker } from '../customers/customerPicker.ts';
import { contactFields } from './contactFields.ts';
import { contacts } from './contacts.ts';

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

const change: Change<ContactEditMutation> = {
  mutation: graphql`
    mutation ContactEditMutation($input: UpdateContactInput!) {
      updateContact(input: $input) {
        contact {
          id
          ...ContactRecord_record
        }
      }
    }
  `,
  read: ({ updateContact }) => ({ record: updateContact?.contact }),
};

/** The record in the answer of the query. */
const readRecord = ({ contact }: ContactEditQuery['response']) => contact;

/** The form that changes a contact. */
export function ContactEdit() {
  const found = readRecord(usePageQuery<ContactEditQuery>(query));
  return (
    <RecordPage resource={contacts} record={found}>
      {(record) => (
        <EditForm<ContactEditQuery, ContactEditMutation, typeof record, ContactPatch>
          resource={contacts}
          recordKey={record.id}
          title={record.fullName}
          fields={contactFields}
          record={record}
          values={(row) => ({ ...row, customer: optionOf(customerPicker, row.customer) })}
          query={query}
          latest={readRecord}
          change={change}
          variables={(contactPatch) => ({ input: { id: record.id, contactPatch } })}
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
