// Scaffolded by Frontage from `Mutation.updateBlendComponent`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editBlendComponent } from './mutations/editBlendComponent.ts';

/** The form that changes a blend component. */
export function BlendComponentEdit() {
  return <EditForm editing={editBlendComponent} />;
}

BlendComponentEdit.queries = (address: Address) => editQueries(editBlendComponent, address);
