import type { ArgumentNode } from 'graphql';
import type { List } from '../../model/types/relations.ts';
import type { Variables } from '../../model/types/variables.ts';
import { literalArguments, type Literals } from '../graphql/literal.ts';
import type { Context } from '../context.ts';

/**
 * The arguments of a list or of its count, for a document without variables.
 *
 * @param rows the number of rows; null if the field takes no number of rows
 * @param values the values for the holes of the variables
 * @returns null where they cannot all be written out
 */
export function literalListArguments(
  context: Context,
  list: List,
  variables: Variables,
  rows: number | null,
  values: Literals = {},
): ArgumentNode[] | null {
  const fixed = Object.entries(list.fixed).filter(([name]) => Object.hasOwn(list.arguments, name));
  const all = merged(
    rows === null ? {} : sizingOf(list),
    Object.fromEntries(fixed.filter(([name]) => !Object.hasOwn(variables, name))),
    variables,
  );
  const [size] = list.pagination.forward.parameters;
  const holes = { ...values, ...(size !== undefined && { [size]: rows ?? 0 }) };
  return literalArguments(context.schema, list.arguments, all, holes);
}

/** The arguments for the number of rows, with holes for it. */
export function sizingOf({ pagination, arguments: declared }: List): Variables {
  return Object.fromEntries(
    Object.entries(pagination.forward.sizing).filter(([name]) => Object.hasOwn(declared, name)),
  );
}

/** Variables put together; objects that several of them set are one object. */
function merged(...all: Variables[]): Variables {
  const result: Record<string, Variables[string]> = {};
  for (const variables of all)
    for (const [name, value] of Object.entries(variables)) {
      const before = result[name];
      const areBranches = isBranch(before) && isBranch(value);
      result[name] = areBranches ? merged(before, value) : value;
    }
  return result;
}

function isBranch(value: unknown): value is Variables {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('hole' in value);
}
