import type { DocumentNode, GraphQLSchema } from 'graphql';
import { accessProblemIn } from '../../relay/errorCodes.ts';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import { isRefusal } from '../../relay/refusalMark.ts';
import { ResponseFields, valueAt, type AnsweredField } from '../refusals/responseFields.ts';
import type { ResponseBody } from '../refusals/recordRefusals.ts';
import { isOptional } from './withoutFields.ts';

type Path = ReadonlyArray<string | number>;

/** A record, or a list of them, that an error took away without naming the field that it is about. */
export interface BrokenRecord {
  readonly error: GraphQLErrorEntry;
  readonly path: Path;
  /** The fields that may be the reason, by schema coordinate. */
  readonly candidates: readonly string[];
}

/**
 * The record that a response lacks because of an error that stops at it. Many servers read a record by one statement of
 * SQL: they know that it failed, and not at which of its columns.
 *
 * @returns null where no error is like that; what a person may not see, or is not there, is complete as it is
 */
export function brokenRecord(
  schema: GraphQLSchema,
  document: DocumentNode,
  { data = null, errors = [] }: ResponseBody,
): BrokenRecord | null {
  const fields = new ResponseFields(schema, document);
  for (const error of errors) {
    const { path = [] } = error;
    const last = fields.on(path, data)?.at(-1);
    if (!last?.node.selectionSet || last.parent !== schema.getQueryType()) continue;
    if (accessProblemIn([error]) !== null || isRefusal(error) || !isNullAt(data, path)) continue;
    return { error, path, candidates: [...new Set(candidatesBelow(fields, last))] };
  }
  return null;
}

/** Whether errors still take away what is at a path. */
export function isBroken(path: Path, errors: readonly GraphQLErrorEntry[]): boolean {
  return errors.some(({ path: own }) => JSON.stringify(own) === JSON.stringify(path));
}

/** A record fails with one of its fields; around it are pages and edges, which have fields as well. */
function candidatesBelow(fields: ResponseFields, place: AnsweredField): readonly string[] {
  const own = fields.below(place);
  const isRecord = own.some(({ field }) => field.name === 'id');
  return own.flatMap((one) => {
    if (!isOptional(one.field.name)) return [];
    return isRecord || !one.node.selectionSet
      ? [`${one.parent.name}.${one.field.name}`]
      : candidatesBelow(fields, one);
  });
}

function isNullAt(data: unknown, path: Path): boolean {
  const value = path.reduce(valueAt, data);
  return value === null || value === undefined;
}

/** Calls that halving takes at most: enough for 64 fields. */
export const MOST_HALVINGS = 6;

/**
 * Finds the one among candidates that makes a call fail, by leaving out half of what is left each time.
 *
 * @param worksWithout makes the call without some of them
 * @returns null where they are too many; it may be another where several fail
 */
export async function findFailing(
  candidates: readonly string[],
  worksWithout: (fields: readonly string[]) => Promise<boolean>,
): Promise<string | null> {
  if (candidates.length > 2 ** MOST_HALVINGS) return null;
  let left = candidates;
  while (left.length > 1) {
    const half = left.slice(0, Math.ceil(left.length / 2));
    left = (await worksWithout(half)) ? half : left.slice(half.length);
  }
  return left.at(0) ?? null;
}
