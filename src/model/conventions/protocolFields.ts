import { getNamedType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { isList, operationTypes } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';
import type { NodeLookup } from './identity.ts';

/** Words by which fields sign people in and out, which the app's own session does. */
const SESSION_WORDS =
  /^(log (in|out)|login|logout|sign (in|out|up)|signin|signout|authenticate)( |$)/;

/** So many mutations with a leading underscore are a part of an API, such as that of its administrators. */
const FEWEST_MARKED = 3;

/**
 * Whether a leading underscore marks a field as the machinery of a server: `_service`, `_allPostsMeta`. Machines change
 * nothing by such fields. Where several mutations have one, it marks those for other people: `_users`, `_update_user`.
 */
export function isMachinery({ name, type }: OutputField, schema: GraphQLSchema): boolean {
  if (!name.startsWith('_')) return false;
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const marked = mutations.filter(
    ({ name: other, args }) => /^_[a-z]/i.test(other) && args.length > 0,
  );
  return marked.length < FEWEST_MARKED || getNamedType(type).name.startsWith('_');
}

/**
 * True for a root field that serves clients rather than people: Relay's `query` and `nodes`, the id of
 * the root itself, the machinery of servers, and signing in and out.
 */
export function isProtocolField(
  field: OutputField,
  schema: GraphQLSchema,
  node: NodeLookup | null,
): boolean {
  const type = getNamedType(field.type);
  const isRoot = operationTypes(schema).has(type);
  const isRootId = type.name === 'ID' && field.args.length === 0 && !isList(field.type);
  return (
    isRoot ||
    isRootId ||
    (type === node?.interface && isList(field.type)) ||
    isMachinery(field, schema) ||
    SESSION_WORDS.test(splitWords(field.name).join(' '))
  );
}
