// Scaffolded by Frontage from `Mutation.updateProductTag`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editProductTag } from './mutations/editProductTag.ts';

/** The form that changes a product tag. */
export function ProductTagEdit() {
  return <EditForm editing={editProductTag} />;
}

ProductTagEdit.queries = (address: Address) => editQueries(editProductTag, address);
