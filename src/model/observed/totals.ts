import type { CompositeType } from '../shapes/typeShapes.ts';
import { coordinateOf } from '../shapes/coordinates.ts';
import type { Observations } from '../observations.ts';
import type { List } from '../types/relations.ts';
import type { ObservedList } from './pages.ts';

/**
 * A list without its total where that was seen to be another number than the rows that come: it would be shown as what
 * there is, and pages would end by it.
 *
 * @param root the type that the list's path starts from
 */
export function withObservedTotal(
  list: List,
  root: CompositeType,
  { lists = {} }: Observations,
): ObservedList {
  const coordinate = coordinateOf(root, list.path);
  const isWrong =
    list.total !== null &&
    coordinate !== null &&
    Object.hasOwn(lists, coordinate) &&
    lists[coordinate].total === 'estimate';
  if (!isWrong) return { list, why: null };
  return { list: { ...list, total: null }, why: 'observed: its total is not how many rows come' };
}
