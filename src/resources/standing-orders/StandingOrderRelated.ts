// Scaffolded by Frontage from the relations of the type `StandingOrder`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { StandingOrderRelated_rows$key } from '../../../__generated__/StandingOrderRelated_rows.graphql.ts';
import type { StandingOrderRelatedQuery } from '../../../__generated__/StandingOrderRelatedQuery.graphql.ts';
import { CustomerTable } from '../customers/CustomerTable.tsx';
import { VariantTable } from '../variants/VariantTable.tsx';
import { StandingOrderTable } from './StandingOrderTable.tsx';

/** Columns of the records that standing orders lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  StandingOrderRelatedQuery,
  StandingOrderRelated_rows$key
>({
  table: StandingOrderTable,
  query: graphql`
    query StandingOrderRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: StandingOrderCondition
      $filter: StandingOrderFilter
      $orderBy: [StandingOrderOrderBy!]
      $withCustomer: Boolean = true
      $withVariant: Boolean = true
      $more: Boolean = false
      $ofCustomer: Boolean = false
      $withAccountManagerOfCustomer: Boolean = false
      $withMergedIntoOfCustomer: Boolean = false
      $moreOfCustomer: Boolean = false
      $ofVariant: Boolean = false
      $withProductOfVariant: Boolean = false
      $moreOfVariant: Boolean = false
    ) {
      standingOrders(
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
            ...StandingOrderTable_rows
              @arguments(withCustomer: $withCustomer, withVariant: $withVariant, more: $more)
            ...StandingOrderRelated_rows
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
    fragment StandingOrderRelated_rows on StandingOrder @relay(plural: true) {
      customer @include(if: $ofCustomer) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfCustomer
            withMergedInto: $withMergedIntoOfCustomer
            more: $moreOfCustomer
          )
      }
      variant @include(if: $ofVariant) @catch {
        ...VariantTable_rows @arguments(withProduct: $withProductOfVariant, more: $moreOfVariant)
      }
    }
  `,
  relations: {
    customer: relatedRecords(CustomerTable, (standingOrder) => standingOrder.customer),
    variant: relatedRecords(VariantTable, (standingOrder) => standingOrder.variant),
  },
});
