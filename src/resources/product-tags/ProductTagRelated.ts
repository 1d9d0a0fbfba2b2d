// Scaffolded by Frontage from the relations of the type `ProductTag`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { ProductTagRelated_rows$key } from '../../../__generated__/ProductTagRelated_rows.graphql.ts';
import type { ProductTagRelatedQuery } from '../../../__generated__/ProductTagRelatedQuery.graphql.ts';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { ProductTable } from '../products/ProductTable.tsx';
import { TagTable } from '../tags/TagTable.tsx';
import { ProductTagTable } from './ProductTagTable.tsx';

/** Columns of the records that product tags lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  ProductTagRelatedQuery,
  ProductTagRelated_rows$key
>({
  table: ProductTagTable,
  query: graphql`
    query ProductTagRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: ProductTagCondition
      $filter: ProductTagFilter
      $orderBy: [ProductTagOrderBy!]
      $withAddedBy: Boolean = true
      $withProduct: Boolean = false
      $ofAddedBy: Boolean = false
      $withManagerOfAddedBy: Boolean = false
      $moreOfAddedBy: Boolean = false
      $ofProduct: Boolean = false
      $moreOfProduct: Boolean = false
      $ofTag: Boolean = false
      $moreOfTag: Boolean = false
    ) {
      productTags(
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
            ...ProductTagTable_rows @arguments(withAddedBy: $withAddedBy, withProduct: $withProduct)
            ...ProductTagRelated_rows
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
    fragment ProductTagRelated_rows on ProductTag @relay(plural: true) {
      addedBy @include(if: $ofAddedBy) @catch {
        ...EmployeeTable_rows @arguments(withManager: $withManagerOfAddedBy, more: $moreOfAddedBy)
      }
      product @include(if: $ofProduct) @catch {
        ...ProductTable_rows @arguments(more: $moreOfProduct)
      }
      tag @include(if: $ofTag) @catch {
        ...TagTable_rows @arguments(more: $moreOfTag)
      }
    }
  `,
  relations: {
    addedBy: relatedRecords(EmployeeTable, (productTag) => productTag.addedBy),
    product: relatedRecords(ProductTable, (productTag) => productTag.product),
    tag: relatedRecords(TagTable, (productTag) => productTag.tag),
  },
});
