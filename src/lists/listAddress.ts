import type { Address } from '../address/address.ts';
import { firstValueOf, valuesOf } from '../address/parameterValues.ts';
import { filtersIn } from './filters/filtersInAddress.ts';
import { parseArrangement, serializeArrangement } from './arrangement.ts';
import { boardFilters, layoutIn, type Layout } from './layouts.ts';
import type { Density, ListChoice } from '../visitor/listChoice.ts';
import type { FilterSetting, ListSettings } from './listSettings.ts';
import type { Position } from './paging.ts';
import { knownSort } from './sorting.ts';

/** The state of a list, all of which is in its address. */
export interface ListAddress {
  readonly position: Position;
  /** Comma-separated columns; `-` means descending. Null: the default sort. */
  readonly sort: string | null;
  readonly search: string;
  /** Parameter (`status`, `total.atLeast`) → the values given for it. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Rows on a page; null: the default. */
  readonly size: number | null;
  /** The columns to show, in order; empty: the default columns; null: the person's stored choice. */
  readonly columns: readonly string[] | null;
  /** Column widths and pins, if the address names columns. */
  readonly widths: ListChoice['widths'];
  readonly pinned: ListChoice['pinned'];
  /** Density of rows; null: the person's stored choice. */
  readonly density: Density | null;
  readonly layout: Layout;
  /** The filter that a board is divided by, where that is not its default. */
  readonly by?: string;
  /** The lanes of a board that show more than the first rows. */
  readonly more?: readonly string[];
  /** The keys of the records for which a person has added lanes to a board by a relation. */
  readonly lanes?: readonly string[];
  /** What is drawn over the rows, which `chartIn` reads. */
  readonly chart?: string;
}

/** How many rows a page may have. */
export const SIZES = [25, 50, 100];

/** Shows only the title column, which cannot be hidden: no list has a column of this name. */
export const TITLE_ONLY = ['_'];

const SEARCH = 'q';
export const SORT = 'sort';
const AFTER = 'after';
const BEFORE = 'before';
const PAGE = 'page';
const LAST = 'last';
const SIZE = 'size';
const COLUMNS = 'columns';
const DENSITY = 'density';
const LAYOUT = 'layout';
const BY = 'by';
const MORE = 'more';
const LANE = 'lane';
const CHART = 'chart';

/** Parameters of the position in a list. */
export const POSITION_PARAMETERS = [AFTER, BEFORE, PAGE];

/** Reads an address; what a list does not know is left aside. */
export function readListAddress<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): ListAddress {
  const sort = knownSort(settings, firstValueOf(address, SORT) ?? '');
  const size = Number(firstValueOf(address, SIZE));
  const density = firstValueOf(address, DENSITY);
  const layout = layoutIn(settings, firstValueOf(address, LAYOUT));
  const chart = firstValueOf(address, CHART);
  return {
    position: positionIn(settings, address),
    sort: sort !== '' && sort !== settings.defaultSort ? sort : null,
    search: settings.search ? (firstValueOf(address, SEARCH) ?? '').trim() : '',
    filters: filtersIn(settings, address),
    size: SIZES.includes(size) && size !== settings.size ? size : null,
    ...parseArrangement(settings.name !== undefined ? valuesOf(address, COLUMNS) : []),
    layout,
    ...(layout === 'board' && boardIn(settings, address)),
    density: density === 'compact' || density === 'comfortable' ? density : null,
    ...(chart && { chart }),
  };
}

/** How a board is divided, and what of it is shown. */
function boardIn<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): Pick<ListAddress, 'by' | 'more' | 'lanes'> {
  const by = firstValueOf(address, BY);
  const more = valuesOf(address, MORE);
  const lanes = valuesOf(address, LANE);
  return {
    ...(by !== undefined && boardFilters(settings).indexOf(by) > 0 && { by }),
    ...(more.length > 0 && { more }),
    ...(lanes.length > 0 && { lanes }),
  };
}

