// Scaffolded by Frontage from `Mutation.createTag`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { tagFields } from './tagFields.ts';
import { tagOperations } from './tagOperations.ts';

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./pickers/tagPicker.ts')).tagPicker,
};

/** The form for a new tag. */
export function TagCreate() {
  return (
    <CreateForm operations={tagOperations} fields={tagFields} duplicateCheck={duplicateCheck} />
  );
}
