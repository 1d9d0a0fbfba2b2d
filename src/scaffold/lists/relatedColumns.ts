import { getNamedType, type GraphQLCompositeType } from 'graphql';
import { wayText } from '../../model/shapes/steps.ts';
import type { Sort, SortField } from '../../model/types/listQuery.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import type { Context } from '../context.ts';
import { isCompound } from '../fields/compound.ts';
import { relationPath } from '../fields/relations.ts';
import type { ColumnPlan, TablePlan } from '../fields/tablePlan.ts';
import { compositeOf } from '../graphql/reading.ts';
import type { CountedTab } from '../records/countedTab.ts';
import type { Module } from '../subject.ts';

/** So many relations of a kind give a list their columns at most: people choose from them in one menu. */
const MOST_RELATIONS = 8;

/** What a list's rows lead to: the columns of records, and the numbers of records. */
export interface RelatedParts {
  readonly relations: readonly RelatedTable[];
  /** Relations to many, of which there is one column each. */
  readonly counts: readonly CountedTab[];
}

/** The columns of what a list's rows lead to, in a file that is loaded on use. */
export interface RelatedColumnsPlan extends Module, RelatedParts {}

/** A relation to one, and the table of the list that its records have themselves. */
export interface RelatedTable {
  readonly relation: Relation;
  readonly table: TablePlan;
}

/** The relations to one of a list's rows whose records have a list: its columns can be added, those but the first. */
export function relatedTables(
  context: Context,
  { columns, rowType }: TablePlan,
  tableOf: (type: string) => TablePlan | null,
): RelatedTable[] {
  const related = [...columns.shown, ...columns.hidden].flatMap((column): RelatedTable[] => {
    if (!isOwnRelation(column)) return [];
    const { relation } = column;
    const table = tableOf(relation.to);
    if (!table || table.columns.shown.length + table.columns.hidden.length < 2) return [];
    const type = typeAt(context.type(rowType), relationPath(relation));
    return type === table.rowType ? [{ relation, table }] : [];
  });
  return related.slice(0, MOST_RELATIONS);
}

/**
 * The relations to many of a list's rows whose number of records can be a column: those that are counted as tabs, but
 * where the number is a field of the record, which has a column itself.
 */
export function relatedCounts(
  { owner: { resource }, rowType, columns }: TablePlan,
  tabs: readonly CountedTab[],
): CountedTab[] {
  const own = rowType === resource.type ? tabs : [];
  const fields = [...columns.shown, ...columns.hidden].flatMap((column) =>
    column.kind === 'field' ? column.field.name : [],
  );
  return own
    .filter(({ of, counting: { total } }) => {
      const isField = total.path.length === 1 && fields.includes(wayText(total.path));
      return !isField && isNameOfRelation(of.field);
    })
    .slice(0, MOST_RELATIONS);
}

function isOwnRelation(column: ColumnPlan): column is Extract<ColumnPlan, { kind: 'relation' }> {
  return (
    column.kind === 'relation' && column.of === undefined && isNameOfRelation(column.relation.field)
  );
}

/** Columns are named after the edge that they are on, so that no relation can be called so. */
function isNameOfRelation(field: string): boolean {
  return field !== 'edge';
}

function typeAt(from: GraphQLCompositeType, path: readonly string[]): string | null {
  const [name, ...rest] = path;
  const field = outputField(from, name);
  if (!field) return null;
  return rest.length === 0 ? getNamedType(field.type).name : typeAt(compositeOf(field.type), rest);
}

/** Includes a relation: `ofCustomer`; with an argument of its records' fragment, what that includes: `moreOfCustomer`. */
export function flagOfRelated({ field }: Pick<Relation, 'field'>, argument = ''): string {
  const name = `Of${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return argument === '' ? `of${name.slice(2)}` : `${argument}${name}`;
}

/**
 * The sorts of a list with those of columns that show several values: a link to a record is sorted by what names that
 * record, an object by the part that is read first.
 */
export function withColumnSorts(context: Context, sort: Sort, fields: readonly Field[]): Sort {
  const byRelation = (sort.related ?? []).flatMap(({ field, to, fields: sorts }): SortField[] => {
    const [title, ...others] = context.of(to)?.resource.title ?? [];
    const byTitle = sorts.find((each) => each.field === title);
    return byTitle && others.length === 0 ? [{ ...byTitle, field }] : [];
  });
  const byObject = fields.filter(isCompound).flatMap(({ name, fields: parts }): SortField[] => {
    const byPart = sort.fields.find(({ field }) => field === `${name}.${parts?.[0]?.name}`);
    return byPart ? [{ ...byPart, field: name }] : [];
  });
  const isOwn = ({ field }: SortField) => sort.fields.some((each) => each.field === field);
  const further = [...byRelation, ...byObject].filter((each) => !isOwn(each));
  return further.length > 0 ? { ...sort, fields: [...sort.fields, ...further] } : sort;
}
