import type { Sort, SortField } from '../../model/types/listQuery.ts';
import type { Field } from '../../model/types/fields.ts';
import type { List } from '../../model/types/relations.ts';
import type { Template, Variables } from '../../model/types/variables.ts';
import { isBranch, isListTemplate } from '../../model/shapes/slots.ts';
import { sameName } from '../../model/wording/words.ts';
import { text, array, object, property } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { isDate } from '../fields/traits.ts';
import { templateDoc } from './template.ts';

/** What fields are called that say where a record stands among others, without cases and separators. */
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
/** Whether a field or an input is called so. */
export function namesPosition(name: string): boolean {
  return POSITION.has(sameName(name));
}

/** A date on which a record came to be, as far as the business is concerned. */
export const MADE =
  /^(date_?)?(created|placed|issued|ordered|submitted|posted|published|inserted|started|opened|received|paid|joined)/i;

/**
 * The default sort of a list: by position, newest first, by number
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
    ({ field }) => namesPosition(field) && named(field)?.kind === 'integer',
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

/** `sorts: { … }`, and the tie-break if a list can be sorted by several fields. */
export function sortProperties(
  sort: Sort,
  sorts: readonly SortField[],
  key: readonly string[],
): string[] {
  const ties = key.flatMap((part) => {
    const ascending = sort.fields.find(({ field }) => field === part)?.ascending;
    return ascending
      ? [object([property('column', text(part)), property('variables', template(ascending))])]
      : [];
  });
  const tieBreak =
    sort.multiple && ties.length > 0
      ? [property('tieBreak', ties.length > 1 ? array(ties) : ties[0])]
      : [];
  return [
    property('sorts', sortsCode(sorts)),
    ...(sort.multiple ? ['multiSort: true'] : []),
    ...(sort.rank
      ? [
          `sortRank: ${object([property('name', text(sort.rank.name)), property('first', text(sort.rank.first))])}`,
        ]
      : []),
    ...tieBreak,
  ];
}

/** The sortable columns, each with its variables; if only one text differs, the rest is written once. */
export function sortsCode(sorts: readonly SortField[]): string {
  const all = sorts.flatMap(({ ascending, descending }) => [ascending, descending]);
  const place = placeOfTexts(all.filter((variables) => variables !== null));
  if (!place) return object(sorts.map(sortEntry), { expanded: true });
  const value = (variables: Variables) => template(valueAt(variables, place));
  const columns = sorts.map(({ field, ascending, descending }) => {
    const values = [
      ascending ? value(ascending) : 'null',
      ...(descending ? [value(descending)] : []),
    ];
    return entry(field, array(values));
  });
  const placed = place.reduceRight<string>(
    (inner, name) => (name === 0 ? `[${inner}]` : `{ ${property(name, inner)} }`),
    'sort',
  );
  return `${framework.sortsBy}((sort) => (${placed}), ${object(columns, { expanded: true })})`;
}

/** `number: { ascending: { … }, descending: { … } }` */
function sortEntry({ field, ascending, descending }: SortField): string {
  const ways = [
    ...(ascending ? [property('ascending', template(ascending))] : []),
    ...(descending ? [property('descending', template(descending))] : []),
  ];
  return entry(field, object(ways));
}

/** Names of fields down to a value; 0 for the only item of a list. */
type Place = ReadonlyArray<string | 0>;

/** Where all variables have a text, and nothing beside it; null where there is no such place. */
function placeOfTexts(templates: readonly Template[]): Place | null {
  if (templates.every((each) => typeof each === 'string')) return [];
  const steps = templates.map(onlyStep);
  const [step] = steps;
  if (step === undefined || steps.some((other) => other !== step)) return null;
  const below = placeOfTexts(templates.map((each) => valueAt(each, [step])));
  return below && [step, ...below];
}

export function onlyStep(within: Template): string | 0 | undefined {
  if (isListTemplate(within)) return within.length === 1 ? 0 : undefined;
  if (!isBranch(within)) return undefined;
  const names = Object.keys(within);
  return names.length === 1 ? names[0] : undefined;
}

export function valueAt(whole: Template, place: Place): Template {
  return place.reduce<Template>(
    (inner, step) => (inner as Readonly<Record<string, Template>>)[step],
    whole,
  );
}

function template(variables: Template): string {
  return templateDoc(variables, ({ hole }) => hole);
}

/** The arguments by which a field is sorted. */
export function argumentsOf({ ascending, descending }: SortField): string[] {
  return [...Object.keys(ascending ?? {}), ...Object.keys(descending ?? {})];
}
