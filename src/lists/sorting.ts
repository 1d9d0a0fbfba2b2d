import type { Fragment } from './fragment.ts';
import type { ListSettings } from './listSettings.ts';
import { mergeVariables } from './mergeVariables.ts';
import type { SortRank } from './pagedSettings.ts';

/** A column that rows are sorted by. In an address: `status,-total`, the most significant first. */
export interface SortKey {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Parses the sort of an address. */
export function sortKeys(sort: string): SortKey[] {
  return sort
    .split(',')
    .filter((key) => key !== '')
    .map((key) => ({ column: key.replace(/^-/, ''), isDescending: key.startsWith('-') }));
}

/** Serializes a sort for an address. */
export function sortText(keys: readonly SortKey[]): string {
  return keys.map(({ column, isDescending }) => (isDescending ? `-${column}` : column)).join(',');
}

/** The supported part of a sort: each column once, and one column only if the schema takes one. */
export function knownSort<Variables>(settings: ListSettings<Variables>, sort: string): string {
  const known = sortKeys(sort).filter(
    (key, index, all) =>
      variablesOf(settings, key) !== undefined &&
      all.findIndex(({ column }) => column === key.column) === index,
  );
  return sortText(settings.multiSort ? known : known.slice(0, 1));
}

/**
 * The variables for a sort. The key breaks ties, or each of its parts, where the schema can sort by it, in the
 * direction of the last column, so that a database can use an index for deep cursors.
 */
export function sortVariables<Variables>(
  settings: ListSettings<Variables>,
  sort: string,
): Fragment<Variables> | undefined {
  const keys = sortKeys(sort);
  const { tieBreak, sortRank } = settings;
  const last = keys.at(-1);
  const parts = keys.map((key) => variablesOf(settings, key));
  for (const { column, variables } of [tieBreak ?? []].flat())
    if (last && !keys.some((key) => key.column === column))
      parts.push(variablesOf(settings, { ...last, column }) ?? variables);
  const ranked = sortRank
    ? parts.map((part, index) => withRank(part, sortRank, index, parts.length))
    : parts;
  return ranked.reduce<unknown>(mergeVariables, undefined) as Fragment<Variables> | undefined;
}

/** A sort that says that it comes after `before` others. */
function withRank(part: unknown, rank: SortRank, before: number, count: number): unknown {
  if (Array.isArray(part)) return part.map((item) => withRank(item, rank, before, count));
  if (typeof part !== 'object' || part === null) return part;
  const number = rank.first === 'highest' ? count - before : before + 1;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === rank.name && typeof value === 'number'
        ? number
        : withRank(value, rank, before, count),
    ]),
  );
}

/**
 * The next sort after a click on a column: ascending, then descending, as far as the schema can; null if
 * it cannot.
 */
export function nextSort<Variables>(
  settings: ListSettings<Variables>,
  column: string,
  current: string | null,
): string | null {
  const ways = directionsOf(settings, column).map((isDescending) =>
    sortText([{ column, isDescending }]),
  );
  return ways.find((way) => way !== current) ?? ways[0] ?? null;
}

/**
 * The next sort after a Shift click on a column: it is added as the last key, then reversed, then removed;
 * null if the schema cannot.
 */
export function nextMultiSort<Variables>(
  settings: ListSettings<Variables>,
  column: string,
  current: string | null,
): string | null {
  const ways = directionsOf(settings, column);
  if (ways.length === 0 || !settings.multiSort) return null;
  const keys = sortKeys(current ?? '');
  const at = keys.findIndex((key) => key.column === column);
  if (at < 0) return sortText([...keys, { column, isDescending: ways[0] }]);
  const next = ways[ways.indexOf(keys[at].isDescending) + 1];
  if (next !== undefined) return sortText(keys.with(at, { column, isDescending: next }));
  return keys.length > 1
    ? sortText(keys.toSpliced(at, 1))
    : sortText([{ column, isDescending: ways[0] }]);
}

/** The directions in which the schema can sort by a column; true is descending. */
function directionsOf<Variables>(settings: ListSettings<Variables>, column: string): boolean[] {
  return [false, true].filter(
    (isDescending) => variablesOf(settings, { column, isDescending }) !== undefined,
  );
}

function variablesOf<Variables>(
  { sorts = {} }: ListSettings<Variables>,
  { column, isDescending }: SortKey,
): Fragment<Variables> | undefined {
  const setting = Object.hasOwn(sorts, column) ? sorts[column] : undefined;
  return isDescending ? setting?.descending : setting?.ascending;
}
