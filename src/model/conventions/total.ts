import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import type { Path, Slot, Total } from '../model.ts';
import {
  isComposite,
  isList,
  isPlainLeaf,
  isWholeNumber,
  needsNoArguments,
  outputFields,
  printArguments,
} from '../typeShapes.ts';
import type { OutputField } from '../typeShapes.ts';
import { sameName } from '../words.ts';
import { findInAnswer } from './pageInfo.ts';
import type { Rows } from './rows.ts';

const TOTAL_NAMES = [
  'totalcount', 'total', 'totalitems', 'totaldocs', 'totalresults', 'totalrecords', 'totalelements', 'totalhits', 'totalrows',
  'nbhits', 'itemcount', 'count', 'countall', 'numberofitems', 'numfound',
];

/**
 * The number of all records that match: inside the answer of the list, else in a twin field beside it
 * (`postsCount`, `posts_aggregate { aggregate { count } }`, `_allPostsMeta { count }`).
 *
 * @param siblings fields of the type that has the list.
 * @param above path to that type, to which the result is relative.
 */
export function readTotal(field: OutputField, rows: Rows, siblings: readonly OutputField[], above: Path): Total | null {
  const inside = findInAnswer(rows, TOTAL_NAMES) ?? insideAggregate(rows);
  if (inside) return { path: [...above, field.name, ...inside], twin: null };
  return findTwin(field, siblings, above);
}

/** `{ aggregate { count } nodes }`: the numbers stand in an object of aggregates beside the rows. */
function insideAggregate(rows: Rows): Path | null {
  if (rows.wrapper === null) return null;
  const path = countIn(rows.wrapper, 2);
  return path && [...rows.wrapperPath, ...path];
}

function findTwin(field: OutputField, siblings: readonly OutputField[], above: Path): Total | null {
  const list = sameName(field.name);
  const spellings = new Set(
    ['count', 'totalcount', 'total', 'aggregate', 'aggregated', 'meta', 'connection', 'aggregation'].flatMap((word) => [
      `${list}${word}`,
      `${word}${list}`,
      `all${list}${word}`,
    ]),
  );
  for (const sibling of siblings) {
    if (sibling === field || !spellings.has(sameName(sibling.name)) || !needsNoArguments(sibling)) continue;
    const path = isWholeNumber(sibling.type) ? [] : countIn(getNamedType(sibling.type), 3);
    if (path === null || isList(sibling.type)) continue;
    return {
      path: [...above, sibling.name, ...path],
      twin: { arguments: printArguments(sibling.args), filter: sharedFilter(field, sibling) },
    };
  }
  return null;
}

/** The argument that both fields take with the same input type. */
function sharedFilter(field: OutputField, twin: OutputField): Slot | null {
  const shared = twin.args.find((argument) => {
    const own = field.args.find((candidate) => candidate.name === argument.name);
    return own !== undefined && !isScalar(getNamedType(own.type)) && getNamedType(own.type) === getNamedType(argument.type);
  });
  return shared ? [shared.name] : null;
}

function isScalar(type: GraphQLNamedType): boolean {
  return !('getFields' in type);
}

/** Path to a count below a type that aggregates, or null. */
function countIn(type: GraphQLNamedType, depth: number): Path | null {
  const fields = outputFields(type);
  for (const name of TOTAL_NAMES) {
    const leaf = fields.find((field) => sameName(field.name) === name && isPlainLeaf(field) && isWholeNumber(field.type));
    if (leaf) return [leaf.name];
  }
  if (depth === 0) return null;
  for (const field of fields) {
    const inner = getNamedType(field.type);
    if (isList(field.type) || !isComposite(inner) || !isObjectType(inner) || !needsNoArguments(field)) continue;
    if (!/aggregat|meta|info|paginat|count|total/i.test(field.name)) continue;
    const path = countIn(inner, depth - 1);
    if (path) return [field.name, ...path];
  }
  return null;
}
