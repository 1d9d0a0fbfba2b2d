import { getNamedType, type GraphQLObjectType } from 'graphql';
import {
  isComposite,
  isList,
  isPlainLeaf,
  isWholeNumber,
  outputFields,
} from '../shapes/typeShapes.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import type { Field } from '../types/fields.ts';
import type { FilterField, ValueCounts } from '../types/listQuery.ts';
import type { List } from '../types/relations.ts';
import type { Path } from '../types/variables.ts';
import { sameName, splitWords } from '../wording/words.ts';
import { groupsBy, holdersOf } from './groups.ts';

/** Words of texts that each record has of its own: to group by them is to read all records. */
const OWN_WORDS = new Set(
  (
    'id key uuid name fullname number no code sku slug reference ref token hash serial barcode iban vat title subject ' +
    'label description note notes comment comments text body content message summary address street line email mail ' +
    'phone fax url uri link website path file password login username postcode zip'
  ).split(' '),
);

/**
 * Finds the texts of a list's records whose values the backend counts: those that it groups by
 * (`groupedAggregates(groupBy: COUNTRY) { country count }`), that the list is filtered by, and that several records have
 * in common.
 *
 * @param query the type that the total's path begins at
 * @param fields the record's
 * @param titles the fields that name a record
 */
export function readValueCounts(
  list: List,
  query: GraphQLObjectType,
  fields: readonly Field[],
  titles: readonly string[],
): ValueCounts[] {
  const holders = holdersOf(list, query);
  if (!holders) return [];
  return fields.flatMap((field): ValueCounts[] => {
    const filter = list.filter?.fields.find((each) => each.field === field.name);
    if (!filter || !isCommonText(field, filter) || titles.includes(field.name)) return [];
    const grouped = groupsBy(field.name, list, query, holders);
    if (!grouped) return [];
    return [{ field: field.name, groups: grouped.groups, count: countIn(grouped.type) }];
  });
}

/** Whether a filter compares a text that several records may have in common. */
function isCommonText(
  { name, kind, list, format, fields, references, deprecated }: Field,
  { relation, enum: choices, operators }: FilterField,
): boolean {
  if (kind !== 'string' || list || fields || references || deprecated) return false;
  if (relation !== null || choices !== null || (format !== null && format !== 'country'))
    return false;
  const isCompared = operators.some((operator) => ['is', 'anyOf'].includes(operator.name));
  return isCompared && !splitWords(name).some((word) => OWN_WORDS.has(word));
}

/** The path to the number of a group's records: `count`, `_count { _all }`; null where there is none. */
function countIn(type: CompositeType): Path | null {
  for (const field of outputFields(type)) {
    if (!/^(counts?|countall|totalcount)$/.test(sameName(field.name))) continue;
    if (isPlainLeaf(field) && isWholeNumber(field.type)) return [field.name];
    const inner = getNamedType(field.type);
    if (isList(field.type) || !isComposite(inner)) continue;
    const all = outputFields(inner).find(
      (each) => isPlainLeaf(each) && ['all', 'id', 'rowid'].includes(sameName(each.name)),
    );
    if (all) return [field.name, all.name];
  }
  return null;
}
