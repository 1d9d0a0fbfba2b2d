// Scaffolded by Frontage from `Mutation.updateVariant`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editVariant } from './mutations/editVariant.ts';

/** The form that changes a variant. */
export function VariantEdit() {
  return <EditForm editing={editVariant} />;
}

VariantEdit.queries = (address: Address) => editQueries(editVariant, address);
