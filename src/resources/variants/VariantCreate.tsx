// Scaffolded by Frontage from `Mutation.createVariant`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { variantFields } from './variantFields.ts';
import { variantOperations } from './variantOperations.ts';

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./pickers/variantPicker.ts')).variantPicker,
};
const notCopied = ['barcode'];

/** The form for a new variant. */
export function VariantCreate() {
  return (
    <CreateForm
      operations={variantOperations}
      fields={variantFields}
      duplicateCheck={duplicateCheck}
      notCopied={notCopied}
    />
  );
}
