// Scaffolded by Frontage from `Mutation.updateProductTag`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editProductTag } from './mutations/editProductTag.ts';

/** The form that changes a product tag. */
export function ProductTagEdit() {
  return <EditForm editing={editProductTag} />;
}

ProductTagEdit.queries = (address: Address) => editQueries(editProductTag, address);
