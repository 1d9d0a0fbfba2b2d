import { isNonNullType, isUnionType } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { List, Relation } from '../../model/types/relations.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { isAlphabetical, isPriorityField } from '../../model/wording/fieldPriority.ts';
import type { Context } from '../context.ts';
import type { Module } from '../subject.ts';
import { chooseFields } from './chooseFields.ts';
import { chooseRelations, MOST_RELATIONS } from './chooseRelations.ts';
import { isCompound } from './compound.ts';
import { isColumn } from './columnFields.ts';
import { hiddenColumns, nameOf } from './hiddenColumns.ts';
import { fieldOfPicture, planPicture, type PicturePlan } from './picture.ts';
import { isPair, titlePaths } from './relations.ts';
import type { ColumnPlan, ColumnsPlan, RowsPlan } from './tablePlan.ts';
import { isDate, isNumeric, isShown, isStatus, saysStatus } from './traits.ts';

const MOST_COLUMNS = 7;

/** The fields that the rows of a table have: the record's, or those that a summary of it shares. */
export function rowFields(context: Context, { owner, rowType, fields }: RowsPlan): Field[] {
  if (fields === null) return owner.resource.fields;
  const type = context.type(rowType);
  return owner.resource.fields.flatMap((field) => {
    const own = fields.includes(field.name) ? outputField(type, field.name) : undefined;
    return own ? [{ ...field, type: String(own.type), nullable: !isNonNullType(own.type) }] : [];
  });
}

/** A table without its columns. */
interface PlannedTable extends RowsPlan, Pick<Module, 'path'> {
  /** People can add columns to it. */
  readonly isOfList: boolean;
}

/**
 * The columns that a table shows from the start, and those that people can add: by rule, but what the last scaffold
 * had stays as it was. A column that is new joins at the end, and is shown only where there is room.
 *
 * @param required the relations that a new record requires
 */
export function columnsOfTable(
  context: Context,
  table: PlannedTable,
  required: readonly string[],
): ColumnsPlan {
  const chosen = chooseColumns(context, table, required);
  const others = table.isOfList
    ? hiddenColumns(context, table, rowFields(context, table), chosen)
    : [];
  const last = context.last.columnsOf(table.path);
  if (!last || table.owner.resource.columns) return { shown: chosen, hidden: others };
  const [title, ...rest] = chosen;
  const all = [...rest, ...others].filter((column) => column.kind !== 'title');
  const named = (names: readonly string[]) =>
    names.flatMap((name) => all.find((column) => nameOf(column) === name) ?? []);
  const [, ...before] = last.shown;
  const picture = pictureField(context, table);
  const kept = named(before.filter((name) => name !== picture));
  const known = new Set([...kept, ...named(last.hidden)]);
  const isNew = (column: ColumnPlan) => !known.has(column as (typeof all)[number]);
  const joining = rest.filter(isNew).slice(0, Math.max(0, MOST_COLUMNS - 1 - kept.length));
  const shown = [...(title ? [title] : []), ...kept, ...joining];
  const hidden = [...named(last.hidden), ...all.filter(isNew)];
  return {
    shown,
    hidden: table.isOfList ? [...new Set(hidden)].filter((column) => !shown.includes(column)) : [],
  };
}

/** The columns of a table by rule: the title, a status, the parent record, an amount, a date, and other short fields. */
export function chooseColumns(
  context: Context,
  table: RowsPlan,
  required: readonly string[] = [],
): ColumnPlan[] {
  const { resource, key } = table.owner;
  const fields = rowFields(context, table);
  if (resource.columns) return hintedColumns(resource.columns, fields, context, resource.relations);
  const titles = titlePaths(resource, fields).map((path) => path[0].name);
  const title = titles.length === 1 ? fields.find(({ name }) => name === titles[0]) : undefined;
  const first: ColumnPlan =
    title?.fields === null ? { kind: 'field', field: title } : { kind: 'title' };
  const picture = pictureField(context, table);
  const relations = table.fields === null ? relationsBeside(context, table, picture, required) : [];

  // A record without a name, or with a number alone, is identified by its parents; a relation to a status counts as the status.
  const isNumber = first.kind === 'field' && first.field.kind === 'integer';
  const tellsByRelations =
    titles.length === 0 || isNumber || relations.some(({ field }) => saysStatus(field));
  const kept = Math.min(tellsByRelations ? MOST_RELATIONS : 1, relations.length);
  const rest = fieldsBeside(table, fields, titles, picture);
  const chosen = chooseFields(rest, fillingOf(context, table, rest), MOST_COLUMNS - 1 - kept);
  const others = arranged(chosen, relations.slice(0, MOST_COLUMNS - 1 - chosen.length));
  const isNamed = titles.length > 0 || key.length > 0;
  return isNamed || others.length === 0 ? [first, ...others] : others;
}

