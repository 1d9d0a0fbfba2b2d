// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { ticketPicker_record$key } from '../../../../__generated__/ticketPicker_record.graphql.ts';
import { tickets } from '../tickets.ts';

const fragment = graphql`
  fragment ticketPicker_record on Ticket @inline {
    id
    subject
  }
`;

/** Finds tickets for the forms and filters that refer to them. */
export const ticketPicker: Picker<ticketPicker_record$key> = {
  resource: tickets,
  search: { fields: ['Subject', 'Number'] },
  option: (record) => {
    const ticket = readInlineData(fragment, record);
    return { key: ticket.id, title: ticket.subject };
  },
  finder: async () => (await import('./ticketFinder.ts')).ticketFinder,
  canCreate: true,
};
