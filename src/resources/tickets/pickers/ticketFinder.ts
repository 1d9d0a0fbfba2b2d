// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { ticketFinder_note$key } from '../../../../__generated__/ticketFinder_note.graphql.ts';
import type { ticketFinderOneQuery } from '../../../../__generated__/ticketFinderOneQuery.graphql.ts';
import type { ticketFinderQuery } from '../../../../__generated__/ticketFinderQuery.graphql.ts';
import type { ticketPicker_record$key } from '../../../../__generated__/ticketPicker_record.graphql.ts';
import { contacts } from '../../contacts/contacts.ts';
import { customers } from '../../customers/customers.ts';
import { employees } from '../../employees/employees.ts';
import { orders } from '../../orders/orders.ts';
import { ticketPicker } from './ticketPicker.ts';

const fragment = graphql`
  fragment ticketFinder_note on Ticket @inline {
    assignee @catch {
      id
      fullName
    }
  }
`;

/** Fetches tickets to choose from. */
export const ticketFinder: Finder<
  ticketFinderQuery,
  ticketPicker_record$key,
  string,
  ticketPicker_record$key & ticketFinder_note$key
> = {
  picker: ticketPicker,
  query: graphql`
    query ticketFinderQuery(
      $first: Int
      $after: Cursor
      $condition: TicketCondition
      $filter: TicketFilter
    ) {
      tickets(first: $first, after: $after, condition: $condition, filter: $filter) {
        edges {
          node {
            ...ticketPicker_record
            ...ticketFinder_note
          }
        }
      }
    }
  `,
  rows: ({ tickets: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const ticket = readInlineData<ticketFinder_note$key>(fragment, record);
    return partOf(ticket.assignee, (employee) => employee.fullName);
  },
  one: {
    query: graphql`
      query ticketFinderOneQuery($id: ID!) {
        ticket(id: $id) {
          ...ticketPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ ticket }: ticketFinderOneQuery['response']) => ticket,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    variables: (text) => ({
      filter: {
        or: [{ subject: { includesInsensitive: text } }, { number: { includesInsensitive: text } }],
      },
    }),
  },
  and: ['filter', 'and'],
  belongsTo: {
    assignee: {
      resource: employees,
      variables: (assignee: string) => ({ condition: { assignee } }),
    },
    contact: { resource: contacts, variables: (contact: string) => ({ condition: { contact } }) },
    order: { resource: orders, variables: (order: string) => ({ condition: { order } }) },
    customer: {
      resource: customers,
      variables: (customer: string) => ({ condition: { customer } }),
    },
  },
};
