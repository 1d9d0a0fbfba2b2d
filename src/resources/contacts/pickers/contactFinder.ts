// Scaffolded by Frontage from `Query.contacts`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { contactFinder_note$key } from '../../../../__generated__/contactFinder_note.graphql.ts';
import type { contactFinderOneQuery } from '../../../../__generated__/contactFinderOneQuery.graphql.ts';
import type { contactFinderQuery } from '../../../../__generated__/contactFinderQuery.graphql.ts';
import type { contactPicker_record$key } from '../../../../__generated__/contactPicker_record.graphql.ts';
import { customers } from '../../customers/customers.ts';
import { contactPicker } from './contactPicker.ts';

const fragment = graphql`
  fragment contactFinder_note on Contact @inline {
    customer @catch {
      id
      name
    }
  }
`;

/** Fetches contacts to choose from. */
export const contactFinder: Finder<
  contactFinderQuery,
  contactPicker_record$key,
  string,
  contactPicker_record$key & contactFinder_note$key
> = {
  picker: contactPicker,
  query: graphql`
    query contactFinderQuery(
      $first: Int
      $after: Cursor
      $condition: ContactCondition
      $filter: ContactFilter
      $orderBy: [ContactOrderBy!]
    ) {
      contacts(
        first: $first
        after: $after
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...contactPicker_record
            ...contactFinder_note
          }
        }
      }
    }
  `,
  rows: ({ contacts: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const contact = readInlineData<contactFinder_note$key>(fragment, record);
    return partOf(contact.customer, (customer) => customer.name);
  },
  one: {
    query: graphql`
      query contactFinderOneQuery($id: ID!) {
        contact(id: $id) {
          ...contactPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ contact }: contactFinderOneQuery['response']) => contact,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
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
  and: ['filter', 'and'],
  belongsTo: {
    customer: {
      resource: customers,
      variables: (customer: string) => ({ condition: { customer } }),
    },
  },
  usedBy: {
    'tickets.contact': {
      orderBy: ['TICKETS_COUNT_DESC'],
      filter: { tickets: { some: { contactExists: true } } },
    },
  },
};
