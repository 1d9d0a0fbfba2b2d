// Scaffolded by Frontage from `Mutation.createOrderLine`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { orderLineFields } from './orderLineFields.ts';
import { orderLineOperations } from './orderLineOperations.ts';

/** The form for a new order line. */
export function OrderLineCreate() {
  return <CreateForm operations={orderLineOperations} fields={orderLineFields} />;
}
