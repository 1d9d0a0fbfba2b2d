// Scaffolded by Frontage from `Mutation.createProductTag`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createProductTagMutation,
  ProductTagInput,
} from '../../../../__generated__/createProductTagMutation.graphql.ts';

/** Creates a product tag. */
export const createProductTag: RecordCreation<createProductTagMutation, ProductTagInput> = {
  mutation: graphql`
    mutation createProductTagMutation($input: CreateProductTagInput!) {
      createProductTag(input: $input) {
        productTag {
          id
          ...ProductTagRecord_record
        }
      }
    }
  `,
  variables: (productTag) => ({ input: { productTag } }),
  read: ({ createProductTag }) => ({ record: createProductTag?.productTag }),
};
