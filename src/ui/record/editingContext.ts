import { createContext, use } from 'react';
import { isWritable } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import type { ActedOn } from '../action/useActionStart.tsx';
import type { RecordOperations } from '../action/recordOperations.ts';
import type { FieldProps } from '../fields/fieldProps.ts';
import type { AnyEditing } from '../form/recordEditing.ts';

/** How to edit single fields of the current record in place. */
export interface RecordEditingSource extends ActedOn<object> {
  readonly load: () => Promise<AnyEditing>;
  /** The address of the record's form. */
  readonly href: string;
  /** The inputs that this record does not let people change. */
  readonly denied: readonly string[];
  /** What leads to other states of the record. */
  readonly operations: RecordOperations<never, never>;
}

export const RecordEditingContext = createContext<RecordEditingSource | null>(null);

/** How a field is edited in place; null where the record or the person does not let it be. */
export function useEditingOf({
  name = '',
  edits = name,
  readOnly,
}: FieldProps): RecordEditingSource | null {
  const source = use(RecordEditingContext);
  const access = useAccess();
  if (!source || readOnly || edits === '' || source.denied.includes(edits)) return null;
  return isWritable(access, source.resource, 'edit', edits) ? source : null;
}
