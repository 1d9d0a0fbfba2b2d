import type { ArgumentNode } from 'graphql';
import type { List } from '../../model/types/relations.ts';
import type { Variables } from '../../model/types/variables.ts';
import { rowFields } from '../fields/columns.ts';
import { isBookkeeping } from '../fields/traits.ts';
import type { FilterPlan } from '../lists/filterPlan.ts';
import { planFilters, slotsOf } from '../lists/filters.ts';
import { literalListArguments, sizingOf } from '../lists/literalListArguments.ts';
import { MADE } from '../lists/order.ts';
import { argumentNames } from '../lists/template.ts';
import { camelCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { Module, Subject } from '../subject.ts';
import { countingOf, type Counting } from '../lists/counting.ts';
import type { PanelPlan } from './panelPlan.ts';

/** How many records of a resource there were day by day, or week by week. */
export interface TrendPlan extends Module {
  readonly owner: Subject;
  readonly list: List;
  /** The list's own query, whose variables the filter fills. */
  readonly listQuery: string;
  readonly counting: Counting;
  /** The list's filter by the date on which a record came to be. */
  readonly filter: FilterPlan;
  /** The arguments that this filter sets: they differ for each bucket of days. */
  readonly varied: readonly string[];
  /** What the same arguments say besides, such as how many rows to send along. */
  readonly always: Variables;
  /** The arguments that are the same for all. */
  readonly args: readonly ArgumentNode[];
}

/** Each costs the backend a count for every day. */
const MOST_TRENDS = 3;

/**
 * What the home page draws over time, of the resources that it has panels of: those with a date of
 * the business itself (placed, issued, opened) before those that only say when they were entered.
 */
export function chooseTrends(planner: Planner, panels: readonly PanelPlan[]): TrendPlan[] {
  const isEntered = ({ owner, latest }: PanelPlan) =>
    owner.resource.fields.some((field) => field.name === latest.date && isBookkeeping(field));
  const ofBusiness = panels.filter((panel) => !isEntered(panel));
  const trends: TrendPlan[] = [];
  for (const panel of new Set([...ofBusiness, ...panels])) {
    if (trends.length === MOST_TRENDS) break;
    const trend = planTrend(planner, panel);
    if (trend) trends.push(trend);
  }
  return trends;
}

/** Null where records cannot be counted between two days. */
function planTrend(planner: Planner, { owner, list, table, latest }: PanelPlan): TrendPlan | null {
  const { date } = latest;
  const counting = countingOf(list);
  if (!counting || !owner.list || !MADE.test(date)) return null;
  if (!rowFields(planner, table).some(({ name }) => name === date)) return null;
  const filter = planFilters(planner, owner.resource, list).find(({ name }) => name === date);
  if (!filter || !hasBothBounds(filter)) return null;
  const varied = [...argumentNames(...filter.operators.map(({ variables }) => variables))];
  const declared = counting.list.arguments;
  // What is always sent in the same argument would have to be merged into it.
  if (varied.some((name) => !Object.hasOwn(declared, name) || Object.hasOwn(list.fixed, name)))
    return null;
  const isVaried = ([name]: readonly [string, unknown]) => varied.includes(name);
  const sizing = counting.rows === null ? {} : sizingOf(counting.list);
  const always = Object.fromEntries(Object.entries(sizing).filter(isVaried));
  const others = Object.fromEntries(Object.entries(declared).filter((each) => !isVaried(each)));
  const args = literalListArguments(
    planner,
    { ...counting.list, arguments: others },
    {},
    counting.rows,
  );
  if (!args) return null;
  const module = planner.names.inPart(owner, 'home', camelCase(`${owner.base} trend`), 'ts');
  const listQuery = `${owner.list.name}Query`;
  return { ...module, owner, list, listQuery, counting, filter, varied, always, args };
}

/** Any bucket of days can be asked for: by its first moment and its last, beside each other. */
function hasBothBounds({ maker, operators }: FilterPlan): boolean {
  if (maker !== 'dayFilter' && maker !== 'momentFilter') return false;
  const bound = (...names: string[]) => operators.find(({ name }) => names.includes(name));
  const bounds = [bound('atLeast', 'greaterThan'), bound('lessThan', 'atMost')];
  const [lower, upper] = bounds.map((operator) => operator && slotsOf(operator.variables).join());
  // Of two values for one place only one could be sent; in a list there is room for both.
  return lower !== undefined && upper !== undefined && (lower !== upper || /\.\d/.test(lower));
}
