import type { PickerPlan } from '../forms/pickers.ts';
import type { FilterPlan } from '../lists/filterPlan.ts';
import { planFilters } from '../lists/filters.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';

/** A list that a value of a field narrows, which people type whole: an amount or a day. */
export interface ValueList {
  readonly owner: Subject;
  readonly filter: Pick<FilterPlan, 'name' | 'label'>;
}

/** What the palette leads to by what is typed. */
export interface ValueLists {
  readonly amounts: readonly ValueList[];
  readonly days: readonly ValueList[];
}

/** The first of each kind are what people reach for first. */
const MOST_FILTERS = 3;

/** Of the resources whose records the palette finds. */
export function chooseValueLists(planner: Planner, searches: readonly PickerPlan[]): ValueLists {
  const ofEach = (isOffered: (filter: FilterPlan, owner: Subject) => boolean) =>
    searches.flatMap(({ owner }) => {
      const { list } = owner.resource;
      if (!list || list.required.length > 0) return [];
      return planFilters(planner, owner.resource, list)
        .filter((filter) => isOffered(filter, owner))
        .slice(0, MOST_FILTERS)
        .map(({ name, label }): ValueList => ({ owner, filter: { name, label } }));
    });
  return { amounts: ofEach(isAmount), days: ofEach(isDay) };
}

/** Other numbers are many, and nobody looks for them by themselves. */
function isAmount({ name, operators }: FilterPlan, { resource }: Subject): boolean {
  const field = resource.fields.find((own) => own.name === name);
  return Boolean(field?.money) && operators.some((operator) => operator.name === 'is');
}

/** A day and a month are asked for by both of their ends. */
function isDay({ maker, operators }: FilterPlan): boolean {
  const has = (...names: string[]) => operators.some(({ name }) => names.includes(name));
  const isOfDays = maker === 'dayFilter' || maker === 'momentFilter';
  return isOfDays && has('atLeast', 'greaterThan') && has('atMost', 'lessThan');
}
