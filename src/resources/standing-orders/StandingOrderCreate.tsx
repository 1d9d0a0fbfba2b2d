// Scaffolded by Frontage from `Mutation.createStandingOrder`. `frontage pull` keeps your edits.
import type {
  createStandingOrderMutation,
  StandingOrderInput,
} from '../../../__generated__/createStandingOrderMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { standingOrderFields } from './standingOrderFields.ts';
import { standingOrders } from './standingOrders.ts';

const copyFrom = async () => (await import('./editStandingOrder.ts')).editStandingOrder;

/** The form that makes a standing order. */
export function StandingOrderCreate() {
  return (
    <CreateForm<createStandingOrderMutation, StandingOrderInput>
      resource={standingOrders}
      fields={standingOrderFields}
      creation={async () => (await import('./createStandingOrder.ts')).createStandingOrder}
      copyFrom={copyFrom}
    />
  );
}
