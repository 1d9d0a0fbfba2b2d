import { getNamedType, isLeafType } from 'graphql';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { SORT_NAMES, sortField } from './sortReading.ts';
import type { SortReading } from './sortReading.ts';

type Spell = (field: string) => readonly [ascending: string, descending: string];

/**
 * A string that names field and direction. How it is spelled is read from the argument's default or
 * description, or from the paging beside it; failing that, a minus before the name is taken for descending.
 */
export function stringSort(
  listArguments: readonly ListArgument[],
  row: RowShape,
  all: readonly ListArgument[],
): SortReading | null {
  const argument = findListArgument(
    listArguments,
    SORT_NAMES,
    (candidate) =>
      isLeafType(getNamedType(candidate.type)) && getNamedType(candidate.type).name === 'String',
  );
  if (!argument) return null;
  const spell = spelling(argument, all);
  const queried = queriedNames(row, all);
  const fields = row.leaves
    .filter((leaf) => !isList(leaf.type) && (queried?.has(leaf.name) ?? true))
    .map((leaf) => sortField(leaf.name, argument, ...spell(leaf.name)));
  return { sort: { fields, multiple: isList(argument.type) }, slots: [argument.slot] };
}

/**
 * The fields that the filter of the list has operators for: a backend refuses to sort by the others, too. Null where no
 * filter has operators for more than half of the row's fields: one with a few conditions says nothing of the rest.
 */
function queriedNames(
  { leaves }: RowShape,
  listArguments: readonly ListArgument[],
): ReadonlySet<string> | null {
  for (const { type } of listArguments) {
    const compared = inputFields(type).filter((input) => inputFields(input.type).length > 0);
    const names = new Set(compared.map(({ name }) => name));
    if (leaves.filter(({ name }) => names.has(name)).length * 2 > leaves.length) return names;
  }
  return null;
}

function spelling(argument: ListArgument, all: readonly ListArgument[]): Spell {
  const example = `${JSON.stringify(argument.defaultValue ?? '')} ${argument.description ?? ''}`;
  if (/\w_(asc|desc)\b/.test(example))
    return (field) => [`${snake(field)}_asc`, `${snake(field)}_desc`];
  if (/\w:(asc|desc)\b/i.test(example) || pagesBothWays(argument, all))
    return (field) => [`${field}:asc`, `${field}:desc`];
  if (/\w (asc|desc)\b/i.test(example)) return (field) => [`${field} asc`, `${field} desc`];
  return (field) => [field, `-${field}`];
}

/** Paging by page and by start in one object goes with `field:asc` sorting. */
function pagesBothWays(argument: ListArgument, all: readonly ListArgument[]): boolean {
  const paging = all.filter((candidate) => candidate.slot.length === 2);
  const has = (name: string) => paging.some((candidate) => candidate.name === name);
  return isList(argument.type) && has('page') && has('pageSize') && has('start') && has('limit');
}

function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
