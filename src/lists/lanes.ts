import { parameterOf } from './filters/comparisons.ts';
import { columnOf } from './layouts.ts';
import { SIZES, type ListAddress } from './listAddress.ts';
import type { ListSettings } from './listSettings.ts';

/** A column of a board: the list's rows that have one value. */
export interface Lane {
  /** Its name in addresses. */
  readonly name: string;
  /** The value that its rows have; null: they have none. */
  readonly value: string | null;
  /** The list with its rows only. */
  readonly state: ListAddress;
}

/** The name of the lane of rows without a value: no value of an enum can be called so. */
const NONE = '-';

/** The lanes of a board, in the order of its choices; null in other layouts. Filters by the same field leave some of them out. */
export function lanesOf<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
): Lane[] | null {
  const by = state.layout === 'board' ? columnOf(settings, state) : null;
  const filter = by === null ? undefined : settings.filters?.[by];
  if (by === null || !filter) return null;
  const { [by]: wanted, ...others } = state.filters;
  const names = Object.keys(filter.choices ?? {}).filter((name) => wanted?.includes(name) ?? true);
  const hasNone = wanted === undefined && filter.comparisons.isEmpty !== undefined;
  const laneOf = (name: string): Lane => {
    const isNone = name === NONE;
    const own = isNone ? { [parameterOf(by, 'isEmpty')]: ['true'] } : { [by]: [name] };
    return {
      name,
      value: isNone ? null : name,
      state: {
        ...state,
        position: {},
        filters: { ...others, ...own },
        size: state.more?.includes(name) ? Math.max(...SIZES) : state.size,
      },
    };
  };
  return [...names, ...(hasNone ? [NONE] : [])].map(laneOf);
}

/** The names of a lane's queries among those of the page. */
export function laneQueries({ name }: Pick<Lane, 'name'>): {
  readonly rows: string;
  readonly total: string;
} {
  return { rows: `rows ${name}`, total: `total ${name}` };
}
