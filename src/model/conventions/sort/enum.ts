import { getNamedType, isEnumType } from 'graphql';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RelationShape, RowShape } from '../../shapes/rowShape.ts';
import type { RelatedSort } from '../../types/listQuery.ts';
import { isList } from '../../shapes/typeShapes.ts';
import {
  SORT_NAMES,
  relatedField,
  relationToMany,
  relationToOne,
  sortField,
  sortedField,
} from './sortReading.ts';
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
  const own = new Map<string, Directed>();
  const ofRelations = new Map<RelationShape, Map<string, Directed>>();
  const numbers = new Map<string, Directed>();
  for (const { name } of type.getValues()) {
    const [, base = name, ending = ''] =
      /^(.+?)_?(ASC|DESC|ASCENDING|DESCENDING)$/i.exec(name) ?? [];
    const found = namedField(base, row);
    if (!found) continue;
    const { field, relation, isNumber } = found;
    const others = isNumber ? numbers : own;
    const byField = relation ? (ofRelations.get(relation) ?? new Map<string, Directed>()) : others;
    if (relation) ofRelations.set(relation, byField);
    const directed = byField.get(field) ?? { ascending: null, descending: null };
    // Where the schema names no direction, moments come newest first.
    if (/^desc/i.test(ending) || (!directional && holdsTime(field))) directed.descending ??= name;
    else directed.ascending ??= name;
    byField.set(field, directed);
  }
  const fieldsOf = (byField: ReadonlyMap<string, Directed>) =>
    [...byField].map(([field, { ascending, descending }]) =>
      sortField(field, argument, ascending, descending),
    );
  const related = [...ofRelations].map(([relation, byField]): RelatedSort => ({
    field: relation.field.name,
    to: relation.to.name,
    fields: fieldsOf(byField),
  }));
  const sort = {
    fields: fieldsOf(own),
    multiple: isList(argument.type),
    ...(related.length > 0 && { related }),
    ...(numbers.size > 0 && { counts: fieldsOf(numbers) }),
  };
  return { sort, slots: [argument.slot] };
}

interface NamedField {
  readonly field: string;
  /** Of a related record's field. */
  readonly relation?: RelationShape;
  /** Of the number of records of a relation to many. */
  readonly isNumber?: true;
}

/**
 * The field for a value without its direction: `TOTAL`, of a related record `CUSTOMER__NAME`, of a number of records
 * `ORDERS_COUNT` or `ORDERS__COUNT`.
 */
function namedField(name: string, row: RowShape): NamedField | null {
  const own = sortedField(name, row);
  if (own !== null) return { field: own };
  const [, counted] = /^(.+?)_+count$/i.exec(name) ?? [];
  const many = counted === undefined ? null : relationToMany(counted, row);
  if (many) return { field: many.field.name, isNumber: true };
  const [, start, rest] = /^(.+?)__(.+)$/.exec(name) ?? [];
  const relation = start === undefined ? null : relationToOne(start, row);
  const field = relation && rest !== undefined ? relatedField(rest, relation) : null;
  return relation && field !== null ? { field, relation } : null;
}
