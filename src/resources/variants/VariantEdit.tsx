// Scaffolded by Frontage from `Mutation.updateVariant`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editVariant } from './editVariant.ts';

/** The form that changes a variant. */
export function VariantEdit() {
  return <EditForm editing={editVariant} />;
}

VariantEdit.queries = (address: Address) => editQueries(editVariant, address);
