// Scaffolded by Frontage from the mutations of `StockMovement`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  StockMovementActions_record$data,
  StockMovementActions_record$key,
} from '../../../__generated__/StockMovementActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { stockMovements } from './stockMovements.ts';

const actions: RecordActions<StockMovementActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteStockMovement.ts')).deleteStockMovement,
  },
];

/** What can be done with one stock movement. */
export function StockMovementActions({ record }: { record: StockMovementActions_record$key }) {
  const stockMovement = useFragment(
    graphql`
      fragment StockMovementActions_record on StockMovement {
        id
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={stockMovements}
      recordKey={stockMovement.id}
      record={stockMovement}
      actions={actions}
    />
  );
}
