import { isEnumType } from 'graphql';
import { asksPresence } from '../../model/conventions/filter/operators.ts';
import type { FilterField } from '../../model/types/listQuery.ts';
import type { Hole } from '../../model/types/variables.ts';
import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { fillSlots, isHole } from '../../model/shapes/slots.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { byFieldPriority } from '../../model/wording/fieldPriority.ts';
import type { Context } from '../context.ts';
import { isStatus } from '../fields/traits.ts';
import { fieldFilter } from './fieldFilter.ts';
import { makerFor } from './filterMaker.ts';
import { holeOf, type FilterPlan } from './filterPlan.ts';
import { equality } from './offeredOperators.ts';

/** Parameters of the address of a list, or of a record around it, that are not filters. */
const PARAMETERS = new Set([
  ...['q', 'sort', 'after', 'before', 'page', 'size', 'columns', 'density', 'layout', 'by'],
  ...['more', 'lane', 'chart', 'filter', 'tab', 'key'],
]);

/** What stands before a filter that is one of several of which any, or none, may hold. */
const GROUP = /^(any[2-9]?|not)$/;

/** What must be given first, then all that the list can be filtered by: what people reach for first, first. */
export function planFilters(context: Context, resource: Resource, list: List): FilterPlan[] {
  const asked = list.required.map((required) => askedFilter(context, required));
  const fields = [...byFieldPriority(list.filter?.fields ?? [], ({ field }) => field)].sort(
    (one, other) => rank(context, resource, one) - rank(context, resource, other),
  );
  const filters = fields
    .filter((field) => !isCounted(field, fields))
    .flatMap((field) => fieldFilter(context, resource, field) ?? []);
  // A required argument may also be a known filter, which says more about it: that its value is a record's key.
  const known = asked.map((filter) => {
    const same = filters.find((other) => sameSlot(other, filter));
    if (!same?.relation) return filter;
    const { relation, relationKey, maker } = same;
    return { ...filter, relation, relationKey, maker };
  });
  const names = new Set(asked.map(({ name }) => name));
  const others = filters.filter(
    (filter) =>
      !asked.some((other) => sameSlot(other, filter)) &&
      !names.has(filter.name) &&
      names.add(filter.name),
  );
  return [...known, ...others].map(addressable);
}

/** Whether a field asks only if a relation leads to any records, of which another asks how many. */
function isCounted({ field, operators }: FilterField, fields: readonly FilterField[]): boolean {
  return (
    operators.every(({ name }) => asksPresence(name)) &&
    fields.some(({ counts }) => counts === field)
  );
}

/** Statuses, other choices, yes or no, what a record belongs to, the rest; what the record does not have comes last. */
function rank(context: Context, resource: Resource, field: FilterField): number {
  const own = resource.fields.find(({ name }) => name === field.field);
  if (own && isStatus(own)) return 0;
  const isKnown = own || resource.relations.some((relation) => relation.field === field.field);
  const type = holeOf(field.operators[0]?.variables)?.type ?? '';
  const groups = [
    field.enum !== null,
    context.leafType(type) === 'boolean' && own,
    field.relation !== null,
    true,
  ];
  return 1 + groups.findIndex(Boolean) + (isKnown ? 0 : 10);
}

function askedFilter(
  context: Context,
  { slot, label, type }: List['required'][number],
): FilterPlan {
  const named = namedTypeOf(type);
  const isEnum = isEnumType(context.schema.getType(named));
  const name = type.startsWith('[') ? 'anyOf' : 'is';
  return {
    name: slot[slot.length - 1],
    label,
    maker: isEnum ? 'choiceFilter' : makerFor(context, named, null),
    operators: [{ name, variables: fillSlots([[slot, { hole: 'value', type }]]) }],
    enum: isEnum ? named : null,
    relation: null,
    relationKey: null,
    required: true,
  };
}

function sameSlot(one: FilterPlan, other: FilterPlan): boolean {
  const slots = slotsOf(equality(one)?.variables ?? null);
  return slots.join() === slotsOf(equality(other)?.variables ?? null).join();
}

/** Where the holes are: `filter.status`. */
export function slotsOf(template: unknown, path = ''): string[] {
  if (typeof template !== 'object' || template === null || isHole(template as Hole)) return [path];
  return Object.entries(template).flatMap(([name, value]) => slotsOf(value, `${path}.${name}`));
}

/** A dot sets a filter apart from how it compares. */
function addressable(filter: FilterPlan): FilterPlan {
  const name = filter.name.replaceAll('.', '_');
  return { ...filter, name: PARAMETERS.has(name) || GROUP.test(name) ? `${name}Is` : name };
}

/** The filter of a list that narrows it to the records of one other, given its key. */
export function filterBy(
  filters: readonly FilterPlan[],
  type: string,
  key: readonly string[],
): FilterPlan | undefined {
  const matching = filters.filter(
    (filter) =>
      filter.relation === type &&
      key.length === 1 &&
      filter.relationKey === key[0] &&
      equality(filter) !== undefined,
  );
  return matching.length === 1 ? matching[0] : undefined;
}
