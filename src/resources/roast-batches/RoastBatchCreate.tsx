// Scaffolded by Frontage from `Mutation.createRoastBatch`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { roastBatchFields } from './roastBatchFields.ts';
import { roastBatchOperations } from './roastBatchOperations.ts';

const duplicateCheck = {
  by: 'number',
  picker: async () => (await import('./pickers/roastBatchPicker.ts')).roastBatchPicker,
};

/** The form for a new roast batch. */
export function RoastBatchCreate() {
  return (
    <CreateForm
      operations={roastBatchOperations}
      fields={roastBatchFields}
      duplicateCheck={duplicateCheck}
    />
  );
}
