// Scaffolded by Frontage from `Mutation.updateProduct`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  ProductPatch,
  updateProductMutation,
} from '../../../../__generated__/updateProductMutation.graphql.ts';

/** Changes a product. */
export const updateProduct: RecordUpdate<
  updateProductMutation,
  { readonly id: string },
  ProductPatch
> = {
  mutation: graphql`
    mutation updateProductMutation($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        product {
          id
          ...ProductRecord_record
        }
      }
    }
  `,
  variables: (product, productPatch) => ({ input: { id: product.id, productPatch } }),
  read: ({ updateProduct }) => ({ record: updateProduct?.product }),
};
