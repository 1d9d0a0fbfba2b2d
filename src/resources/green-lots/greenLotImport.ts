// Scaffolded by Frontage from `Mutation.createGreenLot`. `frontage pull` keeps your edits.
import type {
  createGreenLotMutation,
  GreenLotInput,
} from '../../../__generated__/createGreenLotMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createGreenLot } from './createGreenLot.ts';
import { greenLotFields } from './greenLotFields.ts';
import { greenLots } from './greenLots.ts';

/** How green lots come out of a file. */
export const greenLotImport: RecordImport<createGreenLotMutation, GreenLotInput> = {
  resource: greenLots,
  fields: greenLotFields,
  creation: createGreenLot,
  editing: async () => (await import('./editGreenLot.ts')).editGreenLot,
};
