// Scaffolded by Frontage from `Mutation.updateTag`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editTag } from './mutations/editTag.ts';

/** The form that changes a tag. */
export function TagEdit() {
  return <EditForm editing={editTag} />;
}

TagEdit.queries = (address: Address) => editQueries(editTag, address);
