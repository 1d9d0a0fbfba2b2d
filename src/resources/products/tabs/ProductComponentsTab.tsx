// Scaffolded by Frontage from `Product.components`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { ProductComponentsTabQuery } from '../../../../__generated__/ProductComponentsTabQuery.graphql.ts';
import { blendComponents } from '../../blend-components/blendComponents.ts';
import { BlendComponentTable } from '../../blend-components/BlendComponentTable.tsx';
import { products } from '../products.ts';

/** The components of one product. */
export const ProductComponentsTab = defineTab<
  ProductComponentsTabQuery,
  typeof BlendComponentTable
>({
  parent: products,
  name: 'components',
  resource: blendComponents,
  view: BlendComponentTable,
  hiddenColumns: ['product'],
  viewAllFilter: 'product',
  newRows: {
    parent: 'product',
    operations: async () =>
      (await import('../../blend-components/blendComponentOperations.ts')).blendComponentOperations,
  },
  query: graphql`
    query ProductComponentsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
    ) {
      product(id: $id) {
        components(first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              ...BlendComponentTable_rows @arguments(withProduct: false)
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
    }
  `,
  read: ({ product }) => connectionPage(product?.components),
  paging: connectionPaging,
  and: ['filter', 'and'],
});
