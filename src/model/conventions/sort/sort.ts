import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { ascDescSort } from './ascDesc.ts';
import { enumSort } from './enum.ts';
import { fieldDirectionSort } from './fieldDirection.ts';
import { objectSort } from './object.ts';
import { pairSort } from './pair.ts';
import type { SortConvention, SortReading } from './sortReading.ts';
import { stringSort } from './string.ts';

const CONVENTIONS: readonly SortConvention[] = [
  pairSort,
  fieldDirectionSort,
  enumSort,
  objectSort,
  ascDescSort,
  stringSort,
];

/** Reads what a list can be ordered by: fields of the record only. The sort argument may be a field of the list's filter. */
export function readSort(
  listArguments: readonly ListArgument[],
  row: RowShape,
  all: readonly ListArgument[],
): SortReading | null {
  for (const place of [listArguments, listArguments.flatMap(innerListArguments)]) {
    const readings = CONVENTIONS.flatMap((recognise) => recognise(place, row, all) ?? []);
    const [first, ...others] = readings.filter(({ sort }) => sort.fields.length > 0);
    if (first === undefined) continue;
    // `orderBy: PaginationOrder` beside `sort: [IssueSort!]`: the one that can order by more.
    return others.find(({ sort }) => sort.fields.length > first.sort.fields.length * 2) ?? first;
  }
  return null;
}

function innerListArguments(argument: ListArgument): ListArgument[] {
  if (isList(argument.type)) return [];
  return inputFields(argument.type).map((field) => ({
    slot: [...argument.slot, field.name],
    name: field.name,
    type: field.type,
    required: false,
    description: field.description ?? null,
    defaultValue: field.defaultValue,
  }));
}
