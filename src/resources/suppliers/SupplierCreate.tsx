// Scaffolded by Frontage from `Mutation.createSupplier`. `frontage pull` keeps your edits.
import type {
  createSupplierMutation,
  SupplierInput,
} from '../../../__generated__/createSupplierMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { supplierFields } from './supplierFields.ts';
import { suppliers } from './suppliers.ts';

const copyFrom = async () => (await import('./editSupplier.ts')).editSupplier;

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./supplierPicker.ts')).supplierPicker,
};

/** The form that makes a supplier. */
export function SupplierCreate() {
  return (
    <CreateForm<createSupplierMutation, SupplierInput>
      resource={suppliers}
      fields={supplierFields}
      creation={async () => (await import('./createSupplier.ts')).createSupplier}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
