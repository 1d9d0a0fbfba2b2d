import type { List, Relation } from '../../model/types/relations.ts';
import type { Variables } from '../../model/types/variables.ts';
import { sameName } from '../../model/wording/words.ts';
import type { FilterPlan } from '../lists/filterPlan.ts';
import { filterBy, planFilters, slotsOf } from '../lists/filters.ts';
import { equality } from '../lists/offeredOperators.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';

/** A list of another resource that is narrowed to what belongs to a record. */
export interface FilteredList {
  readonly target: Subject;
  readonly list: List;
  /** What the record would have a field for, if the schema had one. */
  readonly relation: Relation;
  /** What selects its rows, with a hole for the record's key. */
  readonly by: Variables;
}

/**
 * The lists that can be narrowed to a record by its key, where no field of the record has their rows:
 * `orders(filter: { customerId })` of a customer that has no `orders`. Nothing is guessed where a list refers to such
 * records in several ways, or where the record itself leads to one of the rows.
 */
export class FilteredLists {
  readonly #planner: Planner;
  /** Each list may be narrowed to the records of each resource: what it is filtered by is planned once. */
  readonly #filters = new Map<Subject, readonly FilterPlan[]>();

  constructor(planner: Planner) {
    this.#planner = planner;
  }

  /** Those that can be narrowed to a record of a resource. */
  for(owner: Subject): FilteredList[] {
    const { relations, unionFields, join } = owner.resource;
    if (join) return [];
    const names = new Set([...relations, ...unionFields].map(({ field }) => sameName(field)));
    const labels = new Set([...relations, ...unionFields].map(({ label }) => label));
    return this.#planner.subjects.flatMap((target): FilteredList[] => {
      const { list, pluralLabel: label, type } = target.resource;
      if (target === owner || !target.list || !list) return [];
      if (relations.some(({ to }) => to === type)) return [];
      if (unionFields.some(({ members }) => members.includes(type))) return [];
      const by = selectionOf(owner, list, this.#filtersOf(target, list));
      const field = list.path[list.path.length - 1];
      if (!by || names.has(sameName(field)) || labels.has(label)) return [];
      const relation: Relation = {
        field,
        label,
        to: type,
        many: true,
        record: [],
        nullable: false,
        description: null,
        deprecated: false,
        foreignKey: null,
        list,
      };
      return [{ target, list, relation, by }];
    });
  }

  #filtersOf(target: Subject, list: List): readonly FilterPlan[] {
    const filters = this.#filters.get(target) ?? planFilters(this.#planner, target.resource, list);
    this.#filters.set(target, filters);
    return filters;
  }
}

/** What selects the rows of a record; null where nothing does, or more than the record is asked for first. */
function selectionOf(owner: Subject, list: List, filters: readonly FilterPlan[]): Variables | null {
  const filter = filterBy(filters, owner.resource.type, owner.key);
  const by = filter && equality(filter)?.variables;
  if (!by) return null;
  const slots = slotsOf(by);
  const isAll = list.required.every(({ slot }) => slots.includes(`.${slot.join('.')}`));
  return isAll ? by : null;
}
