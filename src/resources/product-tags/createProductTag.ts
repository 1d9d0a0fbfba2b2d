// Scaffolded by Frontage from `Mutation.createProductTag`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  createProductTagMutation,
  ProductTagInput,
} from '../../../__generated__/createProductTagMutation.graphql.ts';
import type { RecordCreation } from '../../ui/form/recordChange.ts';

/** Makes a product tag. */
export const createProductTag: RecordCreation<createProductTagMutation, ProductTagInput> = {
  change: {
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
    read: ({ createProductTag }) => ({ record: createProductTag?.productTag }),
  },
  variables: (productTag) => ({ input: { productTag } }),
  keyOf: ({ createProductTag }) => createProductTag?.productTag?.id,
};
