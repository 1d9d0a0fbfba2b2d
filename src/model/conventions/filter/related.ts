import { getNamedType, isInputObjectType } from 'graphql';
import type {
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';
import type { Quantifier, RelatedFilter } from '../../types/listQuery.ts';
import type { Relation } from '../../types/relations.ts';
import type { Resource } from '../../types/resource.ts';
import type { Slot } from '../../types/variables.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';

/** How schemas call how many of the related records have to match. */
const QUANTIFIERS: Readonly<Record<string, Quantifier>> = {
  some: 'any',
  any: 'any',
  exists: 'any',
  has: 'any',
  have: 'any',
  every: 'all',
  all: 'all',
  none: 'none',
};

/** What stands between a relation to one and the conditions on it. */
const ONE = new Set(['is', 'have', 'has', 'single']);

/** Fields of conditions that combine others. */
const CONNECTIVES = new Set(['and', 'or', 'not', 'nor']);

/**
 * Finds the relations through which lists can be filtered: the conditions of a list have a field for the relation, and
 * it takes what the list of the related records takes as its conditions, or a part of that. So nothing has to be read
 * of them again.
 */
export function withRelatedFilters(
  resources: readonly Resource[],
  schema: GraphQLSchema,
): Resource[] {
  const types = new Map(
    resources.map(({ type, list }) => [type, inputType(schema, list?.filter?.conditions?.type)]),
  );
  return resources.map((resource) => {
    const { type, list, relations, why } = resource;
    const own = types.get(type);
    if (!list?.filter?.conditions || !own) return resource;
    const { slot } = list.filter.conditions;
    const related = relations.flatMap((relation): RelatedFilter[] => {
      const conditions = types.get(relation.to);
      const read = conditions && readRelated(relation, inputFields(own), conditions);
      if (!read) return [];
      const { field, label, to } = relation;
      return [{ field, label, to, only: read.only, slots: below(slot, read.slots) }];
    });
    if (related.length === 0) return resource;
    const names = related.map(({ field }) => `\`${field}\``).join(', ');
    return {
      ...resource,
      list: { ...list, filter: { ...list.filter, related } },
      why: { ...why, related: `${names} take the conditions of the lists that they lead to` },
    };
  });
}

function inputType(schema: GraphQLSchema, name: string | undefined): GraphQLInputObjectType | null {
  const type = name === undefined ? undefined : schema.getType(name);
  return isInputObjectType(type) ? type : null;
}

type Slots = Partial<Record<Quantifier, Slot>>;

/** `customer: CustomerFilter`, `lines: { some: LineFilter }`, `customer: { is: CustomerWhere }`, `lines_NONE: LineWhere` */
function readRelated(
  { field, many }: Relation,
  fields: readonly GraphQLInputField[],
  conditions: GraphQLInputObjectType,
): { slots: Slots; only: string[] | null } | null {
  const own = fields.find(({ name }) => name === field);
  const inner = own && !isList(own.type) ? inputFields(own.type) : [];
  const candidates = [
    ...(own ? [{ word: many ? 'some' : 'is', slot: [field], type: own.type }] : []),
    ...inner.map(({ name, type }) => ({ word: name, slot: [field, name], type })),
    ...fields
      .filter(({ name }) => name.startsWith(`${field}_`))
      .map(({ name, type }) => ({ word: name.slice(field.length + 1), slot: [name], type })),
  ];
  const slots: Slots = {};
  let only: string[] | null = null;
  for (const { word, slot, type } of candidates) {
    const quantifier = quantifierOf(sameName(word), many);
    const taken = isList(type) ? [] : fieldsTaken(getNamedType(type), conditions);
    if (!quantifier || slots[quantifier] || taken?.length === 0) continue;
    slots[quantifier] = slot;
    only ??= taken;
  }
  return Object.keys(slots).length > 0 ? { slots, only } : null;
}

function quantifierOf(word: string, many: boolean): Quantifier | undefined {
  if (!many) return ONE.has(word) ? 'one' : undefined;
  return Object.hasOwn(QUANTIFIERS, word) ? QUANTIFIERS[word] : undefined;
}

/** What a type has of some conditions; null for all of it. */
function fieldsTaken(type: GraphQLNamedType, conditions: GraphQLInputObjectType): string[] | null {
  if (type.name === conditions.name) return null;
  if (!isInputObjectType(type)) return [];
  const whole = conditions.getFields();
  const shared = inputFields(type).filter(
    ({ name }) => Object.hasOwn(whole, name) && !CONNECTIVES.has(sameName(name)),
  );
  // What has another meaning under the same name is another language of conditions.
  const isPart = shared.every(({ name, type: own }) => String(whole[name].type) === String(own));
  return isPart ? shared.map(({ name }) => name) : [];
}

function below(place: Slot, slots: Slots): Slots {
  return Object.fromEntries(
    Object.entries(slots).map(([quantifier, slot]) => [quantifier, [...place, ...slot]]),
  );
}
