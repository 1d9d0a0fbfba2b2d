// Scaffolded by Frontage from `Mutation.createStockMovement`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  StockMovementCreateMutation,
  StockMovementInput,
} from '../../../__generated__/StockMovementCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { stockMovementFields } from './stockMovementFields.ts';
import { stockMovements } from './stockMovements.ts';

const change: Change<StockMovementCreateMutation> = {
  mutation: graphql`
    mutation StockMovementCreateMutation($input: CreateStockMovementInput!) {
      createStockMovement(input: $input) {
        stockMovement {
          id
          ...StockMovementRecord_record
        }
      }
    }
  `,
  read: ({ createStockMovement }) => ({ record: createStockMovement?.stockMovement }),
};

/** The form that makes a stock movement. */
export function StockMovementCreate() {
  return (
    <CreateForm<StockMovementCreateMutation, StockMovementInput>
      resource={stockMovements}
      fields={stockMovementFields}
      change={change}
      variables={(stockMovement) => ({ input: { stockMovement } })}
      keyOf={({ createStockMovement }) => createStockMovement?.stockMovement?.id}
    />
  );
}
