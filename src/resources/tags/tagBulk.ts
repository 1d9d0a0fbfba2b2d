// Scaffolded by Frontage from the mutations of `Tag`. `frontage pull` keeps your edits.
import type { TagTable_rows$data } from '../../../__generated__/TagTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several tags at once. */
export const tagBulk: BulkWork<TagTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteTag.ts')).deleteTag,
    },
  ],
  edit: {
    fields: async () => (await import('./tagFields.ts')).tagFields,
    update: async () => (await import('./updateTag.ts')).updateTag,
    editing: async () => (await import('./editTag.ts')).editTag,
  },
};
