import type { CompositeType } from '../shapes/typeShapes.ts';
import { coordinateOf } from '../shapes/coordinates.ts';
import type { ListObservation, Observations } from '../observations.ts';
import type { List } from '../types/relations.ts';

/** A list as it was observed, and what the observation decided. */
export interface ObservedList {
  list: List;
  /** Null where nothing was observed. */
  why: string | null;
}

/**
 * Counts a list's pages as the backend was seen to count them. A list that nobody could look at counts as the others
 * do, if they all do alike.
 *
 * @param root the type that the list's path starts from
 */
export function withObservedPages(
  list: List,
  root: CompositeType,
  { lists = {} }: Observations,
): ObservedList {
  if (list.pagination.position !== 'number') return { list, why: null };
  const coordinate = coordinateOf(root, list.path);
  const own = coordinate && Object.hasOwn(lists, coordinate) ? lists[coordinate].firstPage : null;
  const firstPage = own ?? commonFirstPage(Object.values(lists));
  if (firstPage === null) return { list, why: null };
  const why = own == null ? OF_OTHERS : `observed: page ${firstPage} has the first rows`;
  return { list: { ...list, pagination: { ...list.pagination, firstPage } }, why };
}

const OF_OTHERS = 'pages are counted as they were observed of the other lists';

function commonFirstPage(lists: readonly ListObservation[]): 0 | 1 | null {
  const [first = null, ...others] = new Set(lists.flatMap(({ firstPage }) => firstPage ?? []));
  return others.length > 0 ? null : first;
}
