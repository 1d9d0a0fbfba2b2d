import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import type { Total } from '../../types/listQuery.ts';
import { fieldsOn } from '../../shapes/steps.ts';
import type { Path, Slot, Way } from '../../types/variables.ts';
import {
  isComposite,
  isList,
  isPlainLeaf,
  isWholeNumber,
  needsNoArguments,
  outputFields,
  printArguments,
} from '../../shapes/typeShapes.ts';
import type { OutputField } from '../../shapes/typeShapes.ts';
import { plural } from '../../wording/plurals.ts';
import { sameName, typeWords } from '../../wording/words.ts';
import { countedNoun, givesAggregates, namesCount } from '../aggregate.ts';
import type { Rows } from '../rows.ts';
import { findInResponse } from './pageInfo.ts';

const TOTAL_NAMES = (
  'totalcount total totalitems totalitem totaldocs totalresults totalrecords totalelements ' +
  'totalhits totalrows totaldocuments totalentries totalnodes totalobjects totalresultcount ' +
  'nbhits itemcount count countall numberofitems numfound'
).split(' ');

/**
 * Finds the number of all matching records: inside the list's response, else in a field beside it
 * (`postsCount`, `posts_aggregate { aggregate { count } }`, `_allPostsMeta { count }`), else in the page
 * information around it (`Page { pageInfo { total } media }`). Its path starts where the list's does;
 * through a list it leads to the first item (`posts_aggregated { countAll }`).
 */
export function readTotal({
  field,
  rows,
  siblings,
  above,
  aboveArguments,
}: TotalSource): Total | null {
  const names = [...TOTAL_NAMES, ...namesOfTotal(rows)];
  const inside = findInResponse(rows, names, isOfAll) ?? insideAggregate(rows);
  if (inside) return { path: [...above, field.name, ...inside], twin: null };
  const paged =
    Object.keys(aboveArguments).length > 0
      ? siblings.find((sibling) => /page_?info|paginat/i.test(sibling.name))
      : undefined;
  const beside = paged && countIn(getNamedType(paged.type), 1);
  return paged && beside
    ? { path: [...above, paged.name, ...beside], twin: null }
    : findTwin(field, siblings, above);
}

/** `totalOrders` and `totalNoOfOrders` beside `orders`, or beside rows of an Order. */
function namesOfTotal({ path, type }: Rows): string[] {
  const nouns = [fieldsOn(path).at(-1) ?? '', plural(typeWords(type.name).join(''))].map(sameName);
  return nouns
    .filter((noun) => noun !== '')
    .flatMap((noun) => [
      ...['total', 'totalnoof', 'totalnumberof', 'numberof'].map((word) => word + noun),
      `${noun}total`,
      `${noun}totalcount`,
      `total${noun}count`,
    ]);
}

/** `count` beside `firstItem` and `lastItem`: the number of items between them, on this page. */
function isOfAll({ name, description }: OutputField, siblings: readonly OutputField[]): boolean {
  if (/\b(current|this) page\b/i.test(description ?? '')) return false;
  const beside = siblings.map((sibling) => sameName(sibling.name));
  const isBetween = beside.includes('firstitem') && beside.includes('lastitem');
  return sameName(name) !== 'count' || !isBetween;
}

/** A list, for finding its total. */
export interface TotalSource {
  field: OutputField;
  /** The fields of the type that has the list. */
  siblings: readonly OutputField[];
  /** Path to that type. */
  above: Path;
  aboveArguments: Record<string, string>;
  rows: Rows;
}

/** `{ aggregate { count } nodes }`: the numbers are in an object of aggregates beside the rows. */
function insideAggregate(rows: Rows): Way | null {
  if (rows.wrapper === null) return null;
  const path = countIn(rows.wrapper, 2);
  return path && [...rows.wrapperPath, ...path];
}

function findTwin(field: OutputField, siblings: readonly OutputField[], above: Path): Total | null {
  const noun = countedNoun(field.name);
  for (const sibling of siblings) {
    if (sibling === field || !namesCount(sibling.name) || countedNoun(sibling.name) !== noun)
      continue;
    if ((isList(sibling.type) && !givesAggregates(sibling)) || !needsNoArguments(sibling)) continue;
    const path = isWholeNumber(sibling.type) ? [] : countIn(getNamedType(sibling.type), 3);
    if (path === null) continue;
    return {
      path: [...above, sibling.name, ...path],
      twin: { arguments: printArguments(sibling.args), filter: sharedFilter(field, sibling) },
    };
  }
  return null;
}

/** The argument that both fields take with the same input type, and that is no sort order. */
function sharedFilter(field: OutputField, twin: OutputField): Slot | null {
  const shared = twin.args.find((argument) => {
    const own = field.args.find((candidate) => candidate.name === argument.name);
    return (
      own !== undefined &&
      !/^(order|sort)/i.test(argument.name) &&
      !isScalar(getNamedType(own.type)) &&
      getNamedType(own.type) === getNamedType(argument.type)
    );
  });
  return shared ? [shared.name] : null;
}

function isScalar(type: GraphQLNamedType): boolean {
  return !('getFields' in type);
}

/** `_count { _all }`: the number of records among the numbers of values of each field. */
function countOfAll(field: OutputField, type: GraphQLNamedType): Path | null {
  if (sameName(field.name) !== 'count') return null;
  const numbers = outputFields(type).filter((inner) => isWholeNumber(inner.type));
  const all = ['all', 'id'].flatMap((name) =>
    numbers.filter((inner) => sameName(inner.name) === name),
  )[0];
  return all ? [all.name] : null;
}

/** Path to a count below a type that aggregates, or null. */
function countIn(type: GraphQLNamedType, depth: number): Path | null {
  const fields = outputFields(type);
  for (const name of TOTAL_NAMES) {
    const leaf = fields.find(
      (field) =>
        sameName(field.name) === name &&
        isPlainLeaf(field) &&
        isWholeNumber(field.type) &&
        isOfAll(field, fields),
    );
    if (leaf) return [leaf.name];
  }
  if (depth === 0) return null;
  for (const field of fields) {
    const inner = getNamedType(field.type);
    if (
      isList(field.type) ||
      !isComposite(inner) ||
      !isObjectType(inner) ||
      !needsNoArguments(field)
    )
      continue;
    if (!/aggregat|meta|info|paginat|count|total/i.test(field.name)) continue;
    const path = countIn(inner, depth - 1) ?? countOfAll(field, inner);
    if (path) return [field.name, ...path];
  }
  return null;
}
