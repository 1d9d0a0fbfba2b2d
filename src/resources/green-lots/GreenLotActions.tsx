// Scaffolded by Frontage from the mutations of `GreenLot`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  GreenLotActions_record$data,
  GreenLotActions_record$key,
} from '../../../__generated__/GreenLotActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { greenLots } from './greenLots.ts';

const actions: RecordActions<GreenLotActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteGreenLot.ts')).deleteGreenLot,
  },
];

/** What can be done with one green lot. */
export function GreenLotActions({ record }: { record: GreenLotActions_record$key }) {
  const greenLot = useFragment(
    graphql`
      fragment GreenLotActions_record on GreenLot {
        id
        code
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={greenLots}
      recordKey={greenLot.id}
      title={greenLot.code}
      record={greenLot}
      actions={actions}
    />
  );
}
