// Scaffolded by Frontage from `Query.contacts`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { contactPicker_record$key } from '../../../__generated__/contactPicker_record.graphql.ts';
import type { contactPickerOneQuery } from '../../../__generated__/contactPickerOneQuery.graphql.ts';
import type { contactPickerQuery } from '../../../__generated__/contactPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { contacts } from './contacts.ts';

const settings: ListSettings<contactPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['First name', 'Last name', 'Email'],
    variables: (text) => ({
      filter: {
        or: [
          { firstName: { includesInsensitive: text } },
          { lastName: { includesInsensitive: text } },
          { email: { includesInsensitive: text } },
        ],
      },
    }),
  },
};

const query = graphql`
  query contactPickerQuery($first: Int, $after: Cursor, $filter: ContactFilter) {
    contacts(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...contactPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query contactPickerOneQuery($id: ID!) {
    contact(id: $id) {
      ...contactPicker_record
    }
  }
`;

const fragment = graphql`
  fragment contactPicker_record on Contact @inline {
    id
    fullName
  }
`;

/** Finds contacts for the forms and filters that refer to them. */
export const contactPicker: Picker<contactPickerQuery, contactPicker_record$key> = {
  resource: contacts,
  query,
  settings,
  rows: (answer) => present(answer.contacts?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const contact = readInlineData(fragment, record);
    return { key: contact.id, title: titleOf(contacts, contact.id, contact.fullName) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ contact }: contactPickerOneQuery['response']) => contact,
  },
  create: {
    fields: async () => (await import('./contactFields.ts')).contactFields,
    creation: async () => (await import('./createContact.ts')).createContact,
  },
};
