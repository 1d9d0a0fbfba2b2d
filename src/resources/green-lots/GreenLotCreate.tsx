// Scaffolded by Frontage from `Mutation.createGreenLot`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { greenLotFields } from './greenLotFields.ts';
import { greenLotOperations } from './greenLotOperations.ts';

const duplicateCheck = {
  by: 'code',
  picker: async () => (await import('./pickers/greenLotPicker.ts')).greenLotPicker,
};

/** The form for a new green lot. */
export function GreenLotCreate() {
  return (
    <CreateForm
      operations={greenLotOperations}
      fields={greenLotFields}
      duplicateCheck={duplicateCheck}
    />
  );
}
