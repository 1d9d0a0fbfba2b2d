// Scaffolded by Frontage from `Query.contact`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { ContactRecord_record$key } from '../../../__generated__/ContactRecord_record.graphql.ts';
import type { ContactRecordQuery } from '../../../__generated__/ContactRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Language } from '../../ui/fields/Language.tsx';
import { Email, Phone, RecordLink } from '../../ui/fields/Link.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { customers } from '../customers/customers.ts';
import { contactOperations } from './contactOperations.ts';
import { contacts } from './contacts.ts';
import { ContactTicketsTab } from './ContactTicketsTab.tsx';

const tabs: RecordTabs = {
  tickets: { label: 'Tickets', Panel: ContactTicketsTab },
};

const query = graphql`
  query ContactRecordQuery($id: ID!) {
    contact(id: $id) @catch {
      ...ContactRecord_record
    }
  }
`;

/** The page of one contact. */
export function ContactRecord() {
  const { contact } = usePageQuery<ContactRecordQuery>(query);
  return (
    <RecordPage resource={contacts} record={contact}>
      {(record) => <ContactDetails record={record} />}
    </RecordPage>
  );
}

ContactRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<ContactRecordQuery>(query, { id }, { subject: ['contact'] }),
    ...tabQueries(tabs, address),
  };
};

function ContactDetails({ record }: { record: ContactRecord_record$key }) {
  const contact = useFragment(
    graphql`
      fragment ContactRecord_record on Contact {
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
          id
          name
        }
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={contacts}
      recordKey={contact.id}
      title={contact.fullName}
      operations={contactOperations}
      record={contact}
      side={
        <Section>
          <RecordField label="Customer" help="Where they work." edits="customer">
            <RecordLink
              resource={customers}
              record={contact.customer}
              keyOf={(customer) => customer.id}
              title={(customer) => customer.name}
            />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={contact.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={contact.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={contact.id} />
          </RecordField>
        </Section>
      }
      tabs={<RecordTabsView resource={contacts} tabs={tabs} />}
    >
      <Section>
        <RecordField label="First name" edits="firstName">
          <Text value={contact.firstName} />
        </RecordField>
        <RecordField label="Last name" edits="lastName">
          <Text value={contact.lastName} />
        </RecordField>
        <RecordField
          label="Role"
          help="What they do there: owner, head barista, bookkeeper."
          edits="role"
        >
          <Text value={contact.role} />
        </RecordField>
        <RecordField label="Email" edits="email">
          <Email value={contact.email} />
        </RecordField>
        <RecordField label="Phone" edits="phone">
          <Phone value={contact.phone} />
        </RecordField>
        <RecordField
          label="Language"
          help="Language to write to them in, as an ISO 639 code."
          edits="language"
        >
          <Language value={contact.language} />
        </RecordField>
        <RecordField label="Primary" help="The one to call first." edits="isPrimary">
          <YesNo value={contact.isPrimary} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
