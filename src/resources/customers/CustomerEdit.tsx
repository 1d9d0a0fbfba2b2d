// Scaffolded by Frontage from `Mutation.updateCustomer`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editCustomer } from './mutations/editCustomer.ts';

/** The form that changes a customer. */
export function CustomerEdit() {
  return <EditForm editing={editCustomer} />;
}

CustomerEdit.queries = (address: Address) => editQueries(editCustomer, address);
