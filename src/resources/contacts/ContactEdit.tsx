// Scaffolded by Frontage from `Mutation.updateContact`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editContact } from './mutations/editContact.ts';

/** The form that changes a contact. */
export function ContactEdit() {
  return <EditForm editing={editContact} />;
}

ContactEdit.queries = (address: Address) => editQueries(editContact, address);
