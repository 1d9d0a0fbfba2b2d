import type { Environment, Variables } from 'relay-runtime';
import type { JudgedError } from './errors.ts';
import { isOfRow } from './refusalMark.ts';
import type { GraphQLResult } from './result.ts';

/**
 * Set in the extensions of an error whose field has a value by the schema: components read it without `@catch`, so that
 * nothing in its place can show the error. The app's server sets it where it answers without such a field.
 */
export const OF_REQUIRED_FIELD = 'isOfRequiredField';

/** The errors that nothing in their place shows, in the last response to each query, by the query and its variables. */
export type UnreadValues = Map<string, readonly JudgedError[]>;

/**
 * The unread values of an environment, which has them as its `options`; none for an environment of somebody else, as in
 * tests.
 */
export function unreadValuesIn({ options }: Environment): UnreadValues {
  return options instanceof Map ? (options as UnreadValues) : new Map();
}

/** The key of a query in `UnreadValues`. */
export function unreadKey(name: string, variables: Variables): string {
  return name + JSON.stringify(variables);
}

/** Keeps what a response says of required fields and rows that could not be read. */
export function noteUnreadValues(
  unread: UnreadValues,
  key: string,
  { errors }: Pick<GraphQLResult, 'errors'>,
): void {
  const own = errors?.filter((error) => error.extensions?.[OF_REQUIRED_FIELD] || isOfRow(error));
  if (own?.length) unread.set(key, own);
  else unread.delete(key);
}
