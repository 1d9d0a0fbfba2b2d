// Scaffolded by Frontage from the mutations of `Tag`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  TagActions_record$data,
  TagActions_record$key,
} from '../../../__generated__/TagActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { tags } from './tags.ts';

const actions: RecordActions<TagActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteTag.ts')).deleteTag,
  },
];

/** What can be done with one tag. */
export function TagActions({ record }: { record: TagActions_record$key }) {
  const tag = useFragment(
    graphql`
      fragment TagActions_record on Tag {
        id
        name
      }
    `,
    record,
  );
  return (
    <ActionBar resource={tags} recordKey={tag.id} title={tag.name} record={tag} actions={actions} />
  );
}
