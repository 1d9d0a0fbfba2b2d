// Scaffolded by Frontage from `Mutation.updateTag`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editTag } from './mutations/editTag.ts';

/** The form that changes a tag. */
export function TagEdit() {
  return <EditForm editing={editTag} />;
}

TagEdit.queries = (address: Address) => editQueries(editTag, address);
