// Scaffolded by Frontage from the mutations of `Product`. `frontage pull` keeps your edits.
import type { ProductTable_rows$data } from '../../../__generated__/ProductTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several products at once. */
export const productBulk: BulkWork<ProductTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteProduct.ts')).deleteProduct,
    },
  ],
  edit: {
    fields: async () => (await import('./productFields.ts')).productFields,
    update: async () => (await import('./updateProduct.ts')).updateProduct,
    editing: async () => (await import('./editProduct.ts')).editProduct,
  },
};
