// Scaffolded by Frontage from `Mutation.createOrderLine`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type {
  createOrderLineMutation,
  OrderLineInput,
} from '../../../__generated__/createOrderLineMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { orderLineFields } from './orderLineFields.ts';
import { orderLines } from './orderLines.ts';

const copyFrom = async () => (await import('./editOrderLine.ts')).editOrderLine;

/** The form that makes an order line. */
export function OrderLineCreate() {
  return (
    <CreateForm<createOrderLineMutation, OrderLineInput>
      resource={orderLines}
      fields={orderLineFields}
      creation={async () => (await import('./createOrderLine.ts')).createOrderLine}
      copyFrom={copyFrom}
    />
  );
}
