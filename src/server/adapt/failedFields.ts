import {
  isAbstractType,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import { AnswerFields } from '../refusals/answerFields.ts';
import { isOptional } from './withoutFields.ts';

/** Fields that a backend fails with, by schema coordinate, with what it says. */
export type FailedFields = ReadonlyMap<string, GraphQLErrorEntry>;

/** What an answer says of fields. */
export interface ReadFailures {
  /** Fields whose failure took what is around them with it: a record, or all of the data. */
  readonly failed: FailedFields;
  /** Fields that have a value somewhere in the answer. */
  readonly answered: ReadonlySet<string>;
}

/**
 * The fields of an answer that failed together with what is around them, since the schema allows no null there
 * (GraphQL specification, section 6.4.4) or since the server gives up. A field that is null by itself harms no other,
 * and is none. Nor is a field of the root: without it there is nothing to show.
 */
export function readFailures(
  schema: GraphQLSchema,
  document: DocumentNode,
  { data, errors }: { readonly data: unknown; readonly errors: readonly GraphQLErrorEntry[] },
): ReadFailures {
  const fields = new AnswerFields(schema, document);
  const failed = new Map<string, GraphQLErrorEntry>();
  for (const error of errors) {
    const { path = [] } = error;
    const last = fields.on(path, data)?.at(-1);
    if (!last || isRoot(schema, last.parent) || !isOptional(last.field.name)) continue;
    const key = path.findLastIndex((part) => typeof part === 'string');
    const around = path.slice(0, key).reduce(valueAt, data);
    if (around === null || around === undefined)
      failed.set(`${last.parent.name}.${last.field.name}`, error);
  }
  const answered = new Set<string>();
  fields.each(data, (way, _path, value) => {
    const { parent, field } = way[way.length - 1];
    if (value !== null && value !== undefined) answered.add(`${parent.name}.${field.name}`);
  });
  return { failed, answered };
}

/**
 * Adds to an answer what is known of fields that it was not asked for: null, with the error that they failed with, as
 * the backend would have said it had they harmed no other.
 *
 * @param document with the fields
 * @param data is changed
 * @returns the errors
 */
export function failuresIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  failed: FailedFields,
  data: unknown,
): readonly GraphQLErrorEntry[] {
  const errors = new Map<string, GraphQLErrorEntry>();
  const fields = new AnswerFields(schema, document);
  fields.each(data, (way, path, value) => {
    if (value !== undefined) return;
    const { parent, field } = way[way.length - 1];
    const known = namesOf(schema, parent).find((name) => failed.has(`${name}.${field.name}`));
    const entry = known === undefined ? undefined : failed.get(`${known}.${field.name}`);
    if (!entry) return;
    const { message, extensions } = entry;
    errors.set(JSON.stringify(path), { message, path, ...(extensions && { extensions }) });
  });
  for (const { path = [] } of errors.values()) {
    const around = path.slice(0, -1).reduce(valueAt, data);
    (around as Record<string, unknown>)[String(path.at(-1))] = null;
  }
  return [...errors.values()];
}

/** A type's name, with those of the types that its fields may be known by. */
function namesOf(schema: GraphQLSchema, type: GraphQLNamedType): string[] {
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const above = 'getInterfaces' in type ? type.getInterfaces() : [];
  return [type, ...possible, ...above].map(({ name }) => name);
}

function isRoot(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(
    type as never,
  );
}

function valueAt(value: unknown, key: string | number): unknown {
  return (Object(value) as Record<string | number, unknown>)[key];
}
