// Scaffolded by Frontage from the mutations of `BlendComponent`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  BlendComponentActions_record$data,
  BlendComponentActions_record$key,
} from '../../../__generated__/BlendComponentActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { blendComponents } from './blendComponents.ts';

const actions: RecordActions<BlendComponentActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteBlendComponent.ts')).deleteBlendComponent,
  },
];

/** What can be done with one blend component. */
export function BlendComponentActions({ record }: { record: BlendComponentActions_record$key }) {
  const blendComponent = useFragment(
    graphql`
      fragment BlendComponentActions_record on BlendComponent {
        id
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={blendComponents}
      recordKey={blendComponent.id}
      record={blendComponent}
      actions={actions}
    />
  );
}
