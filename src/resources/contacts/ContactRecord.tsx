// Scaffolded by Frontage from `Query.contact`. `frontage pull` keeps your edits.
import { Language } from 'frontage/ui/fields/Language';
import { Email, Phone, RecordLink } from 'frontage/ui/fields/Link';
import { Identifier, Text } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { ContactRecord_record$key } from '../../../__generated__/ContactRecord_record.graphql.ts';
import type { ContactRecordQuery } from '../../../__generated__/ContactRecordQuery.graphql.ts';
import type { ContactRecordTabsTotalQuery } from '../../../__generated__/ContactRecordTabsTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { contactHelp } from './contactHelp.ts';
import { contactOperations } from './contactOperations.ts';
import { contacts } from './contacts.ts';
import { ContactTicketsTab } from './tabs/ContactTicketsTab.tsx';

/** The page of one contact. */
export const ContactRecord = defineRecord<
  ContactRecordQuery,
  ContactRecord_record$key,
  ContactRecordTabsTotalQuery
>({
  resource: contacts,
  query: graphql`
    query ContactRecordQuery($id: ID!) {
      contact(id: $id) @catch {
        ...ContactRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ contact }) => contact,
  subject: ['contact'],
  Details: ContactDetails,
  tabs: {
    tickets: { label: 'Tickets', Panel: ContactTicketsTab },
  },
  tabTotals: {
    query: graphql`
      query ContactRecordTabsTotalQuery($id: ID!) {
        contact(id: $id) {
          tickets(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ contact }) => ({
      tickets: contact?.tickets?.totalCount,
    }),
  },
});

function ContactDetails({ record, tabs }: RecordDetailsProps<ContactRecord_record$key>) {
  const contact = useFragment(
    graphql`
      fragment ContactRecord_record on Contact {
        id
        fullName
        firstName
        lastName
        role @catch
        email @catch
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
      help={contactHelp}
      side={
        <Section>
          <RecordLink
            name="customer"
            resource={customers}
            record={contact.customer}
            title={(customer) => customer.name}
          />
          <Moment name="createdAt" label="Created" readOnly value={contact.createdAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={contact.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={contact.id} />
        </Section>
      }
      tabs={tabs}
    >
      <Section>
        <Text name="firstName" value={contact.firstName} />
        <Text name="lastName" value={contact.lastName} />
        <Text name="role" value={contact.role} />
        <Email name="email" value={contact.email} />
        <Phone name="phone" value={contact.phone} />
        <Language name="language" value={contact.language} />
        <YesNo name="isPrimary" label="Primary" value={contact.isPrimary} />
      </Section>
    </RecordScreen>
  );
}
