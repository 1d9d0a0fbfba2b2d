import type { DocumentNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import { ResponseFields, valueAt } from '../refusals/responseFields.ts';
import { isOptional } from './withoutFields.ts';

/** Fields that a backend fails with, by schema coordinate, with what it says: once for each record, or for the first. */
export type FailedFields = ReadonlyMap<string, readonly GraphQLErrorEntry[]>;

/** What a response says of fields. */
export interface ReadFailures {
  /** Fields whose failure took what is around them with it: a record, or all of the data. */
  readonly failed: FailedFields;
  /** Fields that have a value somewhere in the response. */
  readonly answered: ReadonlySet<string>;
}

/**
 * The fields of a response that failed together with what is around them, since the schema allows no null there
 * (GraphQL specification, section 6.4.4) or since the server gives up. A field that is null by itself harms no other,
 * and is none. Nor is a field of the root: without it there is nothing to show.
 */
export function readFailures(
  schema: GraphQLSchema,
  document: DocumentNode,
  { data, errors }: { readonly data: unknown; readonly errors: readonly GraphQLErrorEntry[] },
): ReadFailures {
  const fields = new ResponseFields(schema, document);
  const failed = new Map<string, readonly GraphQLErrorEntry[]>();
  for (const error of errors) {
    const { path = [] } = error;
    const last = fields.on(path, data)?.at(-1);
    if (!last || isRoot(schema, last.parent) || !isOptional(last.field.name)) continue;
    const key = path.findLastIndex((part) => typeof part === 'string');
    const around = path.slice(0, key).reduce(valueAt, data);
    if (around !== null && around !== undefined) continue;
    const coordinate = `${last.parent.name}.${last.field.name}`;
    failed.set(coordinate, [...(failed.get(coordinate) ?? []), error]);
  }
  const answered = new Set<string>();
  fields.each(data, (way, _path, value) => {
    const { parent, field } = way[way.length - 1];
    if (value !== null && value !== undefined) answered.add(`${parent.name}.${field.name}`);
  });
  return { failed, answered };
}

function isRoot(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.some((root) => root === type);
}
