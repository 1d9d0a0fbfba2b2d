import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type {
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import { inputFields, outputFields } from '../../shapes/typeShapes.ts';
import type { OutputField } from '../../shapes/typeShapes.ts';
import type { Path } from '../../types/variables.ts';
import { splitWords } from '../../wording/words.ts';
import { isCrudVerb } from '../mutation/name.ts';
import { isPasswordName } from './inputNames.ts';

/** A field of a root type, or of a namespace below it, that may be about sessions. */
export interface SessionField {
  operation: 'mutation' | 'query';
  path: Path;
  field: OutputField;
  /** The words of the path, in order. */
  words: readonly string[];
  /** Order in the schema. */
  index: number;
}

const DEEPEST_NAMESPACE = 2;

/**
 * The mutations of a schema, and the queries that take a password: many small servers sign people in by a
 * query. Fields of namespaces (`authentication { login }`) have their whole path.
 */
export function listSessionFields(schema: GraphQLSchema): SessionField[] {
  const takesPassword = passwordFinder();
  const found: SessionField[] = [];
  const visit = (
    operation: SessionField['operation'],
    fields: readonly OutputField[],
    above: Path,
  ) => {
    for (const field of fields) {
      const path = [...above, field.name];
      const group = groupOf(field, operation);
      if (group !== null && above.length < DEEPEST_NAMESPACE)
        visit(operation, outputFields(group), path);
      if (operation === 'query' && !field.args.some(({ name, type }) => takesPassword(name, type)))
        continue;
      found.push({ operation, path, field, words: wordsOf(path), index: found.length });
    }
  };
  const mutation = schema.getMutationType();
  const query = schema.getQueryType();
  if (mutation) visit('mutation', outputFields(mutation), []);
  if (query) visit('query', outputFields(query), []);
  return found;
}

/** The words of a path; a namespace that only says that there are mutations says nothing. */
function wordsOf(path: Path): string[] {
  return path.flatMap(splitWords).filter((word) => !/^(mutations?|queries|query)$/.test(word));
}

/** The type of a field that only groups others. Of queries, those that are about people and sessions are looked into. */
function groupOf(
  { name, args, type }: OutputField,
  operation: SessionField['operation'],
): GraphQLObjectType | null {
  const group = getNullableType(type);
  if (!isObjectType(group) || args.some(isRequiredArgument)) return null;
  if (operation === 'query' && !/auth|session|account|user/i.test(name)) return null;
  // `deleteCartItems { sessionId }` does something itself.
  const [first, ...others] = splitWords(name);
  if (isCrudVerb(first) && others.length > 0) return null;
  // What answers has values of its own; what groups has calls.
  const inner = outputFields(group);
  const isOuter = operation === 'mutation' && args.length === 0 && inner.some(groupsCalls);
  return isOuter || inner.some((each) => each.args.length > 0) ? group : null;
}

/** Whether a field of a namespace is one itself. */
function groupsCalls({ type, args }: OutputField): boolean {
  const group = getNullableType(type);
  if (args.length > 0 || !isObjectType(group)) return false;
  return outputFields(group).some((inner) => inner.args.length > 0);
}

/** Tells whether an argument holds a password at any depth; each input type is looked at once. */
export function passwordFinder(): (name: string, type: GraphQLInputType) => boolean {
  const known = new Map<GraphQLInputObjectType, boolean>();
  const finds = (name: string, type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return isPasswordName(splitWords(name));
    const read = known.get(named);
    if (read !== undefined) return read;
    // An input inside itself holds nothing more.
    known.set(named, false);
    const result = inputFields(named).some((field) => finds(field.name, field.type));
    known.set(named, result);
    return result;
  };
  return finds;
}
