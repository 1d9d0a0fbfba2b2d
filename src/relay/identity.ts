import { escapedPart } from '../address/resource.ts';

/** Relay's `getDataID`. */
export type GetDataID = (
  record: Readonly<Record<string, unknown>>,
  typeName: string,
) => string | null | undefined;

/**
 * Type name → its key fields, for types whose key is unique only within the type or is not called
 * `id`; a path such as `sys.id` is dotted. Generated from the schema; all other types have a global
 * `id`.
 */
export type LocalKeys = Readonly<Record<string, readonly string[]>>;

/**
 * Computes data ids for Relay's store. Two types may both have a record `1`, so local keys are
 * prefixed with the type's name, in the same way on server and browser.
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
