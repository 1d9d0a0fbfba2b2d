import { createContext, use, useMemo } from 'react';
import { isWritable } from '../access/allowedResource.ts';
import { deniedInputs } from '../access/recordPermissions.ts';
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

/** A record on its page. */
interface RecordOfPage extends ActedOn<object | undefined> {
  /** What can be done with it. */
  readonly operations: RecordOperations<never, never> | undefined;
}

/**
 * How the fields of a record are edited in place; null where none is.
 *
 * @param href the address of its form; null where that may not be used
 */
export function useEditingSource(
  href: string | null,
  { resource, recordKey, title, record, operations }: RecordOfPage,
): RecordEditingSource | null {
  const load = operations?.edit;
  const denied = deniedInputs(record, operations?.permissions ?? {}).join(' ');
  return useMemo(
    () =>
      load && href
        ? {
            load,
            href,
            denied: denied.split(' '),
            resource,
            recordKey,
            title,
            record: record ?? {},
            operations,
          }
        : null,
    [load, href, denied, resource, recordKey, title, record, operations],
  );
}

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
