import { getNamedType, isAbstractType, isLeafType, type GraphQLSchema } from 'graphql';
import {
  isList,
  needsNoArguments,
  outputFields,
  type OutputField,
} from '../../shapes/typeShapes.ts';
import type { Offered } from '../../types/signIn.ts';
import { splitWords } from '../../wording/words.ts';
import type { InputLeaf } from './inputLeaves.ts';
import { isPlaceName } from './inputNames.ts';

const LABELS = ['displayName', 'name', 'title', 'label', 'slug'];
const KEYS = ['id', 'slug', 'key', 'code', 'uuid'];

/**
 * The list in a response of what an input takes: `workspaces { id name }` for `workspaceId`. Lists of a person are not
 * looked at: they say where somebody belongs, after every sign-in.
 */
export function readOffered(
  { type }: OutputField,
  { words }: InputLeaf,
  schema: GraphQLSchema,
): Offered | null {
  const response = getNamedType(type);
  const members = isAbstractType(response) ? schema.getPossibleTypes(response) : [response];
  for (const member of members) {
    for (const field of outputFields(member)) {
      const singular = splitWords(field.name).map((word) =>
        word.replace(/ies$/, 'y').replace(/s$/, ''),
      );
      if (!isList(field.type) || !needsNoArguments(field) || !isPlaceName(singular.slice(-1)))
        continue;
      const element = getNamedType(field.type);
      if (isLeafType(element)) return { path: [field.name], value: null, label: null };
      const names = outputFields(element)
        .filter((each) => !isList(each.type) && isLeafType(getNamedType(each.type)))
        .map(({ name }) => name);
      const value = [words.at(-1) ?? '', ...KEYS].find((name) => names.includes(name));
      const label = LABELS.find((name) => names.includes(name)) ?? null;
      if (value !== undefined) return { path: [field.name], value, label };
    }
  }
  return null;
}
