import type { MutationParameters } from 'relay-runtime';
import type { NewRecord } from '../../lists/picker.ts';
import { inputsOf } from './inputsOf.ts';
import type { RecordCreation } from './recordChange.ts';
import type { AnyFields } from './values.ts';

/** What the form for a new record is made of. */
export interface LoadedCreation {
  readonly fields: AnyFields;
  readonly creation: RecordCreation<MutationParameters, Record<string, unknown>>;
}

/** Loads the inputs of a new record and its mutation; the generated types guarantee that both match. */
export async function loadCreation({ fields, create }: NewRecord): Promise<LoadedCreation> {
  const [loaded, creation] = await Promise.all([fields(), create()]);
  return { fields: inputsOf(loaded), creation: creation as LoadedCreation['creation'] };
}
