import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import type { GraphQLArgument } from 'graphql';
import { DIRECTION_NAMES, REVERSE_NAMES } from '../model/conventions/sort/pair.ts';
import { SORT_NAMES } from '../model/conventions/sort/sortReading.ts';

const NAMES: ReadonlySet<string> = new Set([...SORT_NAMES, ...DIRECTION_NAMES]);
const REVERSES: ReadonlySet<string> = new Set(REVERSE_NAMES);

/**
 * Whether an argument says nothing but the order of records, by its name and its type: left out, the same records
 * come. Of an argument that is called so and takes a key or a condition that is not known.
 */
export function isSortArgument({ name, type }: GraphQLArgument): boolean {
  const words = name.replaceAll('_', '').toLowerCase();
  const named = getNamedType(type);
  if (named.name === 'Boolean') return REVERSES.has(words);
  if (!NAMES.has(words)) return false;
  return (
    named.name === 'String' ||
    isEnumType(named) ||
    (isInputObjectType(named) &&
      Object.values(named.getFields()).every((field) => isEnumType(getNamedType(field.type))))
  );
}