/** The position in an address; parameters of other pagination styles are ignored. */
function positionIn<Variables>({ paging }: ListSettings<Variables>, address: Address): Position {
  const page = firstValueOf(address, PAGE);
  if (paging.isNumbered) {
    const number = Number(page);
    return Number.isInteger(number) && number > 1 ? { page: number } : {};
  }
  const after = firstValueOf(address, AFTER);
  const before = firstValueOf(address, BEFORE);
  return {
    ...(after && { after }),
    ...(before && { before }),
    ...(page === LAST && paging.hasLast && { last: true as const }),
  };
}

/** The part of an address behind the `?`, in one order, so that one state has one address. */
export function listSearchParams(state: ListAddress): URLSearchParams {
  return new URLSearchParams(
    parametersOf(state).flatMap(([name, given]) => textsOf(given).map((text) => [name, text])),
  );
}

/** A parameter and what is given for it: several values, one, or nothing. */
type Parameter = readonly [
  name: string,
  given: readonly string[] | string | number | false | null | undefined,
];

function parametersOf(state: ListAddress): readonly Parameter[] {
  const { filters, position, layout } = state;
  const names = Object.keys(filters).sort();
  return [
    [SEARCH, state.search],
    ...names.map((name): Parameter => [name, filters[name]]),
    [SORT, state.sort],
    [AFTER, position.after],
    [BEFORE, position.before],
    [PAGE, position.last ? LAST : position.page],
    [SIZE, state.size],
    [COLUMNS, serializeArrangement(state)],
    [DENSITY, state.density],
    [LAYOUT, layout],
    [BY, layout === 'board' && state.by],
    [MORE, layout === 'board' && state.more],
    [LANE, layout === 'board' && state.lanes],
    [CHART, state.chart],
  ];
}

function textsOf(given: Parameter[1]): readonly string[] {
  if (typeof given === 'object' && given !== null) return given;
  return given ? [String(given)] : [];
}

/** @param kept search parameters of others, which are preserved */
export function listStateHref(
  path: string,
  state: ListAddress,
  kept: ReadonlyArray<readonly [name: string, text: string]> = [],
): string {
  const params = new URLSearchParams(kept.map(([name, text]) => [name, text]));
  for (const [name, value] of listSearchParams(state)) params.append(name, value);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** What decides which rows match, as a text: the same for the same rows. */
export function narrowingText({
  search,
  filters,
}: Pick<ListAddress, 'search' | 'filters'>): string {
  return `${search} ${JSON.stringify(filters)}`;
}

/** Whether not all records are looked at, but those that are searched or filtered. */
export function isNarrowed({ search, filters }: ListAddress): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** Whether an address has all required filters. */
export function isComplete<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): boolean {
  const { filters } = readListAddress(settings, address);
  return Object.entries<FilterSetting<Variables>>(settings.filters ?? {}).every(
    ([name, { required }]) => !required || name in filters,
  );
}

/**
 * What a list shows: the address wins over the person's stored choice. An address that names columns also
 * determines widths, pins and density, so that someone else's arrangement is not mixed with one's own.
 */
export function shownAs(state: ListAddress, kept: ListChoice): Omit<ListChoice, 'view'> {
  const { columns, widths, pinned } = state.columns === null ? kept : state;
  return {
    columns: columns !== null && columns.length > 0 ? columns : null,
    density: state.density ?? (state.columns === null ? kept.density : 'comfortable'),
    widths,
    pinned,
  };
}

/** A list's address with everything that is shown, for people with other stored choices. */
export function asSeen(
  state: ListAddress,
  { columns, widths, pinned, density }: Omit<ListChoice, 'view'>,
): ListAddress {
  const isCompact = density === 'compact';
  return {
    ...state,
    columns: columns ?? [],
    widths,
    pinned,
    density: isCompact ? density : state.density,
  };
}
