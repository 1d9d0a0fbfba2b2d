import { getNamedType, isLeafType } from 'graphql';
import { isComposite, isList, isWholeNumber, outputFields } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import { singularWords, splitWords } from '../wording/words.ts';

/** Words that name the numbers of records, rather than the records. */
export const AGGREGATE_WORDS: ReadonlySet<string> = new Set(
  'aggregate aggregated aggregates aggregation aggregations grouped statistics stats'.split(' '),
);

const COUNT_WORDS = new Set(
  'count total aggregate aggregated aggregates aggregation aggregations meta connection number num'.split(
    ' ',
  ),
);
const LIST_WORDS = new Set(['all', 'list', 'get', 'fetch', 'find', 'query', 'many', 'of', 'with']);

/** Names of what an aggregate gives beside counts: results of functions, and what rows are grouped by. */
const AGGREGATE_PARTS = new Set(
  (
    'count counts countall countdistinct sum sumdistinct avg avgdistinct average min max stddev ' +
    'stddevpop stddevsamp variance varpop varsamp median group groups groupby grouped groupkey key keys'
  ).split(' '),
);

/** Whether a field's name says that it counts records, or reckons with them. */
export function namesCount(name: string): boolean {
  return splitWords(name).some((word) => COUNT_WORDS.has(word));
}

/** The noun in the name of a list or of its count: `post` for `posts`, `allPosts`, `postsCount`, `_allPostsMeta`, `aggregatePost`. */
export function countedNoun(name: string): string {
  return singularWords(
    splitWords(name).filter((word) => !COUNT_WORDS.has(word) && !LIST_WORDS.has(word)),
  ).join('');
}

/**
 * True for rows that are aggregates, one for each group, and one alone where nothing is grouped by:
 * `[{ group countAll sum { price } }]`. Rows with values of their own, `[{ year count }]`, are groups always.
 */
export function givesAggregates(field: OutputField): boolean {
  return isList(field.type) && holdsAggregates(field);
}

/** Whether a field is called an aggregate, and holds nothing but counts, results of functions and groups. */
export function holdsAggregates(field: OutputField): boolean {
  const parts = outputFields(getNamedType(field.type));
  return (
    splitWords(field.name).some((word) => AGGREGATE_WORDS.has(word)) &&
    parts.length > 1 &&
    parts.every(
      ({ name, type }) =>
        AGGREGATE_PARTS.has(splitWords(name).join('')) &&
        (isComposite(getNamedType(type)) || isWholeNumber(type) || /^group/i.test(name)),
    )
  );
}

/**
 * The noun of the records that a root field counts or reckons with, `book` of `groupByBook`; null for
 * every other field. What it gives has no key, and needs nothing but, perhaps, what to group by.
 */
export function aggregatedNoun(field: OutputField): string | null {
  const words = splitWords(field.name);
  const groups = /^group_?by|_?group(ed)?(_?by)?$/i.test(field.name);
  const reckons = groups || words.some((word) => AGGREGATE_WORDS.has(word));
  const type = getNamedType(field.type);
  const counts = words.includes('count') && givesNumbers(field);
  if (!counts && (!reckons || isLeafType(type))) return null;
  if (!takesListArguments(field)) return null;
  return countedNoun(words.filter((word) => !GROUP_WORDS.has(word)).join('_'));
}

/** A whole number, or an object of nothing else: `countBooks { totalDocs }`. */
function givesNumbers({ type }: OutputField): boolean {
  if (isWholeNumber(type)) return true;
  const parts = isList(type) ? [] : outputFields(getNamedType(type));
  return parts.length > 0 && parts.every((part) => isWholeNumber(part.type));
}

const GROUP_WORDS = new Set(['group', 'grouped', 'by', 'statistics', 'stats']);

/** Nothing must be given but what to group by: `by: [BookScalarField!]!`. */
function takesListArguments({ args }: OutputField): boolean {
  return args.every(
    ({ name, type, defaultValue }) =>
      !String(type).endsWith('!') || defaultValue !== undefined || /^(group_?)?by$/i.test(name),
  );
}
