import type { RecordKey } from '../../address/resource.ts';

/** How the key of a record is read. */
export type KeyOf<Row> = (record: Row) => RecordKey | null | undefined;

/**
 * How the key of a record is given: it is the record's `id` where nothing is given, which only a record that has one
 * allows. Null: it has no key, and so no page.
 */
export type KeyOption<Row> =
  CanOmitKey<Row> extends true
    ? { readonly keyOf?: KeyOf<Row> | null }
    : { readonly keyOf: KeyOf<Row> | null };

/** While a type is still inferred it is unknown, and nothing can be required of it. */
type CanOmitKey<Row> = unknown extends Row
  ? true
  : [Row] extends [{ readonly id: RecordKey | null | undefined }]
    ? true
    : false;

/** How a record's key is read, where that may be left out. */
export function keyReader<Row>({ keyOf }: { readonly keyOf?: KeyOf<Row> | null }): KeyOf<Row> {
  if (keyOf === null) return noKey;
  return keyOf ?? (idOf as KeyOf<Row>);
}

function idOf({ id }: { readonly id?: RecordKey | null }): RecordKey | null | undefined {
  return id;
}

function noKey(): null {
  return null;
}
