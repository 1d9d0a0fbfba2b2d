import type {
  FilterField,
  FilterOperator,
  Hole,
  List,
  Resource,
  Variables,
} from '../../model/model.ts';
import { splitWords } from '../../model/words.ts';
import { arrow, object, property, returned, textProperty, type Doc } from '../code/docs.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import { camelCase, isReservedEverywhere } from '../names.ts';
import type { Plan } from '../plan.ts';
import { isStatus } from '../fields/traits.ts';
import { fillSlots, fromText, isHole, templateDoc } from './template.ts';

/** One filter of a list. */
export interface FilterPlan {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly variables: Variables;
  readonly enum: string | null;
  readonly relation: string | null;
  readonly isBoolean: boolean;
  readonly required: boolean;
  /** The field of the related record whose value it takes. */
  readonly relationKey: string | null;
}

const MOST_FILTERS = 8;
const MOST_CHOICES = 40;
/** Arguments that filter by nothing that the record has: some tell more than others, nobody can say which. */
const MOST_SWITCHES = 2;

/** Parameters of an address that are not filters. */
const PARAMETERS = new Set(['q', 'sort', 'after', 'before', 'page', 'tab', 'key']);

/** What must be given first, then enums (a status before all), yes or no, and what a record belongs to. */
export function planFilters(plan: Plan, resource: Resource, list: List): FilterPlan[] {
  const asked = list.required.map(({ slot, label, type }): FilterPlan => {
    const named = type.replace(/[[\]!]/g, '');
    const hole = { hole: 'value', type };
    return {
      ...NO_FILTER,
      name: slot[slot.length - 1],
      label,
      variables: fillSlots([[slot, hole]]),
      enum: isEnum(plan, named) ? named : null,
      isBoolean: plan.leafType(named) === 'boolean',
      required: true,
    };
  });
  const fields = list.filter?.fields ?? [];
  const enums = fields.flatMap((field) =>
    field.enum && fewChoices(plan, field.enum) ? whereIs(field) : [],
  );
  const booleans = fields.flatMap((field) =>
    field.enum || field.relation ? [] : whereIs(field).filter(isYesNo(plan)),
  );
  const relations = fields.flatMap((field) =>
    field.relation && plan.of(field.relation) ? whereIs(field) : [],
  );
  const statuses = new Set(resource.fields.filter(isStatus).map(({ name }) => name));
  const own = new Set(resource.fields.map(({ name }) => name));
  const ownFirst = (filters: readonly FilterPlan[]) => [
    ...filters.filter(({ name }) => own.has(name)),
    ...filters.filter(({ name }) => !own.has(name)).slice(0, MOST_SWITCHES),
  ];
  const optional = [
    ...enums.filter(({ name }) => statuses.has(name)),
    ...ownFirst(enums.filter(({ name }) => !statuses.has(name))),
    ...ownFirst(booleans.map((filter) => ({ ...filter, isBoolean: true }))),
    ...relations,
  ];
  const names = new Set(asked.map(({ name }) => name));
  const filters = optional.filter(({ name }) => !names.has(name) && names.add(name));
  // What is asked for may be a filter too, which knows more of it: that it is a record's key.
  const known = asked.map((filter) => {
    const same = filters.find((other) => sameSlot(other, filter));
    return same ? { ...filter, relation: same.relation, relationKey: same.relationKey } : filter;
  });
  const others = filters.filter((filter) => !asked.some((other) => sameSlot(other, filter)));
  return [...known, ...others.slice(0, MOST_FILTERS)].map(addressable);
}

function sameSlot(one: FilterPlan, other: FilterPlan): boolean {
  return slotsOf(one.variables).join() === slotsOf(other.variables).join();
}

/** Where the holes are: `filter.status`. */
function slotsOf(template: unknown, path = ''): string[] {
  if (typeof template !== 'object' || template === null || isHole(template as Hole)) return [path];
  return Object.entries(template).flatMap(([name, value]) => slotsOf(value, `${path}.${name}`));
}

const NO_FILTER = {
  enum: null,
  relation: null,
  relationKey: null,
  isBoolean: false,
  required: false,
};

