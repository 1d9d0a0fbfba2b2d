import { keyInAddress, type RecordKey } from '../address/resource.ts';
import type { Address } from '../address/address.ts';

/** Which of the rows at the end of a path is the record that a page is about: the one with the key. */
export interface RowKey {
  /** The fields that hold the key, dotted if inside an object. */
  readonly fields: readonly string[];
  /** As the page's address has it. */
  readonly text: string;
}

/** Where a definition says that its record is in a response. */
export interface SubjectPlace {
  readonly subject: readonly string[];
  readonly rowKey?: readonly string[];
}

/** The same for the record of an address. */
export function subjectAt(
  { subject, rowKey: fields }: SubjectPlace,
  { key }: Address,
): { readonly subject: readonly string[]; readonly row?: RowKey } {
  return fields ? { subject, row: { fields, text: String(key) } } : { subject };
}

/**
 * Finds the record that a page is about.
 *
 * @param path in the response; of the rows of a list it is the first, or the one with the key
 * @returns null where it is not there
 */
export function subjectIn(
  data: unknown,
  path: readonly string[],
  row: RowKey | null = null,
): unknown {
  const found = path
    .reduce<readonly unknown[]>((all, name) => all.flatMap((one) => valueAt(one, name)), [data])
    .filter((one) => one !== null && one !== undefined);
  if (!row) return found[0] ?? null;
  const { fields } = row;
  return (
    found.find((one) =>
      isRow(
        row,
        keyIn(fields, (field) => valueIn(one, field)),
      ),
    ) ?? null
  );
}

/** Whether a key is that of the row. */
export function isRow({ text }: RowKey, key: RecordKey | null): boolean {
  return key !== null && keyInAddress(key) === text;
}

/** The key that is made of values; null where one of them is missing. */
export function keyIn(
  fields: readonly string[],
  read: (path: readonly string[]) => unknown,
): RecordKey | null {
  const values = fields.map((field) => read(field.split('.')));
  return values.some((value) => value === null || value === undefined) ? null : values.map(String);
}

function valueIn(object: unknown, path: readonly string[]): unknown {
  return path.reduce(valueAt, object);
}

function valueAt(object: unknown, name: string): unknown {
  return (object as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}
