// Scaffolded by Frontage from `Mutation.createRoastBatch`. `frontage pull` keeps your edits.
import type {
  createRoastBatchMutation,
  RoastBatchInput,
} from '../../../__generated__/createRoastBatchMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { roastBatches } from './roastBatches.ts';
import { roastBatchFields } from './roastBatchFields.ts';

const copyFrom = async () => (await import('./editRoastBatch.ts')).editRoastBatch;

const duplicateCheck = {
  by: 'number',
  picker: async () => (await import('./roastBatchPicker.ts')).roastBatchPicker,
};

/** The form that makes a roast batch. */
export function RoastBatchCreate() {
  return (
    <CreateForm<createRoastBatchMutation, RoastBatchInput>
      resource={roastBatches}
      fields={roastBatchFields}
      creation={async () => (await import('./createRoastBatch.ts')).createRoastBatch}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
