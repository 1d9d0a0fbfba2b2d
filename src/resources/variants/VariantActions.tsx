// Scaffolded by Frontage from the mutations of `Variant`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  VariantActions_record$data,
  VariantActions_record$key,
} from '../../../__generated__/VariantActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { variants } from './variants.ts';

const actions: RecordActions<VariantActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteVariant.ts')).deleteVariant,
  },
];

/** What can be done with one variant. */
export function VariantActions({ record }: { record: VariantActions_record$key }) {
  const variant = useFragment(
    graphql`
      fragment VariantActions_record on Variant {
        id
        name
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={variants}
      recordKey={variant.id}
      title={variant.name}
      record={variant}
      actions={actions}
    />
  );
}
