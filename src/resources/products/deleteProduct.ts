// Scaffolded by Frontage from `Mutation.deleteProduct`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { deleteProductMutation } from '../../../__generated__/deleteProductMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one product. */
export const deleteProduct: RecordAction<deleteProductMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteProductMutation($input: DeleteProductInput!) {
        deleteProduct(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (product) => ({ input: { id: product.id } }),
};
