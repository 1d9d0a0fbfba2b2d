// Scaffolded by Frontage from `Mutation.updateCustomer`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editCustomer } from './mutations/editCustomer.ts';

/** The form that changes a customer. */
export function CustomerEdit() {
  return <EditForm editing={editCustomer} />;
}

CustomerEdit.queries = (address: Address) => editQueries(editCustomer, address);
