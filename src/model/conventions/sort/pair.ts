import { getNamedType, isEnumType } from 'graphql';
import type { SortField } from '../../types/listQuery.ts';
import type { Template } from '../../types/variables.ts';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { joinVariables, place } from '../../shapes/slots.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { SORT_NAMES, directions, sortedField } from './sortReading.ts';
import type { SortReading } from './sortReading.ts';

/** What the argument of a sort's direction is called, in lower case. */
export const DIRECTION_NAMES = (
  'orderbydirection sortdirection sortorder orderdirection direction order sortdir ' +
  'sortbydirection orderdir dir'
).split(' ');
/** What an argument is called that turns an order round. */
export const REVERSE_NAMES =
  'reverse descending desc sortdesc sortdescending isdescending sortreverse orderdesc'.split(' ');

/** Two arguments: an enum of fields and a direction, which may be a Boolean (`sortKey` + `reverse`). */
export function pairSort(
  listArguments: readonly ListArgument[],
  row: RowShape,
): SortReading | null {
  const by = findListArgument(listArguments, SORT_NAMES, (argument) => namesFields(argument, row));
  if (!by) return null;
  const direction = findListArgument(
    listArguments,
    DIRECTION_NAMES,
    (argument) => argument !== by && directionValues(argument) !== null,
  );
  const reverse = direction
    ? undefined
    : findListArgument(
        listArguments,
        REVERSE_NAMES,
        (argument) => getNamedType(argument.type).name === 'Boolean',
      );
  const argument = direction ?? reverse;
  if (!argument) return null;
  const values: { ascending: Template; descending: Template } = (direction &&
    directionValues(direction)) ?? { ascending: false, descending: true };
  const fields = fieldNames(by, row).map(([name, field]): SortField => ({
    field,
    ascending: joinVariables(place(by.slot, name), place(argument.slot, values.ascending)),
    descending: joinVariables(place(by.slot, name), place(argument.slot, values.descending)),
  }));
  return { sort: { fields, multiple: false }, slots: [by.slot, argument.slot] };
}

/** An enum of directions, or a text that takes their names. */
function directionValues(argument: ListArgument): { ascending: string; descending: string } | null {
  if (isList(argument.type) || getNamedType(argument.type).name !== 'String')
    return directions(argument.type);
  return /^(ASC|DESC)/.test(String(argument.defaultValue))
    ? { ascending: 'ASC', descending: 'DESC' }
    : { ascending: 'asc', descending: 'desc' };
}

function namesFields(argument: ListArgument, row: RowShape): boolean {
  if (isList(argument.type) || directions(argument.type) !== null) return false;
  return isEnumType(getNamedType(argument.type))
    ? fieldNames(argument, row).length > 0
    : getNamedType(argument.type).name === 'String';
}

/** The value to send, and the record's field for it. */
function fieldNames(argument: ListArgument, row: RowShape): [string, string][] {
  const type = getNamedType(argument.type);
  const names = isEnumType(type)
    ? type.getValues().map((value) => value.name)
    : row.leaves.filter((leaf) => !isList(leaf.type)).map((leaf) => leaf.name);
  const seen = new Set<string>();
  return names.flatMap((name): [string, string][] => {
    const field = sortedField(name, row);
    if (field === null || seen.has(field)) return [];
    seen.add(field);
    return [[name, field]];
  });
}
