import { getNamedType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { isList, operationTypes } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';
import type { NodeLookup } from './identity.ts';

/** Words by which fields sign people in and out, which the app's own session does. */
const SESSION_WORDS =
  /^(log (in|out)|login|logout|sign (in|out|up)|signin|signout|authenticate)( |$)/;

/**
 * True for a root field that serves clients rather than people: Relay's `query` and `nodes`, the id of
 * the root itself, names with a leading underscore, and signing in and out.
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
    field.name.startsWith('_') ||
    SESSION_WORDS.test(splitWords(field.name).join(' '))
  );
}
