import type { Sort, SortField } from '../../model/types/listQuery.ts';
import type { Field } from '../../model/types/fields.ts';
import type { List } from '../../model/types/relations.ts';
import type { Variables } from '../../model/types/variables.ts';
import { sameName } from '../../model/wording/words.ts';
import { object, property, textProperty } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import { isDate } from '../fields/traits.ts';
import { templateDoc } from './template.ts';

const POSITION = new Set([
  'position',
  'sortorder',
  'sort',
  'rank',
  'ordinal',
  'sequence',
  'displayorder',
  'index',
  'order',
]);
/** A date on which a record came to be, as far as the business is concerned. */
export const MADE =
  /^(date_?)?(created|placed|issued|ordered|submitted|posted|published|inserted|started|opened|received|paid|joined)/i;

/**
 * How a list is sorted unless its address says otherwise: by position, newest first, by number
 * downwards, or by title; `-` before the column means descending. Null where the schema can do none.
 */
export function defaultSort(
  { sort, fixed }: List,
  fields: readonly Field[],
  titles: readonly string[],
): string | null {
  if (!sort) return null;
  const named = (name: string) => fields.find((field) => field.name === name);
  const ascending = sort.fields.filter((entry) => entry.ascending);
  const descending = sort.fields.filter((entry) => entry.descending);
  const position = ascending.find(
    ({ field }) => POSITION.has(sameName(field)) && named(field)?.kind === 'integer',
  );
  if (position) return position.field;
  const dates = descending.filter(({ field }) => {
    const date = named(field);
    return date !== undefined && isDate(date) && !date.nullable;
  });
  const date =
    dates.find(({ field }) => MADE.test(field)) ??
    dates.find(({ field }) => !/updated|modified/i.test(field));
  const made = date ?? descending.find(({ field }) => MADE.test(field));
  if (made) return `-${made.field}`;
  const number = descending.find(
    ({ field }) => /^(row|database)?id$/i.test(field) && named(field)?.kind === 'integer',
  );
  if (number) return `-${number.field}`;
  const title = ascending.find(({ field }) => titles.includes(field));
  if (title) return title.field;
  const first = sort.fields[0];
  // An order that the schema insists on has to be some order.
  return Object.keys(fixed).some((name) => argumentsOf(first).includes(name)) ? first.field : null;
}

/** The sorts to write: those of the columns, and the default. */
export function sortsOf(
  sort: Sort,
  columns: readonly string[],
  byDefault: string | null,
): SortField[] {
  const wanted = new Set([...columns, ...(byDefault ? [byDefault.replace(/^-/, '')] : [])]);
  return sort.fields.filter(({ field }) => wanted.delete(field));
}

/** `sorts: { … }`, and what breaks ties if several fields can be sorted by. */
export function sortProperties(
  sort: Sort,
  sorts: readonly SortField[],
  key: readonly string[],
): string[] {
  const template = (variables: Variables) => templateDoc(variables, ({ hole }) => hole);
  const entries = sorts.map(({ field, ascending, descending }) =>
    entry(
      field,
      object(
        [
          ...(ascending ? [property('ascending', template(ascending))] : []),
          ...(descending ? [property('descending', template(descending))] : []),
        ],
        { expanded: true },
      ),
    ),
  );
  const tie = sort.fields.find(({ field }) => key.length === 1 && field === key[0])?.ascending;
  const tieBreak =
    sort.multiple && tie
      ? [
          property(
            'tieBreak',
            object([textProperty('column', key[0]), property('variables', template(tie))]),
          ),
        ]
      : [];
  return [
    property('sorts', object(entries, { expanded: true })),
    ...(sort.multiple ? ['multiSort: true'] : []),
    ...tieBreak,
  ];
}

/** The arguments by which a field is sorted. */
export function argumentsOf({ ascending, descending }: SortField): string[] {
  return [...Object.keys(ascending ?? {}), ...Object.keys(descending ?? {})];
}
