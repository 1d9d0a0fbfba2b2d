// Scaffolded by Frontage from `Mutation.createProduct`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createProductMutation,
  ProductInput,
} from '../../../../__generated__/createProductMutation.graphql.ts';

/** Creates a product. */
export const createProduct: RecordCreation<createProductMutation, ProductInput> = {
  mutation: graphql`
    mutation createProductMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        product {
          id
          ...ProductRecord_record
        }
      }
    }
  `,
  variables: (product) => ({ input: { product } }),
  read: ({ createProduct }) => ({ record: createProduct?.product }),
};
