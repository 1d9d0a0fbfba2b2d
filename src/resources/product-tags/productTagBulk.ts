// Scaffolded by Frontage from the mutations of `ProductTag`. `frontage pull` keeps your edits.
import type { ProductTagTable_rows$data } from '../../../__generated__/ProductTagTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several product tags at once. */
export const productTagBulk: BulkWork<ProductTagTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteProductTag.ts')).deleteProductTag,
    },
  ],
  edit: {
    fields: async () => (await import('./productTagFields.ts')).productTagFields,
    update: async () => (await import('./updateProductTag.ts')).updateProductTag,
    editing: async () => (await import('./editProductTag.ts')).editProductTag,
  },
};
