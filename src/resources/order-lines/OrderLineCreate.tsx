// Scaffolded by Frontage from `Mutation.createOrderLine`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  OrderLineCreateMutation,
  OrderLineInput,
} from '../../../__generated__/OrderLineCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { orderLineFields } from './orderLineFields.ts';
import { orderLines } from './orderLines.ts';

const change: Change<OrderLineCreateMutation> = {
  mutation: graphql`
    mutation OrderLineCreateMutation($input: CreateOrderLineInput!) {
      createOrderLine(input: $input) {
        orderLine {
          id
          ...OrderLineRecord_record
        }
      }
    }
  `,
  read: ({ createOrderLine }) => ({ record: createOrderLine?.orderLine }),
};

/** The form that makes an order line. */
export function OrderLineCreate() {
  return (
    <CreateForm<OrderLineCreateMutation, OrderLineInput>
      resource={orderLines}
      fields={orderLineFields}
      change={change}
      variables={(orderLine) => ({ input: { orderLine } })}
      keyOf={({ createOrderLine }) => createOrderLine?.orderLine?.id}
    />
  );
}
