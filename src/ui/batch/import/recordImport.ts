import type { RecordOperations } from '../../action/recordOperations.ts';
import type { AnyCreation } from '../../form/recordChange.ts';
import type { AnyEditing } from '../../form/recordEditing.ts';
import { inputsOf } from '../../form/inputsOf.ts';
import type { AnyFields } from '../../form/values.ts';
import type { Resource } from '../../../address/resource.ts';

/** How records are imported: the inputs that columns fill, and the mutation that creates a record. */
export interface RecordImport {
  readonly resource: Resource;
  readonly fields: AnyFields;
  readonly create: AnyCreation;
  /** How a record is read, to compare what was saved with the row. */
  readonly edit?: () => Promise<AnyEditing>;
}

/** Loads what an import needs. @throws where records of the resource cannot be created */
export async function loadImport(
  operations: RecordOperations<never, never>,
): Promise<RecordImport> {
  const { resource, fields, create, edit } = operations;
  if (!fields || !create) throw new Error(`${resource.pluralLabel} cannot be imported.`);
  const [inputs, creation] = await Promise.all([fields(), create()]);
  return { resource, fields: inputsOf(inputs), create: creation, edit };
}
