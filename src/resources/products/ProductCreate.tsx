// Scaffolded by Frontage from `Mutation.createProduct`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { productFields } from './productFields.ts';
import { productOperations } from './productOperations.ts';

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./pickers/productPicker.ts')).productPicker,
};

/** The form for a new product. */
export function ProductCreate() {
  return (
    <CreateForm
      operations={productOperations}
      fields={productFields}
      duplicateCheck={duplicateCheck}
    />
  );
}
