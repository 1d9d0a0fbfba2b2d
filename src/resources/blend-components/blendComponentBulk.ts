// Scaffolded by Frontage from the mutations of `BlendComponent`. `frontage pull` keeps your edits.
import type { BlendComponentTable_rows$data } from '../../../__generated__/BlendComponentTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several blend components at once. */
export const blendComponentBulk: BulkWork<BlendComponentTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteBlendComponent.ts')).deleteBlendComponent,
    },
  ],
  edit: {
    fields: async () => (await import('./blendComponentFields.ts')).blendComponentFields,
    update: async () => (await import('./updateBlendComponent.ts')).updateBlendComponent,
    editing: async () => (await import('./editBlendComponent.ts')).editBlendComponent,
  },
};
