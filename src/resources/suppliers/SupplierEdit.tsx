// Scaffolded by Frontage from `Mutation.updateSupplier`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editSupplier } from './mutations/editSupplier.ts';

/** The form that changes a supplier. */
export function SupplierEdit() {
  return <EditForm editing={editSupplier} />;
}

SupplierEdit.queries = (address: Address) => editQueries(editSupplier, address);
