// Scaffolded by Frontage from `Mutation.updateProduct`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editProduct } from './editProduct.ts';

/** The form that changes a product. */
export function ProductEdit() {
  return <EditForm editing={editProduct} />;
}

ProductEdit.queries = (address: Address) => editQueries(editProduct, address);
