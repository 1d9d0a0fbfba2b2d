// Scaffolded by Frontage from `Mutation.updateProductTag`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type {
  ProductTagPatch,
  updateProductTagMutation,
} from '../../../../__generated__/updateProductTagMutation.graphql.ts';
import type { RecordUpdate } from '../../../ui/form/recordChange.ts';

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
