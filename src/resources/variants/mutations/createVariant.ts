// Scaffolded by Frontage from `Mutation.createVariant`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createVariantMutation,
  VariantInput,
} from '../../../../__generated__/createVariantMutation.graphql.ts';

/** Creates a variant. */
export const createVariant: RecordCreation<createVariantMutation, VariantInput> = {
  mutation: graphql`
    mutation createVariantMutation($input: CreateVariantInput!) {
      createVariant(input: $input) {
        variant {
          id
          ...VariantRecord_record
        }
      }
    }
  `,
  variables: (variant) => ({ input: { variant } }),
  read: ({ createVariant }) => ({ record: createVariant?.variant }),
};
