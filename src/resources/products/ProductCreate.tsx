// Scaffolded by Frontage from `Mutation.createProduct`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  ProductCreateMutation,
  ProductInput,
} from '../../../__generated__/ProductCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { productFields } from './productFields.ts';
import { products } from './products.ts';

const change: Change<ProductCreateMutation> = {
  mutation: graphql`
    mutation ProductCreateMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        product {
          id
          ...ProductRecord_record
        }
      }
    }
  `,
  read: ({ createProduct }) => ({ record: createProduct?.product }),
};

/** The form that makes a product. */
export function ProductCreate() {
  return (
    <CreateForm<ProductCreateMutation, ProductInput>
      resource={products}
      fields={productFields}
      change={change}
      variables={(product) => ({ input: { product } })}
      keyOf={({ createProduct }) => createProduct?.product?.id}
    />
  );
}
