import { getNamedType } from 'graphql';
import { isNode, ownKey } from '../conventions/identity.ts';
import { findRows } from '../conventions/rows.ts';
import { isPlainLeaf, outputFields, sameLeaf } from '../shapes/typeShapes.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import {
  endsWithWords,
  singularKey,
  splitWords,
  startsWithWords,
  typeWords,
} from '../wording/words.ts';
import type { Candidates } from './candidates.ts';

/** Types that give the records of another in short or at another time: `PageListItem` → `Page`, `version_articles` → `articles`. */
export type Summaries = ReadonlyMap<CompositeType, CompositeType>;

/** So many of a summary's leaf fields are fields of the type that it summarises. */
const SHARED_SHARE = 0.6;

/**
 * Finds the types that only show the records of another type. Such a type is called after the other
 * (`Page` + `ListItem`), has its key and most of its fields from it, and is reached one way only: by a
 * list where the other has a lookup, or by a lookup with extra arguments where the other has both.
 */
export function findSummaries(types: readonly CompositeType[], candidates: Candidates): Summaries {
  const summaries = new Map<CompositeType, CompositeType>();
  for (const type of types) {
    if (isNode(type, candidates.node)) continue;
    const whole = types.find(
      (other) =>
        other !== type &&
        (summarises(type, other, candidates) || isDetailed(type, other, candidates)),
    );
    if (whole && !summaries.has(whole)) summaries.set(type, whole);
  }
  return summaries;
}

/**
 * Finds the types that servers print anew for each relation that leads to a table: `OrdersCustomerRelation`
 * has what `Customers` has, and is no thing of its own.
 *
 * @param types all that may be such a type
 * @param wholes those whose records are listed or fetched
 */
export function findCopies(
  types: readonly CompositeType[],
  wholes: readonly CompositeType[],
): Summaries {
  const copies = new Map<CompositeType, CompositeType>();
  const byLeaves = new Map<string, CompositeType[]>();
  for (const whole of wholes) {
    const leaves = leavesOf(whole);
    byLeaves.set(leaves, [...(byLeaves.get(leaves) ?? []), whole]);
  }
  for (const type of types) {
    if (!/Relation$/.test(type.name) || wholes.includes(type)) continue;
    const last = lastWord(type.name.replace(/Relation$/, ''));
    const meant = (byLeaves.get(leavesOf(type)) ?? []).filter(
      (whole) => lastWord(typeWords(whole.name).join('_')) === last,
    );
    if (meant.length === 1) copies.set(type, meant[0]);
  }
  return copies;
}

function lastWord(name: string): string {
  return singularKey(splitWords(name).at(-1) ?? '');
}

/** The names and types of a type's leaf fields, to be compared. */
function leavesOf(type: CompositeType): string {
  return outputFields(type)
    .filter(isPlainLeaf)
    .map((field) => `${field.name}: ${getNamedType(field.type).name}`)
    .sort()
    .join();
}

function summarises(type: CompositeType, whole: CompositeType, candidates: Candidates): boolean {
  const words = typeWords(type.name);
  const wholeWords = typeWords(whole.name);
  if (words.length <= wholeWords.length) return false;
  if (!startsWithWords(words, wholeWords) && !endsWithWords(words, wholeWords)) return false;

  const listed = candidates.lists.has(type);
  const fetched = candidates.lookups.has(type);
  const wholeFetched = candidates.lookups.has(whole);
  const wholeListed = candidates.lists.has(whole);
  const onlyShows =
    (listed && !fetched && wholeFetched && !wholeListed) ||
    (fetched && !listed && wholeFetched && (wholeListed || needsMore(type, candidates)));
  return onlyShows && !leadsTo(whole, type) && sharesFields(type, whole);
}

const DETAILED = new Set('complete detail detailed details extended full'.split(' '));

/** `projects: [Project]` beside `project(id): ProjectDetail`, which has all that a project has, and more. */
function isDetailed(type: CompositeType, whole: CompositeType, candidates: Candidates): boolean {
  return (
    candidates.lists.has(type) &&
    !candidates.lookups.has(type) &&
    candidates.lookups.has(whole) &&
    isDetailOf(whole, type) &&
    !leadsTo(whole, type) &&
    sharesFields(type, whole)
  );
}

/** Whether a type is called as another one is, with a word for all that there is to know. */
export function isDetailOf(whole: CompositeType, type: CompositeType): boolean {
  const words = typeWords(type.name);
  const wholeWords = typeWords(whole.name);
  if (wholeWords.length !== words.length + 1) return false;
  return (
    (startsWithWords(wholeWords, words) && DETAILED.has(wholeWords.at(-1) ?? '')) ||
    (endsWithWords(wholeWords, words) && DETAILED.has(wholeWords[0] ?? ''))
  );
}

/** True when a record of one type has records of the other: then they are different things. */
function leadsTo(from: CompositeType, to: CompositeType): boolean {
  return outputFields(from).some(
    (field) => getNamedType(field.type) === to || findRows(field.type)?.type === to,
  );
}

/** Every lookup of the type asks for more than one key. */
function needsMore(type: CompositeType, candidates: Candidates): boolean {
  return (candidates.lookups.get(type) ?? []).every(({ lookup }) => lookup.key.length > 1);
}

function sharesFields(type: CompositeType, whole: CompositeType): boolean {
  const key = ownKey(whole);
  const leaves = outputFields(type).filter(isPlainLeaf);
  const shared = leaves.filter((leaf) => sameLeaf(leaf.name, type, whole));
  const hasKey =
    key !== undefined &&
    leaves.some((leaf) => leaf.name === key.name || leaf.name.toLowerCase().endsWith('id'));
  return hasKey && leaves.length > 0 && shared.length / leaves.length >= SHARED_SHARE;
}
