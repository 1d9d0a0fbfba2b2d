// Scaffolded by Frontage from `Mutation.createSupplier`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { supplierFields } from './supplierFields.ts';
import { supplierOperations } from './supplierOperations.ts';

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./pickers/supplierPicker.ts')).supplierPicker,
};

/** The form for a new supplier. */
export function SupplierCreate() {
  return (
    <CreateForm
      operations={supplierOperations}
      fields={supplierFields}
      duplicateCheck={duplicateCheck}
    />
  );
}
