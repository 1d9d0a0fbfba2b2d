import type { Filter } from '../../types/listQuery.ts';
import type { Slot } from '../../types/variables.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { readFilter } from './filter.ts';

const known = new WeakMap<RowShape, Map<string, Filter | null>>();

/**
 * What a list can be filtered by, as {@link readFilter} reads it. Everything that leads to a resource lists it with the same
 * arguments: of a schema with a hundred resources that refer to each other, they are read a hundred times in place of
 * some thousands.
 */
export function filterOf(
  listArguments: readonly ListArgument[],
  row: RowShape,
  taken: Slot | null,
): Filter | null {
  const filters = known.get(row) ?? new Map<string, Filter | null>();
  known.set(row, filters);
  const key = JSON.stringify([taken, listArguments.map(signatureOf)]);
  const read = filters.get(key);
  if (read !== undefined) return read;
  const filter = readFilter(listArguments, row, taken);
  filters.set(key, filter);
  return filter;
}

function signatureOf({ slot, type, required, description, defaultValue }: ListArgument) {
  return [slot, String(type), required, description, defaultValue === undefined];
}
