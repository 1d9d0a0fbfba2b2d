// Scaffolded by Frontage from `Mutation.updateVariant`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editVariant } from './mutations/editVariant.ts';

/** The form that changes a variant. */
export function VariantEdit() {
  return <EditForm editing={editVariant} />;
}

VariantEdit.queries = (address: Address) => editQueries(editVariant, address);
