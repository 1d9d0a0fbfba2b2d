// Scaffolded by Frontage from `Mutation.updateProduct`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editProduct } from './mutations/editProduct.ts';

/** The form that changes a product. */
export function ProductEdit() {
  return <EditForm editing={editProduct} />;
}

ProductEdit.queries = (address: Address) => editQueries(editProduct, address);
