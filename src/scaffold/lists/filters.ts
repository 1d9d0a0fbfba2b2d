import {
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { asksPresence, type OperatorName } from '../../model/conventions/filter/operators.ts';
import type { FilterField } from '../../model/types/listQuery.ts';
import type { Hole, Variables } from '../../model/types/variables.ts';
import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { isSecret } from '../../model/fields/secrets.ts';
import { isNonNullWherePresent } from '../../model/shapes/nonNullWherePresent.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { readValueShape } from '../../model/shapes/valueShape.ts';
import { isStatus } from '../fields/traits.ts';
import { byFieldPriority } from '../../model/wording/fieldPriority.ts';
import type { Context } from '../context.ts';
import { amountMaker, makerFor, recordMaker, valueMaker, type FilterMaker } from './filterMaker.ts';
import { equality, offeredOperators } from './offeredOperators.ts';
import { fillSlots, holesIn, isHole } from '../../model/shapes/slots.ts';

export interface OperatorPlan {
  readonly name: OperatorName;
  readonly variables: Variables;
}

/** One filter of a list. */
export interface FilterPlan {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly maker: FilterMaker;
  readonly operators: readonly OperatorPlan[];
  readonly enum: string | null;
  readonly relation: string | null;
  readonly required: boolean;
  /** The field of the related record whose value it takes. */
  readonly relationKey: string | null;
  /** Of a length of time: the units that the schema takes. */
  readonly units?: readonly string[];
  /** Of an amount in the smallest unit: the currency of all records, where it is one. */
  readonly currency?: string | null;
}

const MOST_CHOICES = 60;

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
  const filters = fields.flatMap((field) => fieldFilter(context, resource, field) ?? []);
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

/** Whether what is compared with the field would be a secret; whether there is one is none. */
function namesSecretField({ schema }: Context, { field, operators }: FilterField): boolean {
  return operators.some(({ variables }) => {
    const type = schema.getType(namedTypeOf(holeOf(variables)?.type ?? ''));
    return isScalarType(type) && isSecret({ name: field, type });
  });
}

/** A filter on a field; null when nothing can be entered for it. */
function fieldFilter(context: Context, resource: Resource, field: FilterField): FilterPlan | null {
  const own = resource.fields.find(({ name }) => name === field.field);
  // What is filtered by stands in the address.
  if (own?.format === 'secret' || namesSecretField(context, field)) return null;
  const relation = resource.relations.find((candidate) => candidate.field === field.field);
  const target = field.relation && context.of(field.relation) ? field.relation : null;
  const compared = field.operators.find(({ name }) => !asksPresence(name));
  const hole = holeOf(compared?.variables);
  const type = hole && namedTypeOf(hole.type);
  const named = type === undefined ? undefined : context.schema.getType(type);
  const isEnum = isEnumType(named);
  if (isEnum && named.getValues().length > MOST_CHOICES) return null;
  const names = field.operators.map((operator) => operator.name);
  // An object of money is compared by its amount.
  const kind = own?.fields && own.money ? 'decimal' : (own?.kind ?? null);
  const ofValue = valueMaker(context, names, type ?? 'String', kind);
  if (ofValue === undefined) return null;
  const maker =
    ofValue ??
    (target !== null
      ? recordMaker(context, type)
      : isEnum
        ? own && isStatus(own)
          ? 'statusFilter'
          : 'choiceFilter'
        : makerFor(context, type ?? 'String', kind));
  const ofAmount = amountMaker(maker, own);
  const isThere = isPresent(context, resource, field.field);
  const neverEmpty = own
    ? (!own.nullable || isThere) && !own.list
    : relation && (!relation.nullable || isThere);
  const operators = offeredOperators(maker, field.operators).filter(
    ({ name }) => !(neverEmpty && asksPresence(name)),
  );
  if (operators.length === 0) return null;
  const { field: name, label, relationKey } = field;
  const enumName = isEnum ? named.name : null;
  return {
    name,
    label,
    maker,
    operators,
    enum: enumName,
    relation: target,
    relationKey,
    required: false,
    ...(maker === 'durationFilter' && { units: unitsOf(named) }),
    // The schema's label says what the amounts count, which people do not type.
    ...(own &&
      ofAmount && { maker: ofAmount, label: own.label, currency: own.money?.fixedCurrency }),
  };
}

/** The units of a length of time, from the longest to the shortest. */
function unitsOf(type: GraphQLNamedType | undefined): readonly string[] {
  const shape = type && readValueShape(type);
  return shape?.is === 'duration' ? shape.units : [];
}

/** Whether a field that may be null has a value for everybody who has the field. */
function isPresent({ schema }: Context, { type }: Resource, field: string): boolean {
  const holder = schema.getType(type);
  const fields = isObjectType(holder) || isInterfaceType(holder) ? holder.getFields() : {};
  return Object.hasOwn(fields, field) && isNonNullWherePresent(fields[field]);
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

/** The first hole of a template. */
export function holeOf(template: Variables | undefined): Hole | undefined {
  return template && holesIn(template)[0]?.hole;
}
