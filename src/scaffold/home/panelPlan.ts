import type { ArgumentNode } from 'graphql';
import type { Total } from '../../model/listQuery.ts';
import type { Field, List, Resource, Variables } from '../../model/model.ts';
import { rowFields } from '../fields/columns.ts';
import { isDate, mainStatus } from '../fields/traits.ts';
import { planFilters } from '../lists/filters.ts';
import { defaultSort } from '../lists/order.ts';
import { literalListArguments } from '../lists/literalListArguments.ts';
import { camelCase, Names } from '../names.ts';
import type { Module, Plan, ResourcePlan, TablePlan } from '../plan.ts';

/** What the home page shows of a resource. */
export interface PanelPlan extends Module {
  readonly owner: ResourcePlan;
  readonly list: List;
  readonly table: TablePlan;
  readonly latest: LatestPlan;
  readonly counts: CountsPlan | null;
}

/** The records that were made or changed last. */
export interface LatestPlan {
  readonly args: readonly ArgumentNode[];
  /** The columns that say what happened: the status and the date. */
  readonly columns: readonly string[];
}

/** How many records there are, in all and of each status. */
export interface CountsPlan {
  readonly total: Total;
  /** Which of the total’s fields takes the arguments. */
  readonly depth: number;
  /** The name in the address of the list's filter by status, and the status; null where there is none. */
  readonly status: { readonly filter: string; readonly enum: string } | null;
  readonly counted: readonly CountPlan[];
}

export interface CountPlan {
  /** In the document. */
  readonly alias: string;
  /** The status; null for all records. */
  readonly value: string | null;
  readonly args: readonly ArgumentNode[];
}

const ROWS = 5;
const MOST_STATUSES = 8;

/** What the home page can show of a resource; null where its list has no order that says what is new. */
export function planPanel(plan: Plan, owner: ResourcePlan): PanelPlan | null {
  const { list } = owner.resource;
  if (!list || !owner.list || list.required.length > 0 || Object.keys(list.above).length > 0)
    return null;
  const { table } = owner.list;
  const latest = planLatest(plan, owner, list, table);
  if (!latest) return null;
  const module = plan.module(owner, `${owner.base}Panel`, 'tsx');
  return { ...module, owner, list, table, latest, counts: planCounts(plan, owner, list, table) };
}

function planLatest(
  plan: Plan,
  { resource }: ResourcePlan,
  list: List,
  table: TablePlan,
): LatestPlan | null {
  const fields = rowFields(plan, table);
  const date = newestFirst(list, fields, resource.title);
  const order = list.sort?.fields.find(({ field }) => field === date)?.descending;
  if (date === null || !order) return null;
  const args = literalListArguments(plan, list, order, ROWS);
  const status = mainStatus(fields);
  return args && { args, columns: [...(status ? [status.name] : []), date] };
}

/** The date by which the list is sorted by itself, or else that of the last change. */
function newestFirst(list: List, fields: readonly Field[], titles: string[]): string | null {
  const isDateField = (name: string) =>
    fields.some((field) => field.name === name && isDate(field) && !field.deprecated);
  const byItself = defaultSort(list, fields, titles)?.replace(/^-/, '');
  if (byItself !== undefined && isDateField(byItself)) return byItself;
  const changed = list.sort?.fields.find(
    ({ field, descending }) => descending && isDateField(field) && /updated|modified/i.test(field),
  );
  return changed?.field ?? null;
}

function planCounts(
  plan: Plan,
  { resource }: ResourcePlan,
  list: List,
  table: TablePlan,
): CountsPlan | null {
  const { total, path } = list;
  // A total beside its list counts what that list was asked for: there is no asking for it alone.
  if (!total || (!total.twin && total.path[path.length - 1] !== path[path.length - 1])) return null;
  const counting: List = total.twin ? { ...list, arguments: total.twin.arguments } : list;
  const argsFor = (variables: Variables, value: string) =>
    literalListArguments(plan, counting, variables, total.twin ? null : 1, value);
  const all = argsFor({}, '');
  if (!all) return null;
  const counts = { total, depth: path.length - 1 };
  const counted: CountPlan[] = [{ alias: 'all', value: null, args: all }];
  const filter = statusFilter(plan, resource, list, rowFields(plan, table));
  if (!filter) return { ...counts, status: null, counted };
  const aliases = new Names();
  aliases.give('all', '');
  for (const value of filter.values) {
    const args = argsFor(filter.variables, value);
    if (!args) return { ...counts, status: null, counted: counted.slice(0, 1) };
    counted.push({ alias: aliases.give(camelCase(value), 'Count'), value, args });
  }
  return { ...counts, status: { filter: filter.name, enum: filter.enum }, counted };
}

/** The list's filter by the record's status, if the statuses are few. */
function statusFilter(plan: Plan, resource: Resource, list: List, fields: Field[]) {
  const status = mainStatus(fields);
  const values = (status?.choices ?? []).filter(({ deprecated }) => !deprecated);
  if (!status || values.length > MOST_STATUSES) return null;
  const filter = planFilters(plan, resource, list).find(({ name }) => name === status.name);
  const is = filter?.operators.find(({ name }) => name === 'is');
  if (!filter?.enum || !is) return null;
  return {
    name: filter.name,
    enum: filter.enum,
    variables: is.variables,
    values: values.map(({ value }) => value),
  };
}
