import { getNamedType, type GraphQLObjectType } from 'graphql';
import {
  isComposite,
  isList,
  isPlainLeaf,
  needsNoArguments,
  outputFields,
} from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { NUMBER_KINDS } from '../shapes/scalarKinds.ts';
import type { Field } from '../types/fields.ts';
import type { Sum } from '../types/listQuery.ts';
import type { List } from '../types/relations.ts';
import type { Path } from '../types/variables.ts';
import { sameName, splitWords } from '../wording/words.ts';
import { AGGREGATE_WORDS } from './aggregate.ts';
import { groupsBy, holdersOf } from './groups.ts';

/** What can be added up across records, whatever else is said of it. */
const QUANTITY_WORDS = new Set(
  'quantity quantities qty pieces hours minutes bags boxes crates pallets stock amount total subtotal revenue'.split(
    ' ',
  ),
);

/** Words of numbers whose sum says nothing: of one of many, of a bound, of a mean, of a place or a time. */
const UNSUMMED_WORDS = new Set(
  (
    'price unit per each rate rating ratio percent percentage share score average avg mean median min max minimum ' +
    'maximum least most limit level threshold reorder balance year month day position rank latitude longitude lat ' +
    'lng version id number factor'
  ).split(' '),
);

const WHOLE_WORDS = new Set(['total', 'sum', 'subtotal']);

/** Whether the sum of a field says something: it is an amount of money or a plain quantity. */
export function isSummable({
  name,
  kind,
  list,
  money,
  format,
  fields,
  deprecated,
}: Field): boolean {
  if (list || deprecated || fields !== null || !NUMBER_KINDS.includes(kind)) return false;
  const words = splitWords(name);
  if (
    words.some((word) => UNSUMMED_WORDS.has(word)) &&
    !words.some((word) => WHOLE_WORDS.has(word))
  )
    return false;
  if (money) return money.nanos === undefined;
  return format === null && words.some((word) => QUANTITY_WORDS.has(word));
}

/**
 * Finds the sums of a list's fields, which stand with its total: `aggregates { sum { amount } }` in a connection that
 * counts, `aggregate { count sum { amount } }`, `_count _sum { amount }`, `count amountSum`, `amount { sum }`.
 *
 * An amount whose currency is a field of each row has a sum for each currency where the backend groups, else only if
 * the list can be filtered by that currency.
 *
 * @param query the type that the total's path begins at
 * @param fields the record's
 */
export function readSums(list: List, query: GraphQLObjectType, fields: readonly Field[]): Sum[] {
  const holders = holdersOf(list, query);
  if (!holders) return [];
  const filtered = new Set(list.filter?.fields.map(({ field }) => field));
  return fields.flatMap((field): Sum[] => {
    if (!isSummable(field)) return [];
    const { currency = null } = field.money ?? {};
    const name = sameName(field.name);
    if (currency) {
      if (currency.length > 1) return [];
      const grouped = groupsBy(currency[0], list, query, holders);
      const below = grouped && sumIn(grouped.type, name, 2);
      if (below) return [{ field: field.name, path: below, groups: grouped.groups }];
      if (!filtered.has(currency[0])) return [];
    }
    for (const { type, path } of holders) {
      const below = sumIn(type, name, 2);
      if (below) return [{ field: field.name, path: [...path, ...below], groups: null }];
    }
    return [];
  });
}

/** The path to the sum of a field below a type that aggregates, or null. */
function sumIn(type: CompositeType, name: string, depth: number): Path | null {
  const fields = outputFields(type).filter(needsNoArguments);
  const leaf = fields.find(
    (field) => isSumLeaf(field) && [`${name}sum`, `sum${name}`].includes(sameName(field.name)),
  );
  if (leaf) return [leaf.name];
  for (const field of fields) {
    const inner = getNamedType(field.type);
    if (isList(field.type) || !isComposite(inner)) continue;
    const wanted = sameName(field.name);
    const number = /^sums?$/.test(wanted) ? name : wanted === name ? 'sum' : null;
    const found =
      number &&
      outputFields(inner).find((each) => isSumLeaf(each) && sameName(each.name) === number);
    if (found) return [field.name, found.name];
  }
  if (depth === 0) return null;
  for (const field of fields) {
    const inner = getNamedType(field.type);
    if (isList(field.type) || !isComposite(inner)) continue;
    if (!splitWords(field.name).some((word) => AGGREGATE_WORDS.has(word))) continue;
    const below = sumIn(inner, name, depth - 1);
    if (below) return [field.name, ...below];
  }
  return null;
}

function isSumLeaf(field: OutputField): boolean {
  return isPlainLeaf(field) && !isList(field.type) && needsNoArguments(field);
}
