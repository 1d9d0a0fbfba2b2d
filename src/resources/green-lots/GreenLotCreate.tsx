// Scaffolded by Frontage from `Mutation.createGreenLot`. `frontage pull` keeps your edits.
import type {
  createGreenLotMutation,
  GreenLotInput,
} from '../../../__generated__/createGreenLotMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { greenLotFields } from './greenLotFields.ts';
import { greenLots } from './greenLots.ts';

const copyFrom = async () => (await import('./editGreenLot.ts')).editGreenLot;

const duplicateCheck = {
  by: 'code',
  picker: async () => (await import('./greenLotPicker.ts')).greenLotPicker,
};

/** The form that makes a green lot. */
export function GreenLotCreate() {
  return (
    <CreateForm<createGreenLotMutation, GreenLotInput>
      resource={greenLots}
      fields={greenLotFields}
      creation={async () => (await import('./createGreenLot.ts')).createGreenLot}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
