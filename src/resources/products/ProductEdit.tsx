// Scaffolded by Frontage from `Mutation.updateProduct`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editProduct } from './mutations/editProduct.ts';

/** The form that changes a product. */
export function ProductEdit() {
  return <EditForm editing={editProduct} />;
}

ProductEdit.queries = (address: Address) => editQueries(editProduct, address);
