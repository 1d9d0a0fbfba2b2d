// Scaffolded by Frontage from `Mutation.createGreenLot`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type {
  createGreenLotMutation,
  GreenLotInput,
} from '../../../__generated__/createGreenLotMutation.graphql.ts';
import type { RecordImport } from '../../ui/batch/import/recordImport.ts';
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
