// Scaffolded by Frontage from `Mutation.updateVariant`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  updateVariantMutation,
  VariantPatch,
} from '../../../../__generated__/updateVariantMutation.graphql.ts';

/** Changes a variant. */
export const updateVariant: RecordUpdate<
  updateVariantMutation,
  { readonly id: string },
  VariantPatch
> = {
  mutation: graphql`
    mutation updateVariantMutation($input: UpdateVariantInput!) {
      updateVariant(input: $input) {
        variant {
          id
          ...VariantRecord_record
        }
      }
    }
  `,
  variables: (variant, variantPatch) => ({ input: { id: variant.id, variantPatch } }),
  read: ({ updateVariant }) => ({ record: updateVariant?.variant }),
};
