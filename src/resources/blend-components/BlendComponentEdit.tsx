// Scaffolded by Frontage from `Mutation.updateBlendComponent`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editBlendComponent } from './mutations/editBlendComponent.ts';

/** The form that changes a blend component. */
export function BlendComponentEdit() {
  return <EditForm editing={editBlendComponent} />;
}

BlendComponentEdit.queries = (address: Address) => editQueries(editBlendComponent, address);
