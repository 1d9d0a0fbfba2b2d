// Scaffolded by Frontage from the mutations of `Supplier`. `frontage pull` keeps your edits.
import type { SupplierTable_rows$data } from '../../../__generated__/SupplierTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several suppliers at once. */
export const supplierBulk: BulkWork<SupplierTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteSupplier.ts')).deleteSupplier,
    },
  ],
  edit: {
    fields: async () => (await import('./supplierFields.ts')).supplierFields,
    update: async () => (await import('./updateSupplier.ts')).updateSupplier,
    editing: async () => (await import('./editSupplier.ts')).editSupplier,
  },
};
