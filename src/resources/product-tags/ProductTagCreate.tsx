// Scaffolded by Frontage from `Mutation.createProductTag`. `frontage pull` keeps your edits.
import type {
  createProductTagMutation,
  ProductTagInput,
} from '../../../__generated__/createProductTagMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { productTagFields } from './productTagFields.ts';
import { productTags } from './productTags.ts';

const copyFrom = async () => (await import('./editProductTag.ts')).editProductTag;

/** The form that makes a product tag. */
export function ProductTagCreate() {
  return (
    <CreateForm<createProductTagMutation, ProductTagInput>
      resource={productTags}
      fields={productTagFields}
      creation={async () => (await import('./createProductTag.ts')).createProductTag}
      copyFrom={copyFrom}
    />
  );
}
