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
import type { Figure, FigureKind } from '../types/listQuery.ts';
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

/** Words of numbers that are no sizes: a place, a time, one of many. */
const NO_MEASURE_WORDS = new Set(
  'year month day position rank latitude longitude lat lng version id'.split(' '),
);
/** The same where they stand last: a number of items is one, an order number is not. */
const NO_MEASURE_ENDINGS = new Set('number no key code order index'.split(' '));

/** How schemas call what reckons with numbers. */
const FUNCTIONS: Readonly<Record<FigureKind, readonly string[]>> = {
  sum: ['sum', 'sums'],
  average: ['average', 'averages', 'avg', 'mean'],
  smallest: ['min', 'minimum', 'mins'],
  largest: ['max', 'maximum', 'maxes'],
};

/** What an aggregate calls what it says of all records: of what links lead to, where it reckons with the links, too. */
const HOLDER_WORDS = new Set([...AGGREGATE_WORDS, 'node']);

const KINDS = Object.keys(FUNCTIONS) as FigureKind[];

/** So many fields of a list are measured: each is asked for with every figure. */
const MOST_MEASURED = 12;

/** Whether the sum of a field says something: it is an amount of money or a plain quantity. */
export function isSummable(field: Field): boolean {
  const { name, money, format } = field;
  if (!isOneNumber(field)) return false;
  const words = splitWords(name);
  if (
    words.some((word) => UNSUMMED_WORDS.has(word)) &&
    !words.some((word) => WHOLE_WORDS.has(word))
  )
    return false;
  if (money) return money.nanos === undefined;
  return format === null && words.some((word) => QUANTITY_WORDS.has(word));
}

function isOneNumber({ kind, list, fields, deprecated }: Field): boolean {
  return !list && !deprecated && fields === null && NUMBER_KINDS.includes(kind);
}

/** Whether the average, the smallest and the largest value of a field say something. */
function isMeasure(field: Field): boolean {
  const { name, money, format, references } = field;
  if (!isOneNumber(field)) return false;
  if (references || money?.nanos !== undefined) return false;
  if (!money && format !== null && !['percent', 'bytes', 'duration'].includes(format)) return false;
  const words = splitWords(name);
  return (
    !words.some((word) => NO_MEASURE_WORDS.has(word)) && !NO_MEASURE_ENDINGS.has(words.at(-1) ?? '')
  );
}

/**
 * Finds the sums of a list's fields, which stand with its total: `aggregates { sum { amount } }` in a connection that
 * counts, `aggregate { count sum { amount } }`, `_count _sum { amount }`, `count amountSum`, `amount { sum }`. Averages,
 * smallest and largest values stand beside them.
 *
 * An amount whose currency is a field of each row has a figure for each currency where the backend groups, else only if
 * the list can be filtered by that currency.
 *
 * @param query the type that the total's path begins at
 * @param fields the record's
 */
export function readFigures(
  list: List,
  query: GraphQLObjectType,
  fields: readonly Field[],
): Figure[] {
  const holders = holdersOf(list, query);
  if (!holders) return [];
  const filtered = new Set(list.filter?.fields.map(({ field }) => field));
  const measured = fields.filter(isMeasure).slice(0, MOST_MEASURED);
  const figureOf = (kind: FigureKind, field: Field): Figure | null => {
    const { currency = null } = field.money ?? {};
    const name = sameName(field.name);
    if (currency) {
      if (currency.length > 1) return null;
      const grouped = groupsBy(currency[0], list, query, holders);
      const below = grouped && figureIn(grouped.type, kind, name, 2);
      if (below) return { kind, field: field.name, path: below, groups: grouped.groups };
      if (!filtered.has(currency[0])) return null;
    }
    for (const { type, path } of holders) {
      const below = figureIn(type, kind, name, 2);
      if (below) return { kind, field: field.name, path: [...path, ...below], groups: null };
    }
    return null;
  };
  return KINDS.flatMap((kind) =>
    (kind === 'sum' ? fields.filter(isSummable) : measured).flatMap(
      (field) => figureOf(kind, field) ?? [],
    ),
  );
}

/** The path to a figure of a field below a type that aggregates, or null. */
function figureIn(type: CompositeType, kind: FigureKind, name: string, depth: number): Path | null {
  const words = FUNCTIONS[kind];
  const fields = outputFields(type).filter(needsNoArguments);
  const leaf = fields.find(
    (field) =>
      isFigure(field) &&
      words.some((word) => [name + word, word + name].includes(sameName(field.name))),
  );
  if (leaf) return [leaf.name];
  for (const field of fields) {
    const inner = getNamedType(field.type);
    if (isList(field.type) || !isComposite(inner)) continue;
    const wanted = sameName(field.name);
    const names = words.includes(wanted) ? [name] : wanted === name ? words : [];
    const found = outputFields(inner).find(
      (each) => isFigure(each) && names.includes(sameName(each.name)),
    );
    if (found) return [field.name, found.name];
  }
  if (depth === 0) return null;
  for (const field of fields) {
    const inner = getNamedType(field.type);
    if (isList(field.type) || !isComposite(inner)) continue;
    if (!splitWords(field.name).some((word) => HOLDER_WORDS.has(word))) continue;
    const below = figureIn(inner, kind, name, depth - 1);
    if (below) return [field.name, ...below];
  }
  return null;
}

function isFigure(field: OutputField): boolean {
  return isPlainLeaf(field) && !isList(field.type) && needsNoArguments(field);
}
