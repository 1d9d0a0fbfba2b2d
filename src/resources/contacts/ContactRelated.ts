// Scaffolded by Frontage from the relations of the type `Contact`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { ContactRelated_rows$key } from '../../../__generated__/ContactRelated_rows.graphql.ts';
import type { ContactRelatedQuery } from '../../../__generated__/ContactRelatedQuery.graphql.ts';
import { CustomerTable } from '../customers/CustomerTable.tsx';
import { ContactTable } from './ContactTable.tsx';

/** Columns of the records that contacts lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<ContactRelatedQuery, ContactRelated_rows$key>({
  table: ContactTable,
  query: graphql`
    query ContactRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: ContactCondition
      $filter: ContactFilter
      $orderBy: [ContactOrderBy!]
      $withCustomer: Boolean = true
      $more: Boolean = false
      $ofCustomer: Boolean = false
      $withAccountManagerOfCustomer: Boolean = false
      $withMergedIntoOfCustomer: Boolean = false
      $moreOfCustomer: Boolean = false
      $ofTickets: Boolean = false
    ) {
      contacts(
        first: $first
        after: $after
        last: $last
        before: $before
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...ContactTable_rows @arguments(withCustomer: $withCustomer, more: $more)
            ...ContactRelated_rows
          }
        }
        pageInfo {
          endCursor
          hasNextPage
          startCursor
          hasPreviousPage
        }
      }
    }
  `,
  fragment: graphql`
    fragment ContactRelated_rows on Contact @relay(plural: true) {
      customer @include(if: $ofCustomer) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfCustomer
            withMergedInto: $withMergedIntoOfCustomer
            more: $moreOfCustomer
          )
      }
      ticketsCount: tickets(first: 1) @include(if: $ofTickets) @catch {
        totalCount
      }
    }
  `,
  relations: {
    customer: relatedRecords(CustomerTable, (contact) => contact.customer),
    tickets: relatedCount((contact) =>
      partOf(contact.ticketsCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'tickets.count': ['TICKETS_COUNT_ASC', 'TICKETS_COUNT_DESC'],
  }),
});
