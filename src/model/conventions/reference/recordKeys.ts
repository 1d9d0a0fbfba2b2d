import type { Identity } from '../../types/resource.ts';
import { isList, isPlainLeaf, outputField } from '../../shapes/typeShapes.ts';
import type { CompositeType } from '../../shapes/typeShapes.ts';
import { usualKeys } from '../identity.ts';

/**
 * The fields of a type by each of which one record is known, the best first: its identity, what is a key by
 * its name, and what a lookup takes alone.
 *
 * @param lookupKeys for each lookup of the type, the fields that it takes
 */
export function recordKeys(
  type: CompositeType,
  identity: Identity | null,
  lookupKeys: readonly (readonly string[])[],
): string[] {
  const alone = (keys: readonly string[]) => (keys.length === 1 ? keys : []);
  const names = [
    ...alone(identity?.fields ?? []),
    ...usualKeys(type),
    ...lookupKeys.flatMap(alone),
  ];
  return [...new Set(names)].filter((name) => {
    const field = outputField(type, name);
    return field !== undefined && isPlainLeaf(field) && !isList(field.type);
  });
}
