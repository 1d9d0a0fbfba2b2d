// Scaffolded by Frontage from `Mutation.createProductTag`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { productTagFields } from './productTagFields.ts';
import { productTagOperations } from './productTagOperations.ts';

/** The form for a new product tag. */
export function ProductTagCreate() {
  return <CreateForm operations={productTagOperations} fields={productTagFields} />;
}
