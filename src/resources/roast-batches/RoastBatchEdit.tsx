// Scaffolded by Frontage from `Mutation.updateRoastBatch`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editRoastBatch } from './mutations/editRoastBatch.ts';

/** The form that changes a roast batch. */
export function RoastBatchEdit() {
  return <EditForm editing={editRoastBatch} />;
}

RoastBatchEdit.queries = (address: Address) => editQueries(editRoastBatch, address);
