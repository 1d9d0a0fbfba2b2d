import { isNonNullType, isUnionType } from 'graphql';
import type { Field, List, Relation } from '../../model/model.ts';
import { isAlphabetical, isTellingName } from '../../model/tellingOrder.ts';
import { splitWords } from '../../model/words.ts';
import { fieldOf, type Plan, type TablePlan } from '../plan.ts';
import { tellingRank } from './columnRank.ts';
import { titlePaths } from './relations.ts';
import {
  isBookkeeping,
  isCurrencyOf,
  isDate,
  isForeignKey,
  isIdentifier,
  isMoney,
  isNumeric,
  isShown,
  isStatus,
  mainStatus,
  saysStatus,
} from './traits.ts';

/** A column of a table: a field, a relation to one, or the record's title where no single field is it. */
export type ColumnPlan =
  | { readonly kind: 'field'; readonly field: Field }
  /** `of` is the type that has the relation, where that is not the record's own. */
  | { readonly kind: 'relation'; readonly relation: Relation; readonly of?: string }
  | { readonly kind: 'title' };

const MOST_COLUMNS = 7;
const MOST_RELATIONS = 2;

/** The fields that the rows of a table have: the record's, or those that a summary of it shares. */
export function rowFields(plan: Plan, { owner, rowType, fields }: TablePlan): Field[] {
  if (fields === null) return owner.resource.fields;
  const type = plan.type(rowType);
  return owner.resource.fields.flatMap((field) => {
    const own = fields.includes(field.name) ? fieldOf(type, field.name) : undefined;
    return own ? [{ ...field, type: String(own.type), nullable: !isNonNullType(own.type) }] : [];
  });
}

/** The columns of a table: the title, a status, what the record belongs to, an amount, a date, and what else is short. */
export function chooseColumns(plan: Plan, table: TablePlan): ColumnPlan[] {
  const { resource } = table.owner;
  const fields = rowFields(plan, table);
  if (resource.columns) return hintedColumns(resource.columns, fields, plan, resource.relations);
  const titles = titlePaths(resource, fields).map((path) => path[0].name);
  const key = resource.identity?.fields ?? [];
  const rest = fields.filter(
    (field) =>
      !titles.includes(field.name) &&
      !(titles.length > 0 && isNamePart(field)) &&
      isColumn(field, fields, resource.relations, key),
  );
  const relations = table.fields === null ? chooseRelations(plan, resource.relations) : [];
  const title = fields.find((field) => field.name === titles[0]);
  const isOneField = titles.length === 1 && title !== undefined && title.fields === null;
  const first: ColumnPlan = isOneField ? { kind: 'field', field: title } : { kind: 'title' };

  // A relation to a status stands for the status itself.
  const kept = relations.some(({ field }) => saysStatus(field)) ? MOST_RELATIONS : 1;
  // Where the schema's order says nothing, neither does being the first of what is left.
  const type = plan.type(table.rowType);
  const isUnordered = !isUnionType(type) && isAlphabetical(Object.keys(type.getFields()));
  const filling = isUnordered ? rest.filter(({ name }) => isTellingName(name)) : rest;
  const chosen = chooseFields(rest, filling, MOST_COLUMNS - 1 - Math.min(kept, relations.length));
  const room = MOST_COLUMNS - 1 - chosen.length;
  const asColumns = (matches: (field: Field) => boolean): ColumnPlan[] =>
    chosen.filter(matches).map((field) => ({ kind: 'field', field }));
  const isNamed = titles.length > 0 || table.owner.key.length > 0;
  const isAlone = chosen.length === 0 && relations.length === 0;
  return [
    ...(isNamed || isAlone ? [first] : []),
    ...asColumns((field) => field.format === 'image'),
    ...asColumns(isStatus),
    ...relations.slice(0, room).map((relation): ColumnPlan => ({ kind: 'relation', relation })),
    ...asColumns(
      (field) =>
        !isStatus(field) && field.format !== 'image' && !isNumeric(field) && !isDate(field),
    ),
    ...asColumns((field) => field.format !== 'image' && !isStatus(field) && isNumeric(field)),
    ...asColumns(isDate),
  ];
}

const MOST_OF_EDGES = 4;

/** The columns for what the edges of a list say beside its records: values, and links to other records. */
export function edgeColumns(plan: Plan, { edge }: List): ColumnPlan[] {
  if (!edge) return [];
  const { type, fields, relations } = edge;
  const values = fields.filter((field) => isColumn(field, fields, relations, []));
  return [
    ...chooseRelations(plan, relations).map((relation): ColumnPlan => ({
      kind: 'relation',
      relation,
      of: type,
    })),
    ...values.map((field): ColumnPlan => ({ kind: 'field', field })),
  ].slice(0, MOST_OF_EDGES);
}

const MOST_WAITING = 30;

