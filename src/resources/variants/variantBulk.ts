// Scaffolded by Frontage from the mutations of `Variant`. `frontage pull` keeps your edits.
import type { VariantTable_rows$data } from '../../../__generated__/VariantTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several variants at once. */
export const variantBulk: BulkWork<VariantTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteVariant.ts')).deleteVariant,
    },
  ],
  edit: {
    fields: async () => (await import('./variantFields.ts')).variantFields,
    update: async () => (await import('./updateVariant.ts')).updateVariant,
    editing: async () => (await import('./editVariant.ts')).editVariant,
  },
};
