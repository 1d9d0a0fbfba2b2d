import { getNamedType, isEnumType, isLeafType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import type { Sort, SortField } from '../../types/listQuery.ts';
import type { Slot, Template } from '../../types/variables.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RelationShape, RowShape } from '../../shapes/rowShape.ts';
import { place } from '../../shapes/slots.ts';
import { isList, needsNoArguments, outputFields } from '../../shapes/typeShapes.ts';
import { sameName, splitWords, startsWithWords, typeWords } from '../../wording/words.ts';

/** One way of ordering a list; null when the list arguments are not of that kind. `all` are also those that page. */
export type SortConvention = (
  listArguments: readonly ListArgument[],
  row: RowShape,
  all: readonly ListArgument[],
) => SortReading | null;

export interface SortReading {
  sort: Sort;
  /** The list arguments that it takes. */
  slots: readonly Slot[];
}

/** Names of the argument that orders a list, without case and separators. */
export const SORT_NAMES = (
  'orderby sortby sort order sorting ordering sortkey sorts orders sortfield ' +
  'orderbyfield sortfields'
).split(' ');

/** The values of an enum of directions, or null for any other type. */
export function directions(
  type: GraphQLInputType,
): { ascending: string; descending: string } | null {
  const named = getNamedType(type);
  if (!isEnumType(named) || isList(type)) return null;
  const names = named.getValues().map((value) => value.name);
  const pick = (...spellings: string[]) =>
    spellings.flatMap((spelling) => names.filter((name) => sameName(name) === spelling))[0];
  const ascending = pick('asc', 'ascending', 'up', 'ascnullslast', 'ascnullsfirst');
  const descending = pick('desc', 'descending', 'down', 'descnullslast', 'descnullsfirst');
  return ascending !== undefined && descending !== undefined ? { ascending, descending } : null;
}

/** A sort field whose two directions are sent at `slot`, wrapped in a list where the list argument takes one. */
export function sortField(
  field: string,
  argument: ListArgument,
  ascending: Template | null,
  descending: Template | null,
): SortField {
  const wrap = (value: Template) => place(argument.slot, isList(argument.type) ? [value] : value);
  return {
    field,
    ascending: ascending === null ? null : wrap(ascending),
    descending: descending === null ? null : wrap(descending),
  };
}

/** The record's field for a name of the sort, or null: `CREATED_AT`, `created`, `createdAt`. */
export function sortedField(name: string, row: RowShape): string | null {
  const leaf =
    row.leaf(name) ??
    row.leaf(name.replace(/_?date$/i, '')) ??
    row.leaf(name.replace(/^date_?/i, ''));
  if (leaf) return leaf.name;
  // `REPOSITORY_NAME` of a Repository.
  const words = splitWords(name);
  const type = typeWords(row.type.name);
  if (words.length > type.length && startsWithWords(words, type))
    return sortedField(words.slice(type.length).join('_'), row);
  // `PRIMARY_KEY` names the key whatever field holds it.
  return /^(primary_?key|pk)$/i.test(name) ? (row.leaf('id')?.name ?? null) : null;
}

/** The relation to one of exactly that name, in any spelling: others may be sorted by their keys. */
export function relationToOne(name: string, row: RowShape): RelationShape | null {
  const same = sameName(name);
  const found = row.relations.find(({ field, many }) => !many && sameName(field.name) === same);
  return found ?? null;
}

/** The relation to many of exactly that name, in any spelling. */
export function relationToMany(name: string, row: RowShape): RelationShape | null {
  const same = sameName(name);
  const found = row.relations.find(({ field, many }) => many && sameName(field.name) === same);
  return found ?? null;
}

/** The field of a related record for a name of the sort, or null. */
export function relatedField(name: string, { to }: RelationShape): string | null {
  const same = sameName(name);
  const found = outputFields(to).find(
    (field) =>
      sameName(field.name) === same &&
      isLeafType(getNamedType(field.type)) &&
      !isList(field.type) &&
      needsNoArguments(field),
  );
  return found?.name ?? null;
}
