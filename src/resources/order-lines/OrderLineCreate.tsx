// Scaffolded by Frontage from `Mutation.createOrderLine`. `frontage pull` keeps your edits.
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
