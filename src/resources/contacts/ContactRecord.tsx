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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { customers } from '../customers/customers.ts';
import { contactOperations } from './contactOperations.ts';
import { contacts } from './contacts.ts';
import { ContactTicketsTab } from './tabs/ContactTicketsTab.tsx';

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
          <RecordLink
            name="customer"
            help="Where they work."
            resource={customers}
            record={contact.customer}
            title={(customer) => customer.name}
          />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={contact.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={contact.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={contact.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={contacts} tabs={tabs} />}
    >
      <Section>
        <Text name="firstName" value={contact.firstName} />
        <Text name="lastName" value={contact.lastName} />
        <Text
          name="role"
          help="What they do there: owner, head barista, bookkeeper."
          value={contact.role}
        />
        <Email name="email" value={contact.email} />
        <Phone name="phone" value={contact.phone} />
        <Language
          name="language"
          help="Language to write to them in, as an ISO 639 code."
          value={contact.language}
        />
        <YesNo
          name="isPrimary"
          label="Primary"
          help="The one to call first."
          value={contact.isPrimary}
        />
      </Section>
    </RecordScreen>
  );
}
