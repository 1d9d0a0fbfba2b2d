import type { Environment, OperationDescriptor, Variables } from 'relay-runtime';
import type { JudgedError } from './errors.ts';
import type { GraphQLResult } from './result.ts';

/**
 * Set in the extensions of an error whose field has a value by the schema: components read it without `@catch`, so that
 * nothing in its place can show the error. The app's server sets it where it answers without such a field.
 */
export const OF_REQUIRED_FIELD = 'isOfRequiredField';

const unread = new WeakMap<Environment, Map<string, readonly JudgedError[]>>();

/** Keeps what the last answer to a query says of required fields that could not be read. */
export function noteUnreadValues(
  environment: Environment,
  name: string,
  variables: Variables,
  { errors }: Pick<GraphQLResult, 'errors'>,
): void {
  const own = errors?.filter(({ extensions }) => extensions?.[OF_REQUIRED_FIELD]) ?? [];
  const known = unread.get(environment) ?? new Map<string, readonly JudgedError[]>();
  if (own.length === 0) known.delete(keyOf(name, variables));
  else unread.set(environment, known.set(keyOf(name, variables), own));
}

/** The errors of required fields in the last answer to a query. */
export function unreadValuesOf(
  environment: Environment,
  { request: { node, variables } }: OperationDescriptor,
): readonly JudgedError[] {
  return unread.get(environment)?.get(keyOf(node.params.name, variables)) ?? [];
}

function keyOf(name: string, variables: Variables): string {
  return name + JSON.stringify(variables);
}
