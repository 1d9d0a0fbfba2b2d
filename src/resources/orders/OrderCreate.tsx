// Scaffolded by Frontage from `Mutation.createOrder`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  OrderCreateMutation,
  OrderInput,
} from '../../../__generated__/OrderCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { orderFields } from './orderFields.ts';
import { orders } from './orders.ts';

const change: Change<OrderCreateMutation> = {
  mutation: graphql`
    mutation OrderCreateMutation($input: CreateOrderInput!) {
      createOrder(input: $input) {
        order {
          id
          ...OrderRecord_record
        }
      }
    }
  `,
  read: ({ createOrder }) => ({ record: createOrder?.order }),
};

/** The form that makes an order. */
export function OrderCreate() {
  return (
    <CreateForm<OrderCreateMutation, OrderInput>
      resource={orders}
      fields={orderFields}
      change={change}
      variables={(order) => ({ input: { order } })}
      keyOf={({ createOrder }) => createOrder?.order?.id}
    />
  );
}
