import type { Environment } from 'relay-runtime';
import type { Locale } from '../../locale/locale.ts';
import { copyRecord, type CopiedLinks } from './copyRecord.ts';
import type { AnyEditing } from './recordEditing.ts';
import { startWith } from './startWith.ts';
import type { AnyFields, FormState } from './values.ts';

interface Beginning {
  readonly environment: Environment;
  /** The inputs of a new record. */
  readonly fields: AnyFields;
  /** Loads how to read the record to duplicate. */
  readonly edit?: () => Promise<AnyEditing>;
  /** The inputs that a duplicate begins without. */
  readonly notCopied?: readonly string[];
  readonly copiedLinks?: CopiedLinks;
}

/**
 * The state that the form for a new record begins with.
 *
 * @param begun what its address says: `from=…` of a duplicate, or `customer.key=…` of what it is made for
 * @returns `unreadable` where there is no record to duplicate
 * @throws the network's error
 */
export async function beginRecord(
  { edit, ...beginning }: Beginning,
  begun: string,
  locale: Locale,
): Promise<FormState | 'unreadable'> {
  const given = new URLSearchParams(begun);
  const from = given.get('from');
  if (from === null || !edit)
    return startWith(beginning.environment, beginning.fields, given, locale);
  const copying = { ...beginning, editing: await edit() };
  return (await copyRecord(copying, from, locale)) ?? 'unreadable';
}
