import { parameterOf } from './filters/comparisons.ts';
import { columnOf } from './layouts.ts';
import { SIZES, type ListAddress } from './listAddress.ts';
import type { ListSettings } from './listSettings.ts';
import type { Option } from './picker.ts';

/** The records of a relation that have lanes, each of which is a query of its own. */
export const MOST_RECORDS = 12;

/** A column of a board, or a bar of a chart: the list's rows that have one value. */
export interface Lane {
  /** Its name in addresses. */
  readonly name: string;
  /** The value that its rows have, of a relation the key; null: they have none. */
  readonly value: string | number | null;
  /** The list with its rows only. */
  readonly state: ListAddress;
}

/** The name of the lane of rows without a value: no value of an enum can be called so, and no key is. */
const NONE = '-';

/**
 * The lanes of a board, in the order of its choices, or of the records of its relation; null in other layouts. Filters by
 * the same field leave some of them out.
 *
 * @param records those that a board by a relation has lanes for, the first of them; once they are known
 */
export function lanesOf<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
  records?: readonly Option[],
): Lane[] | null {
  const by = state.layout === 'board' ? columnOf(settings, state) : null;
  return by === null ? null : lanesBy(settings, state, by, records);
}

/** A list divided by a filter; null where it has none of this name. */
export function lanesBy<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
  by: string,
  records?: readonly Option[],
): Lane[] | null {
  const filter = settings.filters?.[by];
  if (!filter) return null;
  const { [by]: wanted, ...others } = state.filters;
  if (!filter.choices && !records) return [];
  const values = records ? records.map(({ key }) => key) : Object.keys(filter.choices ?? {});
  const first = records ? values.slice(0, MOST_RECORDS) : values;
  const shown = wanted ? values.filter((value) => wanted.includes(String(value))) : first;
  // A record that a person asks for has a lane, wherever it stands among the others.
  const asked = records ? (wanted ?? state.lanes ?? []) : [];
  const missing = asked.filter((name) => !shown.map(String).includes(name));
  const empty = parameterOf(by, 'isEmpty');
  const hasNone =
    wanted === undefined &&
    filter.comparisons.isEmpty !== undefined &&
    state.filters[empty]?.[0] !== 'false';
  const laneOf = (value: Lane['value']): Lane => {
    const name = value === null ? NONE : String(value);
    const own = value === null ? { [empty]: ['true'] } : { [by]: [name] };
    return {
      name,
      value,
      state: {
        ...state,
        position: {},
        filters: { ...others, ...own },
        size: state.more?.includes(name) ? Math.max(...SIZES) : state.size,
      },
    };
  };
  return [...shown, ...missing, ...(hasNone ? [null] : [])].map(laneOf);
}

/** The names of a lane's queries among those of the page. */
export function laneQueries({ name }: Pick<Lane, 'name'>): {
  readonly rows: string;
  readonly total: string;
} {
  return { rows: `rows ${name}`, total: `total ${name}` };
}
