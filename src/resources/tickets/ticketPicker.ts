// Scaffolded by Frontage from `Query.tickets`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { ticketPicker_record$key } from '../../../__generated__/ticketPicker_record.graphql.ts';
import type { ticketPickerOneQuery } from '../../../__generated__/ticketPickerOneQuery.graphql.ts';
import type { ticketPickerQuery } from '../../../__generated__/ticketPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { tickets } from './tickets.ts';

const settings: ListSettings<ticketPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Subject', 'Number'],
    variables: (text) => ({
      filter: {
        or: [{ subject: { includesInsensitive: text } }, { number: { includesInsensitive: text } }],
      },
    }),
  },
};

const query = graphql`
  query ticketPickerQuery($first: Int, $after: Cursor, $filter: TicketFilter) {
    tickets(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...ticketPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query ticketPickerOneQuery($id: ID!) {
    ticket(id: $id) {
      ...ticketPicker_record
    }
  }
`;

const fragment = graphql`
  fragment ticketPicker_record on Ticket @inline {
    id
    subject
  }
`;

/** Finds tickets for the forms and filters that refer to them. */
export const ticketPicker: Picker<ticketPickerQuery, ticketPicker_record$key> = {
  resource: tickets,
  query,
  settings,
  rows: (answer) => present(answer.tickets?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const ticket = readInlineData(fragment, record);
    return { key: ticket.id, title: titleOf(tickets, ticket.id, ticket.subject) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ ticket }: ticketPickerOneQuery['response']) => ticket,
  },
  create: {
    fields: async () => (await import('./ticketFields.ts')).ticketFields,
    creation: async () => (await import('./createTicket.ts')).createTicket,
  },
};