/** The fields that may have a column beside the title. */
function fieldsBeside(
  { owner: { resource } }: RowsPlan,
  fields: readonly Field[],
  titles: readonly string[],
  picture: string | null,
): Field[] {
  const { identity, relations } = resource;
  return fields.filter(
    (field) =>
      !titles.includes(field.name) &&
      field.name !== picture &&
      !(titles.length > 0 && isNamePart(field)) &&
      isColumn(field, fields, relations, identity?.fields ?? []),
  );
}

/** The relations that may have a column beside the title. */
function relationsBeside(
  context: Context,
  { owner }: RowsPlan,
  picture: string | null,
  required: readonly string[],
): Relation[] {
  const { resource } = owner;
  // The title of what joins two records says both.
  const inTitle: readonly string[] = (isPair(owner) && resource.join?.sides) || [];
  const further = resource.relations.filter(
    ({ field }) => !inTitle.includes(field) && field !== picture,
  );
  return chooseRelations(context, further, { required, own: resource.type });
}

/** The fields that fill up a table: if the schema's order has no meaning, neither has the first of them. */
function fillingOf(context: Context, { rowType }: RowsPlan, rest: readonly Field[]): Field[] {
  const type = context.type(rowType);
  const isUnordered = !isUnionType(type) && isAlphabetical(Object.keys(type.getFields()));
  return isUnordered ? rest.filter(({ name }) => isPriorityField(name)) : [...rest];
}

/**
 * The picture before the title of a table's rows: none where a hint has it as a column.
 *
 * @param columns those of the table
 */
export function planPictureOfRows(
  context: Context,
  table: RowsPlan,
  { shown }: ColumnsPlan,
): PicturePlan | null {
  const picture = pictureOfRows(context, table);
  const field = picture && fieldOfPicture(picture);
  const isColumn = shown.some((column) => column.kind !== 'title' && nameOf(column) === field);
  return isColumn ? null : picture;
}

function pictureOfRows(context: Context, table: RowsPlan): PicturePlan | null {
  const relations = table.fields === null ? table.owner.resource.relations : [];
  return planPicture(context, rowFields(context, table), relations);
}

/** The field whose picture stands before the title, and needs no column of its own. */
function pictureField(context: Context, table: RowsPlan): string | null {
  const picture = pictureOfRows(context, table);
  return picture && fieldOfPicture(picture);
}

/** The columns of joins below a record: the record at the other side, and what the join says of it. */
export function columnsOfSide(context: Context, table: PlannedTable, side: Relation): ColumnsPlan {
  const { fields, relations, identity } = table.owner.resource;
  const rest = fields.filter((field) => isColumn(field, fields, relations, identity?.fields ?? []));
  const chosen = chooseFields(rest, rest, MOST_COLUMNS - 1);
  return {
    shown: [{ kind: 'relation', relation: side }, ...arranged(chosen, [])],
    hidden: [],
  };
}

/** Sorts columns: first those that identify records, numbers and dates at the end. */
function arranged(fields: readonly Field[], relations: readonly Relation[]): ColumnPlan[] {
  const groupOf = (field: Field) => {
    if (field.format === 'image') return 'image';
    if (isStatus(field)) return 'status';
    if (isNumeric(field)) return 'number';
    return isDate(field) ? 'date' : 'other';
  };
  const inGroup = (group: ReturnType<typeof groupOf>): ColumnPlan[] =>
    fields.filter((field) => groupOf(field) === group).map((field) => ({ kind: 'field', field }));
  return [
    ...inGroup('image'),
    ...inGroup('status'),
    ...relations.map((relation): ColumnPlan => ({ kind: 'relation', relation })),
    ...inGroup('other'),
    ...inGroup('number'),
    ...inGroup('date'),
  ];
}

const MOST_OF_EDGES = 4;

/** The columns for the other fields of a list's edges: values, and links to records. */
export function edgeColumns(context: Context, { edge }: List): ColumnPlan[] {
  if (!edge) return [];
  const { type, fields, relations } = edge;
  const values = fields.filter((field) => isColumn(field, fields, relations, []));
  return [
    ...chooseRelations(context, relations).map((relation): ColumnPlan => ({
      kind: 'relation',
      relation,
      of: type,
    })),
    ...values.map((field): ColumnPlan => ({ kind: 'field', field })),
  ].slice(0, MOST_OF_EDGES);
}

/** The columns named by hints, if the rows have them. */
function hintedColumns(
  names: readonly string[],
  fields: readonly Field[],
  context: Context,
  relations: readonly Relation[],
): ColumnPlan[] {
  return names.flatMap((name): ColumnPlan[] => {
    const field = fields.find((candidate) => candidate.name === name);
    if (field) return isShown(field) || isCompound(field) ? [{ kind: 'field', field }] : [];
    const relation = relations.find((candidate) => candidate.field === name && !candidate.many);
    return relation && context.of(relation.to) ? [{ kind: 'relation', relation }] : [];
  });
}

/** Fields that are part of the title. */
function isNamePart({ name }: Field): boolean {
  return /^(first|last|middle|given|family|sur)_?name$/i.test(name);
}
