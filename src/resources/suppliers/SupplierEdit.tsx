// Scaffolded by Frontage from `Mutation.updateSupplier`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editSupplier } from './mutations/editSupplier.ts';

/** The form that changes a supplier. */
export function SupplierEdit() {
  return <EditForm editing={editSupplier} />;
}

SupplierEdit.queries = (address: Address) => editQueries(editSupplier, address);
