// Scaffolded by Frontage from `Mutation.updateRoastBatch`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editRoastBatch } from './editRoastBatch.ts';

/** The form that changes a roast batch. */
export function RoastBatchEdit() {
  return <EditForm editing={editRoastBatch} />;
}

RoastBatchEdit.queries = (address: Address) => editQueries(editRoastBatch, address);
