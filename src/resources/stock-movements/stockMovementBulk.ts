// Scaffolded by Frontage from the mutations of `StockMovement`. `frontage pull` keeps your edits.
import type { StockMovementTable_rows$data } from '../../../__generated__/StockMovementTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several stock movements at once. */
export const stockMovementBulk: BulkWork<StockMovementTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteStockMovement.ts')).deleteStockMovement,
    },
  ],
  edit: {
    fields: async () => (await import('./stockMovementFields.ts')).stockMovementFields,
    update: async () => (await import('./updateStockMovement.ts')).updateStockMovement,
    editing: async () => (await import('./editStockMovement.ts')).editStockMovement,
  },
};
