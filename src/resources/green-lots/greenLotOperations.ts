// Scaffolded by Frontage from the mutations of `GreenLot`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { greenLots } from './greenLots.ts';

/** The operations on green lots. */
export const greenLotOperations = defineOperations({
  resource: greenLots,
  fields: async () => (await import('./greenLotFields.ts')).greenLotFields,
  create: async () => (await import('./mutations/createGreenLot.ts')).createGreenLot,
  edit: async () => (await import('./mutations/editGreenLot.ts')).editGreenLot,
  delete: async () => (await import('./mutations/deleteGreenLot.ts')).deleteGreenLot,
});
