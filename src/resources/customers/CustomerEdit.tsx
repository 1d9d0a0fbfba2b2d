// Scaffolded by Frontage from `Mutation.updateCustomer`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editCustomer } from './editCustomer.ts';

/** The form that changes a customer. */
export function CustomerEdit() {
  return <EditForm editing={editCustomer} />;
}

CustomerEdit.queries = (address: Address) => editQueries(editCustomer, address);
