// Scaffolded by Frontage from `Mutation.createStandingOrder`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  StandingOrderCreateMutation,
  StandingOrderInput,
} from '../../../__generated__/StandingOrderCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { standingOrderFields } from './standingOrderFields.ts';
import { standingOrders } from './standingOrders.ts';

const change: Change<StandingOrderCreateMutation> = {
  mutation: graphql`
    mutation StandingOrderCreateMutation($input: CreateStandingOrderInput!) {
      createStandingOrder(input: $input) {
        standingOrder {
          id
          ...StandingOrderRecord_record
        }
      }
    }
  `,
  read: ({ createStandingOrder }) => ({ record: createStandingOrder?.standingOrder }),
};

/** The form that makes a standing order. */
export function StandingOrderCreate() {
  return (
    <CreateForm<StandingOrderCreateMutation, StandingOrderInput>
      resource={standingOrders}
      fields={standingOrderFields}
      change={change}
      variables={(standingOrder) => ({ input: { standingOrder } })}
      keyOf={({ createStandingOrder }) => createStandingOrder?.standingOrder?.id}
    />
  );
}
