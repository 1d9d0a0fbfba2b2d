import type { ArgumentNode } from 'graphql';
import type { List } from '../../model/types/relations.ts';
import type { Variables } from '../../model/types/variables.ts';
import { literalArguments, type Literals } from '../graphql/literal.ts';
import { findHole, joinVariables } from '../../model/shapes/slots.ts';
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
  const all = joinVariables(
    rows === null ? {} : sizingOf(list),
    Object.fromEntries(fixed.filter(([name]) => !Object.hasOwn(variables, name))),
    variables,
  );
  return literalArguments(context.schema, list.arguments, all, {
    ...values,
    ...firstRows(list, rows ?? 0),
  });
}

/** The arguments for a number of rows, and for where they begin if that has to be said; with holes for both. */
export function sizingOf({ pagination, arguments: declared }: List): Variables {
  const { position, forward } = pagination;
  const place = findHole(forward.variables, forward.parameters[1] ?? '')?.hole;
  const isPlaced = (position === 'number' || position === 'offset') && place?.type.endsWith('!');
  return Object.fromEntries(
    Object.entries(isPlaced ? forward.variables : forward.sizing).filter(([name]) =>
      Object.hasOwn(declared, name),
    ),
  );
}

/** The values for the holes of {@link sizingOf} that ask for the first rows of a list. */
export function firstRows({ pagination }: List, rows: number): Readonly<Record<string, number>> {
  const [size, place] = pagination.forward.parameters;
  return {
    ...(place !== undefined && {
      [place]: pagination.position === 'number' ? pagination.firstPage : 0,
    }),
    ...(size !== undefined && { [size]: rows }),
  };
}