function whereIs(field: FilterField): FilterPlan[] {
  const operator = operatorOf(field);
  if (!operator) return [];
  return [
    {
      ...NO_FILTER,
      name: field.field,
      label: field.label,
      variables: operator.variables,
      enum: field.enum,
      relation: field.relation,
      relationKey: field.relationKey,
    },
  ];
}

function operatorOf({ operators }: FilterField): FilterOperator | undefined {
  return (
    operators.find(({ name }) => name === 'is') ??
    operators.find(({ name }) => name === 'anyOf') ??
    operators.find(({ name }) => name === 'has')
  );
}

function isYesNo(plan: Plan): (filter: FilterPlan) => boolean {
  return ({ variables }) => {
    const hole = holesOf(variables)[0];
    return (
      hole !== undefined && !hole.type.startsWith('[') && plan.leafType(hole.type) === 'boolean'
    );
  };
}

function fewChoices(plan: Plan, name: string): boolean {
  const type = plan.schema.getType(name);
  return type !== undefined && 'getValues' in type && type.getValues().length <= MOST_CHOICES;
}

function isEnum(plan: Plan, name: string): boolean {
  const type = plan.schema.getType(name);
  return type !== undefined && 'getValues' in type;
}

function addressable(filter: FilterPlan): FilterPlan {
  return PARAMETERS.has(filter.name) ? { ...filter, name: `${filter.name}Is` } : filter;
}

/** The filter of a list that narrows it to the records of one other, given its key. */
export function filterBy(
  filters: readonly FilterPlan[],
  type: string,
  key: readonly string[],
): FilterPlan | undefined {
  const matching = filters.filter(
    ({ relation, relationKey }) => relation === type && key.length === 1 && relationKey === key[0],
  );
  return matching.length === 1 ? matching[0] : undefined;
}

/** `filters: { … }` */
export function filtersProperty(file: SourceFile, plan: Plan, filters: readonly FilterPlan[]): Doc {
  return property(
    'filters',
    object(
      filters.map((filter) => property(filter.name, filterObject(file, plan, filter))),
      { expanded: true },
    ),
  );
}

function filterObject(file: SourceFile, plan: Plan, filter: FilterPlan): Doc {
  const choices = filter.enum ? plan.choices(file, filter.enum) : null;
  const target = filter.relation ? plan.of(filter.relation) : undefined;
  const parameter = parameterFor(plan, filter.name);
  const variables = templateDoc(filter.variables, (hole) =>
    fromText(hole, parameter, choices, plan.leafType(hole.type)),
  );
  return object(
    [
      textProperty('label', filter.label),
      ...(choices ? [property('choices', choices)] : []),
      ...(filter.isBoolean
        ? [property('choices', file.value('yesNo', 'src/ui/list/yesNo.ts'))]
        : []),
      ...(target ? [property('relation', plan.describe(file, target))] : []),
      ...(filter.required ? ['required: true'] : []),
      property('variables', arrow([parameter], returned(variables))),
    ],
    { expanded: true },
  );
}

/** `status` for the filter of that name; `value` where the name means something else. */
function parameterFor(plan: Plan, name: string): string {
  return isReservedEverywhere(name) || plan.isTaken(name) ? 'value' : name;
}

/** `search: { … }`, which says what is searched: "Search name or email". */
export function searchProperty(plan: Plan, resource: Resource, list: List): Doc | null {
  const { search } = list;
  if (!search) return null;
  const labels = search.fields.flatMap(
    (name) => resource.fields.find((field) => field.name === name)?.label ?? words(name),
  );
  const label = labels.length > 0 ? `Search ${lowered(labels)}` : 'Search';
  const variables = templateDoc(search.variables, (hole) =>
    fromText(hole, 'text', null, plan.leafType(hole.type)),
  );
  return property(
    'search',
    object(
      [textProperty('label', label), property('variables', arrow(['text'], returned(variables)))],
      {
        expanded: true,
      },
    ),
  );
}

function words(name: string): string {
  return splitWords(camelCase(name)).join(' ');
}

function lowered(labels: readonly string[]): string {
  const all = labels.map((label) =>
    /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
  );
  const last = all[all.length - 1];
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${last}` : last;
}

function holesOf(template: unknown): Hole[] {
  if (typeof template !== 'object' || template === null) return [];
  if (isHole(template as Hole)) return [template as Hole];
  return Object.values(template).flatMap(holesOf);
}
