// Scaffolded by Frontage from `Mutation.updateProductTag`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  ProductTagPatch,
  updateProductTagMutation,
} from '../../../../__generated__/updateProductTagMutation.graphql.ts';

/** Changes a product tag. */
export const updateProductTag: RecordUpdate<
  updateProductTagMutation,
  { readonly id: string },
  ProductTagPatch
> = {
  mutation: graphql`
    mutation updateProductTagMutation($input: UpdateProductTagInput!) {
      updateProductTag(input: $input) {
        productTag {
          id
          ...ProductTagRecord_record
        }
      }
    }
  `,
  variables: (productTag, productTagPatch) => ({ input: { id: productTag.id, productTagPatch } }),
  read: ({ updateProductTag }) => ({ record: updateProductTag?.productTag }),
};
