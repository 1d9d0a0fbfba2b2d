// Scaffolded by Frontage from `Mutation.createContact`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { contactFields } from './contactFields.ts';
import { contactOperations } from './contactOperations.ts';

/** The form for a new contact. */
export function ContactCreate() {
  return <CreateForm operations={contactOperations} fields={contactFields} />;
}
