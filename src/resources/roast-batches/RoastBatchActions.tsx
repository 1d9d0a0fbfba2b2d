// Scaffolded by Frontage from the mutations of `RoastBatch`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  RoastBatchActions_record$data,
  RoastBatchActions_record$key,
} from '../../../__generated__/RoastBatchActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { roastBatches } from './roastBatches.ts';

const actions: RecordActions<RoastBatchActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteRoastBatch.ts')).deleteRoastBatch,
  },
];

/** What can be done with one roast batch. */
export function RoastBatchActions({ record }: { record: RoastBatchActions_record$key }) {
  const roastBatch = useFragment(
    graphql`
      fragment RoastBatchActions_record on RoastBatch {
        id
        number
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={roastBatches}
      recordKey={roastBatch.id}
      title={roastBatch.number}
      record={roastBatch}
      actions={actions}
    />
  );
}
