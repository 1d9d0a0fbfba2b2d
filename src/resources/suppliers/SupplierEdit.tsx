// Scaffolded by Frontage from `Mutation.updateSupplier`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editSupplier } from './editSupplier.ts';

/** The form that changes a supplier. */
export function SupplierEdit() {
  return <EditForm editing={editSupplier} />;
}

SupplierEdit.queries = (address: Address) => editQueries(editSupplier, address);
