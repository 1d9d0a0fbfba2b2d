// Scaffolded by Frontage from `Mutation.updateRoastBatch`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editRoastBatch } from './mutations/editRoastBatch.ts';

/** The form that changes a roast batch. */
export function RoastBatchEdit() {
  return <EditForm editing={editRoastBatch} />;
}

RoastBatchEdit.queries = (address: Address) => editQueries(editRoastBatch, address);
