import { at } from '../../model/shapes/slots.ts';
import type { Quantifier, RelatedFilter } from '../../model/types/listQuery.ts';
import type { List } from '../../model/types/relations.ts';
import type { Slot, Variables } from '../../model/types/variables.ts';
import { code } from '../code/code.ts';
import { array, object, property, text } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { labelProperty } from '../code/labelProperty.ts';
import { artifactType } from '../code/scope.ts';
import type { Context } from '../context.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';
import type { FilterPlan } from './filterPlan.ts';
import { planFilters } from './filters.ts';

/** The order in which they are offered: the first is meant where none is named. */
const QUANTIFIERS: readonly Quantifier[] = ['one', 'any', 'all', 'none'];

/** Filters of a list through a relation. */
export interface RelatedFilterPlan extends Pick<RelatedFilter, 'field' | 'label' | 'slots'> {
  readonly target: Subject;
  /** Where the conditions are in the variables of the related records' list. */
  readonly from: Slot;
  /** The names of the filters that it takes; null for all of them. */
  readonly only: readonly string[] | null;
}

/**
 * The relations through which a list can be filtered: those to resources whose list has conditions that the relation
 * takes.
 */
export function planRelatedFilters(context: Context, list: List): RelatedFilterPlan[] {
  return (list.filter?.related ?? []).flatMap(({ field, label, to, slots, only: taken }) => {
    const target = context.of(to);
    const other = target?.resource.list;
    const from = other?.filter?.conditions?.slot;
    if (!target?.list || !other?.filter || !from) return [];
    const usable = planFilters(context, target.resource, other).filter((filter) =>
      isTaken(filter, from, taken),
    );
    if (usable.length === 0) return [];
    const further = other.filter.related.filter(({ slots: inner }) =>
      Object.values(inner).every((slot) => !taken || taken.includes(slot[from.length] ?? '')),
    );
    const names = [...usable.map(({ name }) => name), ...further.map((relation) => relation.field)];
    return [{ field, label, slots, target, from, only: taken && names }];
  });
}

/** Whether some of a filter's operators are among conditions of which only some fields are taken. */
function isTaken(filter: FilterPlan, from: Slot, taken: readonly string[] | null): boolean {
  return filter.operators.some(({ variables }) => {
    const conditions = at(variables, from);
    if (typeof conditions !== 'object' || conditions === null) return false;
    return !taken || Object.keys(conditions).every((name) => taken.includes(name));
  });
}

/** The arguments of a list that its filters through relations set. */
export function relatedVariables(related: readonly RelatedFilterPlan[]): Variables[] {
  return related.flatMap(({ slots }) => Object.values(slots).map(([name]) => ({ [name]: true })));
}

/** `export const related: RelatedFilters<…> = { customer: relatedFilter(…) }` */
export function relatedFiltersCode(
  plan: Plan,
  query: string,
  related: readonly RelatedFilterPlan[],
): string {
  const variables = `${artifactType(query)}['variables']`;
  const type = `${framework.RelatedFilters}<${variables}>`;
  const entries = related.flatMap((relation) => {
    const call = relatedFilterCall(plan, relation);
    return call === null
      ? []
      : [entry(relation.field, call, `satisfies ${framework.RelatedFilter}<${variables}>`)];
  });
  return code`export const related: ${type} = ${object(entries, { expanded: true })};`;
}

function relatedFilterCall(plan: Plan, relation: RelatedFilterPlan): string | null {
  const { field, label, slots, target, from, only } = relation;
  const list = plan.listOf(target);
  if (!list?.filters) return null;
  const where = QUANTIFIERS.flatMap((quantifier) => {
    const slot = slots[quantifier];
    return slot ? [property(quantifier, `(${CONDITIONS}) => (${placed(slot, CONDITIONS)})`)] : [];
  });
  const options = [
    ...labelProperty(field, label),
    ...(only ? [property('only', array(only.map(text)))] : []),
  ];
  return `${framework.relatedFilter}(${[
    plan.describe(target),
    `(variables: ${artifactType(`${list.name}Query`)}['variables']) => variables.${from.join('?.')}`,
    object(where),
    ...(options.length > 0 ? [object(options)] : []),
  ].join(', ')})`;
}

const CONDITIONS = 'conditions';

/** `{ filter: { lines: { some: conditions } } }` */
function placed(slot: Slot, value: string): string {
  return slot.reduceRight((inner, name) => object([property(name, inner)]), value);
}
