// Scaffolded by Frontage from the relations of the type `Supplier`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import { defineRelatedColumns } from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { SupplierRelated_rows$key } from '../../../__generated__/SupplierRelated_rows.graphql.ts';
import type { SupplierRelatedQuery } from '../../../__generated__/SupplierRelatedQuery.graphql.ts';
import { SupplierTable } from './SupplierTable.tsx';

/** Columns of the records that suppliers lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<SupplierRelatedQuery, SupplierRelated_rows$key>({
  table: SupplierTable,
  query: graphql`
    query SupplierRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: SupplierFilter
      $orderBy: [SupplierOrderBy!]
      $more: Boolean = false
      $ofGreenLots: Boolean = false
    ) {
      suppliers(
        first: $first
        after: $after
        last: $last
        before: $before
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...SupplierTable_rows @arguments(more: $more)
            ...SupplierRelated_rows
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
    fragment SupplierRelated_rows on Supplier @relay(plural: true) {
      greenLotsCount: greenLots(first: 1) @include(if: $ofGreenLots) @catch {
        totalCount
      }
    }
  `,
  relations: {
    greenLots: relatedCount((supplier) =>
      partOf(supplier.greenLotsCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'greenLots.count': ['GREEN_LOTS_COUNT_ASC', 'GREEN_LOTS_COUNT_DESC'],
  }),
});
