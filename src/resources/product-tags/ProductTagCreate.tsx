// Scaffolded by Frontage from `Mutation.createProductTag`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  ProductTagCreateMutation,
  ProductTagInput,
} from '../../../__generated__/ProductTagCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { productTagFields } from './productTagFields.ts';
import { productTags } from './productTags.ts';

const change: Change<ProductTagCreateMutation> = {
  mutation: graphql`
    mutation ProductTagCreateMutation($input: CreateProductTagInput!) {
      createProductTag(input: $input) {
        productTag {
          id
          ...ProductTagRecord_record
        }
      }
    }
  `,
  read: ({ createProductTag }) => ({ record: createProductTag?.productTag }),
};

/** The form that makes a product tag. */
export function ProductTagCreate() {
  return (
    <CreateForm<ProductTagCreateMutation, ProductTagInput>
      resource={productTags}
      fields={productTagFields}
      change={change}
      variables={(productTag) => ({ input: { productTag } })}
      keyOf={({ createProductTag }) => createProductTag?.productTag?.id}
    />
  );
}
