import type { ArgumentNode } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import type { Variables } from '../../model/types/variables.ts';
import { rowFields } from '../fields/columns.ts';
import { isDate, mainStatus, shownStatus } from '../fields/traits.ts';
import { planFilters } from '../lists/filters.ts';
import { defaultSort } from '../lists/order.ts';
import { literalListArguments } from '../lists/literalListArguments.ts';
import type { Context } from '../context.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import type { Planner } from '../planner.ts';
import type { ListPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import type { ResourceGroups } from './resourceGroups.ts';
import { countingOf, type Counting } from '../lists/counting.ts';

/** The panel of a resource on the home page. */
export interface PanelPlan extends Module {
  readonly owner: Subject;
  readonly list: List;
  readonly table: TablePlan;
  readonly latest: LatestPlan;
  readonly counts: CountsPlan | null;
}

/** The records that were made or changed last. */
export interface LatestPlan {
  readonly args: readonly ArgumentNode[];
  /** The date by which they are the last. */
  readonly date: string;
  /** The columns for the status and the date. */
  readonly columns: readonly string[];
}

/** How many records there are, in all and of each status. */
export interface CountsPlan {
  readonly counting: Counting;
  /** The name in the address of the list's filter by status, and the status; null where there is none. */
  readonly status: { readonly filter: string; readonly enum: string } | null;
  readonly counted: readonly CountPlan[];
}

export interface CountPlan {
  /** The status; `all` for all records. */
  readonly alias: string;
  readonly args: readonly ArgumentNode[];
}

/** As `src/ui/home/Counts.tsx` has it. A status of that name is not counted. */
const ALL = 'all';
const ROWS = 5;
const MOST_STATUSES = 8;
/** As many as are looked through in the morning. */
const MOST_PANELS = 6;

/**
 * The resources that the home page shows: those on their way through statuses before the rest.
 *
 * @param lists the plans of the resources' lists
 */
export function choosePanels(
  planner: Planner,
  { main }: ResourceGroups,
  lists: ReadonlyMap<Subject, ListPlan>,
): PanelPlan[] {
  const panels = main.flatMap((owner) => planPanel(planner, owner, lists.get(owner)) ?? []);
  const moving = panels.filter(({ counts }) => counts?.status);
  return [...new Set([...moving, ...panels])].slice(0, MOST_PANELS);
}

/** Plans the panel of a resource; null if its list cannot be sorted by date. */
function planPanel(planner: Planner, owner: Subject, planned?: ListPlan): PanelPlan | null {
  const { list } = owner.resource;
  if (!list || !planned || list.required.length > 0 || Object.keys(list.above).length > 0)
    return null;
  const { table } = planned;
  const latest = planLatest(planner, owner, list, table);
  if (!latest) return null;
  const module = planner.names.inPart(owner, 'home', `${owner.base}Panel`, 'tsx');
  return { ...module, owner, list, table, latest, counts: planCounts(planner, owner, list, table) };
}

function planLatest(
  context: Context,
  { resource }: Subject,
  list: List,
  table: TablePlan,
): LatestPlan | null {
  const fields = rowFields(context, table);
  const date = newestFirst(list, fields, resource.title);
  const order = list.sort?.fields.find(({ field }) => field === date)?.descending;
  if (date === null || !order) return null;
  const args = literalListArguments(context, list, order, ROWS);
  const status = shownStatus(fields);
  return args && { args, date, columns: [...(status ? [status.name] : []), date] };
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
  context: Context,
  { resource }: Subject,
  list: List,
  table: TablePlan,
): CountsPlan | null {
  const counting = countingOf(list);
  if (!counting) return null;
  const argsFor = (variables: Variables, value: string) =>
    literalListArguments(context, counting.list, variables, counting.rows, { value });
  const all = argsFor({}, '');
  if (!all) return null;
  const counted: CountPlan[] = [{ alias: ALL, args: all }];
  const filter = statusFilter(context, resource, list, rowFields(context, table));
  if (!filter) return { counting, status: null, counted };
  for (const value of filter.values.filter((name) => name !== ALL)) {
    const args = argsFor(filter.variables, value);
    if (!args) return { counting, status: null, counted: counted.slice(0, 1) };
    counted.push({ alias: value, args });
  }
  return { counting, status: { filter: filter.name, enum: filter.enum }, counted };
}

/** The list's filter by the record's status, if the statuses are few. */
function statusFilter(context: Context, resource: Resource, list: List, fields: Field[]) {
  const status = mainStatus(fields);
  const values = (status?.choices ?? []).filter(({ deprecated }) => !deprecated);
  if (!status || values.length > MOST_STATUSES) return null;
  const filter = planFilters(context, resource, list).find(({ name }) => name === status.name);
  const is = filter?.operators.find(({ name }) => name === 'is');
  if (!filter?.enum || !is) return null;
  return {
    name: filter.name,
    enum: filter.enum,
    variables: is.variables,
    values: values.map(({ value }) => value),
  };
}
