import { asksPresence } from '../../model/conventions/filter/operators.ts';
import type { Resource } from '../../model/types/resource.ts';
import { camelCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { Module } from '../subject.ts';
import { conditionOf, type Condition } from './condition.ts';
import { FILTER_MAKERS } from './filterMaker.ts';
import type { FilterPlan, OperatorPlan } from './filterPlan.ts';
import { planFilters } from './filters.ts';
import { offeredOperators } from './offeredOperators.ts';

/** The operators of a type of conditions, written once for all filters with such a condition. */
export interface OperatorsPlan extends Module {
  /** The type; null for the operators of enums, which are the same for all of them. */
  readonly type: string | null;
  /** A query whose artifact has the type. */
  readonly query: string;
  /** The TypeScript type of what is compared with; null for the values of enums. */
  readonly operand: string | null;
  readonly operators: readonly OperatorPlan[];
}

/** A filter that has the operators of its condition's type. */
export interface SharedFilter {
  readonly condition: Condition;
  readonly operators: OperatorsPlan;
}

/** What several filters have in common. */
export interface SharedOperators {
  readonly all: readonly OperatorsPlan[];
  /** Undefined for a filter whose operators are its own. */
  of(resource: Resource, filter: FilterPlan): SharedFilter | undefined;
}

interface Use {
  readonly id: string;
  readonly filter: FilterPlan;
  readonly condition: Condition;
  readonly query: string;
}

/** Plans the operators that are written once: those of conditions that several filters have. */
export function planSharedOperators(planner: Planner): SharedOperators {
  const groups = Map.groupBy(usesIn(planner), groupOf);
  const all: OperatorsPlan[] = [];
  const shared = new Map<string, SharedFilter>();
  for (const uses of groups.values()) {
    const { operators, covered } = mostShared(uses);
    if (covered.length < 2) continue;
    const [{ filter, condition, query }] = covered;
    const type = filter.enum === null ? condition.type : null;
    const module = planner.names.ofOperators(nameFor(type));
    const own = { ...module, type, query, operand: FILTER_MAKERS[filter.maker], operators };
    all.push(own);
    for (const use of covered) shared.set(use.id, { condition: use.condition, operators: own });
  }
  return { all, of: (resource, filter) => shared.get(idOf(resource, filter)) };
}

/** The filters of all lists that have a condition of their own. */
function usesIn(planner: Planner): Use[] {
  return planner.subjects.flatMap(({ resource, list: screen }) => {
    const { list } = resource;
    if (!list || !screen) return [];
    return planFilters(planner, resource, list).flatMap((filter) => {
      const isShared = !filter.required && (filter.enum !== null || FILTER_MAKERS[filter.maker]);
      const condition = isShared ? conditionOf(planner, list, filter) : null;
      if (!condition) return [];
      return [{ id: idOf(resource, filter), filter, condition, query: `${screen.name}Query` }];
    });
  });
}

function idOf({ type }: Resource, { name }: FilterPlan): string {
  return `${type}.${name}`;
}

/** Operators are the same for values of one type; those of enums, where they are spelled alike. */
function groupOf(use: Use): string {
  const { filter, condition } = use;
  return filter.enum === null
    ? `${condition.type} ${FILTER_MAKERS[filter.maker]}`
    : comparisonsOf(use);
}

/** The operators that most of the filters have, whatever else the makers of some leave out. */
function mostShared(uses: readonly Use[]) {
  let best: { operators: readonly OperatorPlan[]; covered: readonly Use[] } = {
    operators: [],
    covered: [],
  };
  const tried = new Set<string>();
  for (const use of uses) {
    const text = comparisonsOf(use);
    if (text === '' || tried.has(text)) continue;
    tried.add(text);
    const covered = uses.filter((other) => isCovered(other, use));
    const operators = comparing(use.condition.operators);
    if (covered.length > best.covered.length) best = { operators, covered };
  }
  const presence = best.covered.flatMap(({ condition }) => condition.operators).find(isPresence);
  const covered = best.covered.filter(({ condition }) => {
    const own = condition.operators.find(isPresence);
    return !own || (presence && signature([own]) === signature([presence]));
  });
  return { operators: [...(presence ? [presence] : []), ...best.operators], covered };
}

/** Whether a filter made with the operators of another's condition has those that it is to have. */
function isCovered(use: Use, { condition, filter }: Use): boolean {
  const made = offeredOperators(use.filter.maker, comparing(condition.operators));
  return signature(made, filter.enum) === comparisonsOf(use);
}

/** How a field is compared, as text. */
function comparisonsOf({ condition, filter }: Use): string {
  return signature(comparing(condition.operators), filter.enum);
}

/** Whether there is a value at all depends on the field, not on the type. */
function comparing(operators: readonly OperatorPlan[]): OperatorPlan[] {
  return operators.filter((operator) => !isPresence(operator));
}

function isPresence({ name }: OperatorPlan): boolean {
  return asksPresence(name);
}

/** The operators as text, to be compared. @param enumType an enum whose name makes no difference */
function signature(operators: readonly OperatorPlan[], enumType: string | null = null): string {
  const texts = operators.map(({ name, variables }) =>
    JSON.stringify([name, variables], (key, value: unknown) =>
      key === 'type' && typeof value === 'string' ? shape(value, enumType) : value,
    ),
  );
  return texts.sort().join();
}

function shape(type: string, enumType: string | null): string {
  const name = type.replaceAll(/[[\]!]/g, '');
  return `${type.startsWith('[') ? '[]' : ''}${name === enumType ? '' : name}`;
}

/** `stringFilter`, unless a function that makes filters is called so. */
function nameFor(type: string | null): string {
  const name = camelCase(type ?? 'EnumFilter');
  return Object.hasOwn(FILTER_MAKERS, name) ? `${name}Operators` : name;
}
