// Scaffolded by Frontage from `Mutation.createOrder`. `frontage pull` keeps your edits.
import type {
  createOrderMutation,
  OrderInput,
} from '../../../__generated__/createOrderMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { orderFields } from './orderFields.ts';
import { orders } from './orders.ts';

const copyFrom = async () => (await import('./editOrder.ts')).editOrder;

const duplicateCheck = {
  by: 'number',
  picker: async () => (await import('./orderPicker.ts')).orderPicker,
};

/** The form that makes an order. */
export function OrderCreate() {
  return (
    <CreateForm<createOrderMutation, OrderInput>
      resource={orders}
      fields={orderFields}
      creation={async () => (await import('./createOrder.ts')).createOrder}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
