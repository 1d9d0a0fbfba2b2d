import type { Access } from '../../../access/access.ts';
import { AccessMemo } from '../../../access/accessMemo.ts';
import { screenDenial } from '../../access/screenDenial.ts';
import { inputsOf } from '../inputsOf.ts';
import type { AnyFields } from '../values.ts';
import type { RowsInput } from './rowsInput.tsx';

const known = new AccessMemo<AnyFields>();

/**
 * The inputs of a form, and before them those for rows that the person may make: a record consists of them, and what is
 * required comes first all the same. The same arguments give the same object.
 *
 * @param rows of this form alone; undefined where it has none
 */
export function withRows(
  access: Access,
  inputs: AnyFields,
  rows: Readonly<Record<string, RowsInput>> | undefined,
): AnyFields {
  if (!rows) return inputs;
  return known.of(access, rows, () => {
    const allowed = Object.entries(rows).filter(
      ([, { rows: settings }]) => screenDenial(access, settings.resource, 'create') === null,
    );
    return { ...inputsOf(Object.fromEntries(allowed)), ...inputs };
  });
}
