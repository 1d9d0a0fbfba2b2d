/** What Relay calls a record's data id. */
export type GetDataID = (
  record: Readonly<Record<string, unknown>>,
  typeName: string,
) => string | null | undefined;

/**
 * Type name → the fields of its key, for types whose key is unique within the type only, or is not
 * called `id`; dotted where a field lies in an object (`sys.id`). Generated from the schema; types
 * that are not in it have a global `id`.
 */
export type LocalKeys = Readonly<Record<string, readonly string[]>>;

/**
 * Gives Relay's store its record ids. Two types may both have a record `1`: a key that is local to
 * its type is prefixed with the type's name, the same way on the server and in the browser.
 */
export function dataIdentity(localKeys: LocalKeys): GetDataID {
  const keysByType = new Map(Object.entries(localKeys));
  return (record, typeName) => {
    const keys = keysByType.get(typeName);
    if (!keys) return typeof record.id === 'string' ? record.id : undefined;
    const values = keys.map((key) => valueAt(record, key));
    if (values.some((value) => value === null || value === undefined)) return undefined;
    return `${typeName}:${values.map(escapedPart).join(',')}`;
  };
}

function valueAt(record: Readonly<Record<string, unknown>>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((object, name) => (object as Record<string, unknown> | null)?.[name], record);
}

/** A part of a key without the comma that stands between parts: `a,b` and `c` are not `a` and `b,c`. */
function escapedPart(part: unknown): string {
  return String(part).replaceAll(/[,%]/g, encodeURIComponent);
}
