import type { Address } from '../../relay/pageQueries.ts';
import type { FilterSetting, Fragment, ListSettings } from './listSettings.ts';
import type { Position } from './paging.ts';

/** What an address asks of a list. Everything that a list shows is in its address. */
export interface ListAddress {
  readonly position: Position;
  /** A column's name; `-` before it means descending. Null: as the list is sorted by itself. */
  readonly sort: string | null;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
}

const SEARCH = 'q';
const SORT = 'sort';
const AFTER = 'after';
const BEFORE = 'before';
const PAGE = 'page';

/** Reads an address; what a list does not know is left aside. */
export function readListAddress<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): ListAddress {
  const filters = Object.create(null) as Record<string, string>;
  for (const [name, { choices }] of filterSettings(settings)) {
    const value = parameter(address, name);
    if (value && (!choices || Object.hasOwn(choices, value))) filters[name] = value;
  }
  const page = Number(parameter(address, PAGE));
  const position: Position = {
    ...(parameter(address, AFTER) && { after: parameter(address, AFTER) }),
    ...(parameter(address, BEFORE) && { before: parameter(address, BEFORE) }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
  const sort = parameter(address, SORT) ?? '';
  return {
    position,
    sort: sort !== settings.sortedBy && sortSetting(settings, sort) ? sort : null,
    search: settings.search ? (parameter(address, SEARCH) ?? '').trim() : '',
    filters,
  };
}

/** The part of an address behind the `?`, in one order, so that one state has one address. */
export function listSearchParams(state: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set(SEARCH, state.search);
  for (const name of Object.keys(state.filters).sort()) params.set(name, state.filters[name]);
  if (state.sort) params.set(SORT, state.sort);
  if (state.position.after) params.set(AFTER, state.position.after);
  if (state.position.before) params.set(BEFORE, state.position.before);
  if (state.position.page) params.set(PAGE, String(state.position.page));
  return params;
}

/** @param kept search parameters that are not the list's own and stay whatever its state */
export function listStateHref(
  path: string,
  state: ListAddress,
  kept: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(kept);
  for (const [name, value] of listSearchParams(state)) params.set(name, value);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** Whether an address says everything without which the list cannot be asked for. */
export function isComplete<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): boolean {
  const { filters } = readListAddress(settings, address);
  return filterSettings(settings).every(([name, { required }]) => !required || name in filters);
}

/**
 * The query's variables for an address. Pure, so that server and browser ask the same. What the
 * query requires is there once the address is complete.
 */
export function listVariables<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): Variables {
  const state = readListAddress(settings, address);
  return merged<Variables>(
    settings.always,
    settings.paging.variables(state.position, settings.size),
    sortSetting(settings, state.sort ?? settings.sortedBy ?? ''),
    ...matching(settings, state),
  );
}

/**
 * The variables of the query that counts the rows: what decides which rows match, one row's worth of
 * paging, and an order for backends that insist on one.
 */
export function totalVariables<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): Variables {
  const state = readListAddress(settings, address);
  return merged<Variables>(
    settings.always,
    settings.paging.variables({}, 1),
    sortSetting(settings, state.sort ?? settings.sortedBy ?? ''),
    ...matching(settings, state),
  );
}

function filterSettings<Variables>({
  filters,
}: ListSettings<Variables>): Array<[string, FilterSetting<Variables>]> {
  return Object.entries<FilterSetting<Variables>>(filters ?? {});
}

function matching<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
): Array<Fragment<Variables> | undefined> {
  return [
    state.search ? settings.search?.variables(state.search) : undefined,
    ...Object.entries(state.filters).map(([name, value]) =>
      settings.filters?.[name]?.variables(value),
    ),
  ];
}

function sortSetting<Variables>(
  { sorts = {} }: ListSettings<Variables>,
  sort: string,
): Fragment<Variables> | undefined {
  const descending = sort.startsWith('-');
  const column = descending ? sort.slice(1) : sort;
  const setting = Object.hasOwn(sorts, column) ? sorts[column] : undefined;
  return descending ? setting?.descending : setting?.ascending;
}

/** Deeply merges fragments of variables: two filters on different fields share one filter object; lists are joined. */
function merged<Variables>(...parts: Array<Fragment<Variables> | undefined>): Variables {
  return parts.reduce<unknown>(
    (whole, part) => (part === undefined ? whole : merge(whole, part)),
    {},
  ) as Variables;
}

function merge(left: unknown, right: unknown): unknown {
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  if (!isRecord(left) || !isRecord(right)) return right === undefined ? left : right;
  const whole: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right))
    whole[key] = key in whole ? merge(whole[key], value) : value;
  return whole;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A parameter of an address; of several of that name, the first. */
function parameter(address: Address, name: string): string | undefined {
  const value = Object.hasOwn(address, name) ? address[name] : undefined;
  return Array.isArray(value) ? value[0] : value;
}
