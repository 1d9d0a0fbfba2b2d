import type { Environment } from 'relay-runtime';
import type { Option } from '../../lists/picker.ts';
import type { Locale } from '../../locale/locale.ts';
import { readRecord } from './readRecord.ts';
import { asEditing, parseRecord, type AnyEditing } from './recordEditing.ts';
import { newState, type AnyFields, type FormState } from './values.ts';

interface Copying {
  readonly environment: Environment;
  /** The inputs of a new record. */
  readonly fields: AnyFields;
  readonly editing: AnyEditing;
  /** The inputs that a duplicate begins without. */
  readonly notCopied?: readonly string[];
  readonly copiedLinks?: CopiedLinks;
}

/** How the links of a record are read that its duplicate has, too, by the inputs that take them. @param key the record's */
export type CopiedLinks = Readonly<
  Record<string, (environment: Environment, key: string) => Promise<readonly Option[]>>
>;

/**
 * The state of the form for a duplicate of a record.
 *
 * @param key the record's, as its address has it
 * @returns null when the record no longer exists
 * @throws the network's error
 */
export async function copyRecord(
  copying: Copying,
  key: string,
  locale: Locale,
): Promise<FormState | null> {
  const { environment, fields, editing, notCopied = [] } = copying;
  const original = asEditing(editing);
  const record = await readRecord(environment, original, { key });
  if (record === null) return null;
  const own = Object.entries(newState(fields, locale)).filter(([name]) => notCopied.includes(name));
  return {
    ...parseRecord({ ...original, fields }, record, locale),
    ...(await linksOf(copying, key)),
    ...Object.fromEntries(own),
  };
}

/** The records that a record is linked to, as the state of the inputs that take them. */
async function linksOf(
  { environment, fields, copiedLinks = {} }: Copying,
  key: string,
): Promise<FormState> {
  const wanted = Object.entries(copiedLinks).filter(([name]) => Object.hasOwn(fields, name));
  const read = wanted.map(async ([name, linkedTo]) => {
    const options = await linkedTo(environment, key);
    return [name, options.length > 0 ? options : null] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
