// Scaffolded by Frontage from `Mutation.updateContact`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editContact } from './mutations/editContact.ts';

/** The form that changes a contact. */
export function ContactEdit() {
  return <EditForm editing={editContact} />;
}

ContactEdit.queries = (address: Address) => editQueries(editContact, address);