/** The columns that wait until somebody wants them: all else that fits into a cell, if the list has a screen of its own. */
export function waitingColumns(
  plan: Plan,
  table: TablePlan,
  shown: readonly ColumnPlan[],
): ColumnPlan[] {
  if (table.owner.list?.table !== table) return [];
  const { resource } = table.owner;
  const fields = rowFields(plan, table);
  const taken = new Set([
    ...resource.title,
    ...shown.flatMap((column) =>
      column.kind === 'field'
        ? column.field.name
        : column.kind === 'relation'
          ? column.relation.field
          : [],
    ),
  ]);
  const relations = table.fields === null ? resource.relations : [];
  const waiting = [
    ...relations
      .filter(({ many, deprecated, to }) => !many && !deprecated && plan.of(to) !== undefined)
      .map((relation): ColumnPlan => ({ kind: 'relation', relation })),
    ...fields
      .filter((field) => fitsCell(field, fields, resource.relations))
      .map((field): ColumnPlan => ({ kind: 'field', field })),
  ];
  return waiting
    .filter((column) => column.kind !== 'title' && !taken.has(nameOf(column)))
    .slice(0, MOST_WAITING);
}

function nameOf(column: Exclude<ColumnPlan, { kind: 'title' }>): string {
  return column.kind === 'field' ? column.field.name : column.relation.field;
}

function fitsCell(field: Field, fields: readonly Field[], relations: readonly Relation[]): boolean {
  return (
    isShown(field) &&
    !field.list &&
    (field.fields === null || isMoney(field)) &&
    !['json', 'unknown'].includes(field.kind) &&
    !['html', 'secret'].includes(field.format ?? '') &&
    !isCurrencyOf(field, fields) &&
    !isForeignKey(field, relations)
  );
}

/** The columns that the team wants, as far as the rows have them. */
function hintedColumns(
  names: readonly string[],
  fields: readonly Field[],
  plan: Plan,
  relations: readonly Relation[],
): ColumnPlan[] {
  return names.flatMap((name): ColumnPlan[] => {
    const field = fields.find((candidate) => candidate.name === name);
    if (field) return isShown(field) ? [{ kind: 'field', field }] : [];
    const relation = relations.find((candidate) => candidate.field === name && !candidate.many);
    return relation && plan.of(relation.to) ? [{ kind: 'relation', relation }] : [];
  });
}

/** The title says them already. */
function isNamePart({ name }: Field): boolean {
  return /^(first|last|middle|given|family|sur)_?name$/i.test(name);
}

/** One of each kind that matters, then what else there is, in the schema's order. */
function chooseFields(fields: readonly Field[], filling: readonly Field[], room: number): Field[] {
  const telling = [
    fields.find((field) => field.format === 'image'),
    mainStatus(fields),
    mainNumber(fields),
    mainDate(fields.filter(isDate)),
  ].filter((field) => field !== undefined);
  const others = filling.filter((field) => !isBookkeeping(field) && field.format !== 'image');
  const filled = [...others].sort((one, other) => tellingRank(one) - tellingRank(other));
  const wanted = new Set([...new Set([...telling, ...filled])].slice(0, room));
  return fields.filter((field) => wanted.has(field));
}

/** A date that every record has, of its own business rather than of bookkeeping. */
function mainDate(dates: readonly Field[]): Field | undefined {
  const given = dates.filter(({ nullable }) => !nullable);
  return given.find((field) => !isBookkeeping(field)) ?? given[0] ?? dates[0];
}

/** The amount or number that says how much a record is about: a total before its parts. */
function mainNumber(fields: readonly Field[]): Field | undefined {
  const amounts = fields.filter(isMoney);
  const numbers = amounts.length > 0 ? amounts : fields.filter(isNumeric);
  return (
    numbers.find(({ name }) => /^(grand|order|invoice)?_?total(_?(price|amount))?$/i.test(name)) ??
    numbers.find(({ sortable }) => sortable) ??
    numbers[0]
  );
}

function chooseRelations(plan: Plan, relations: readonly Relation[]): Relation[] {
  const toOne = relations.filter(
    ({ many, deprecated, to }) => !many && !deprecated && plan.of(to) !== undefined,
  );
  const always = toOne.filter(({ nullable }) => !nullable);
  return [...always, ...toOne.filter(({ nullable }) => nullable)].slice(0, MOST_RELATIONS);
}

const WIDE = new Set<Field['format']>([
  'longText',
  'html',
  'markdown',
  'url',
  'uuid',
  'secret',
  'currency',
  'color',
]);
const UNREADABLE = new Set<Field['kind']>(['id', 'json', 'unknown']);

/** Whether a field is short and says something: what a table has columns for. */
export function isColumn(
  field: Field,
  fields: readonly Field[],
  relations: readonly Relation[],
  key: readonly string[],
): boolean {
  return (
    isShown(field) &&
    !field.list &&
    (field.fields === null || isMoney(field)) &&
    !WIDE.has(field.format) &&
    !UNREADABLE.has(field.kind) &&
    !isIdentifier(field) &&
    !isRevision(field) &&
    !splitWords(field.name).some((word) => TECHNICAL_WORDS.has(word)) &&
    !key.includes(field.name) &&
    !isCurrencyOf(field, fields) &&
    !isForeignKey(field, relations)
  );
}

/** How often a record was changed, which the server counts for itself. */
function isRevision({ name, kind }: Field): boolean {
  return kind === 'integer' && /^(lock_?)?(version|revision|rev)$/i.test(name);
}

const TECHNICAL_WORDS = new Set([
  'salt',
  'hash',
  'checksum',
  'digest',
  'fingerprint',
  'token',
  'cursor',
  'etag',
  'path',
]);
