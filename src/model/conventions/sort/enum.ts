import { getNamedType, isEnumType } from 'graphql';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { SORT_NAMES, sortField, sortedField } from './sortReading.ts';
import type { SortReading } from './sortReading.ts';

interface Directed {
  ascending: string | null;
  descending: string | null;
}

function holdsTime(field: string): boolean {
  return /(at|on|date|time)$/i.test(field);
}

/** Enum values that carry the direction: `TITLE_ASC` and `TITLE_DESC`, `title_asc`, or `TITLE` and `TITLE_DESC`. */
export function enumSort(
  listArguments: readonly ListArgument[],
  row: RowShape,
): SortReading | null {
  const argument = findListArgument(listArguments, SORT_NAMES, (candidate) =>
    isEnumType(getNamedType(candidate.type)),
  );
  const type = argument && getNamedType(argument.type);
  if (!argument || !isEnumType(type)) return null;

  const directional = type
    .getValues()
    .some(({ name }) => /(ASC|DESC|ASCENDING|DESCENDING)$/i.test(name));
  const byField = new Map<string, Directed>();
  for (const { name } of type.getValues()) {
    const [, base = name, ending = ''] =
      /^(.+?)_?(ASC|DESC|ASCENDING|DESCENDING)$/i.exec(name) ?? [];
    const field = sortedField(base, row);
    if (field === null) continue;
    const directed = byField.get(field) ?? { ascending: null, descending: null };
    // Where the schema names no direction, moments come newest first.
    if (/^desc/i.test(ending) || (!directional && holdsTime(field))) directed.descending ??= name;
    else directed.ascending ??= name;
    byField.set(field, directed);
  }
  const fields = [...byField].map(([field, { ascending, descending }]) =>
    sortField(field, argument, ascending, descending),
  );
  return { sort: { fields, multiple: isList(argument.type) }, slots: [argument.slot] };
}
