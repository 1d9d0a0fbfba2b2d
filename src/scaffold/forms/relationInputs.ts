import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import { sameName, splitWords } from '../../model/wording/words.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import { isDemanded, type InputContext, type InputField, type InputKind } from './inputPlan.ts';
import { keysOf } from './keyLists.ts';
import type { PickerPlan } from './pickers.ts';

/** The relation whose key an input takes: `customer`, `customerId`, `customer_id`. */
export function relationFor(
  { name, type }: InputField,
  relations: readonly Relation[],
): Relation | null {
  const isMany = isListType(getNullableType(type));
  const bare = sameName(name).replace(/(row)?ids?$/, '');
  return (
    relations.find(
      ({ field, foreignKey, many }) => many === isMany && (field === name || foreignKey === name),
    ) ??
    relations.find(
      ({ field, many }) =>
        many === isMany && sameName(field).replace(/s$/, '') === bare.replace(/s$/, ''),
    ) ??
    null
  );
}

export const BARE = { wrapped: [], detach: null } as const;

/** What says that a record is to be linked to one that is there. */
const LINKING = ['connect', 'link', 'set'];
/** What says that several are. */
const LINKING_SEVERAL = ['connect', 'link', 'add', 'set'];

/** A record given as an object that holds its key: `author: { id }`, `author: { connect: { id } }`, `author: { link: 7 }`. */
export function connectKind(
  name: string,
  type: GraphQLInputObjectType,
  { plan, relations, within }: InputContext,
): InputKind | null {
  const relation = relations.find(({ field, many }) => field === name && !many);
  const target = relation && within === null ? plan.of(relation.to) : undefined;
  if (!target) return null;
  const fields = type.getFields();
  const isFlag = fields.disconnect && getNamedType(fields.disconnect.type).name === 'Boolean';
  const detach = isFlag ? 'disconnect' : null;
  const verb = LINKING.find((candidate) => candidate in fields);
  const linked = verb === undefined ? type : getNullableType(fields[verb].type);
  const outer = verb === undefined || isListType(linked) ? [] : [verb];
  if (isScalarType(linked)) {
    const picker = plan.pickers.of(target, linked.name) ?? plan.pickers.ofKey(target, linked.name);
    return picker && { make: 'relation', picker, wrapped: outer, detach };
  }
  const holder = isInputObjectType(linked) ? linked : type;
  if (Object.values(holder.getFields()).some(isDemanded)) return null;
  for (const { name: key, type: keyType } of Object.values(holder.getFields())) {
    const named = getNullableType(keyType);
    if (!isScalarType(named)) continue;
    const picker = plan.pickers.of(target, named.name) ?? plan.pickers.ofKey(target, named.name);
    if (picker?.key !== key) continue;
    return { make: 'relation', picker, wrapped: [...outer, key], detach };
  }
  return selectedKind(plan, target, holder, outer);
}

const SELECTING = ['filter', 'where'];
const EQUAL = ['eq', '_eq', 'equals'];

/** `author: { filter: { id: { eq } } }`: the record is found among all. */
function selectedKind(
  plan: Plan,
  target: ResourcePlan,
  holder: GraphQLInputObjectType,
  outer: readonly string[],
): InputKind | null {
  const name = SELECTING.find((candidate) => candidate in holder.getFields());
  const filter = name === undefined ? undefined : getNullableType(holder.getFields()[name].type);
  const key = target.resource.identity?.field;
  if (name === undefined || key === undefined || !isInputObjectType(filter)) return null;
  const operators = getNullableType(filter.getFields()[key]?.type);
  if (!isInputObjectType(operators)) return null;
  const equal = EQUAL.find((candidate) => candidate in operators.getFields());
  const type = equal && getNullableType(operators.getFields()[equal].type);
  const picker = isScalarType(type) ? plan.pickers.ofField(target, type.name, key) : null;
  return equal && picker
    ? { make: 'relation', picker, wrapped: [...outer, name, key, equal], detach: null }
    : null;
}

/**
 * Records given in an object that links them: `tags: { connect: [{ id }] }`, `tags: { set: [7] }`. Those that
 * belong to the record that is written cannot be there before it: they are made with it, or after it.
 */
export function connectsKind(
  name: string,
  type: GraphQLInputType,
  { plan, owner, within }: InputContext,
): InputKind | null {
  const relation = owner?.resource.relations.find(({ field, many }) => field === name && many);
  const target = relation && within === null ? plan.of(relation.to) : undefined;
  const item = isListType(type) ? getNullableType(type.ofType as GraphQLInputType) : type;
  if (!owner || !target || !isInputObjectType(item)) return null;
  const belongs = target.resource.relations.some(
    ({ to, many }) => !many && to === owner.resource.type,
  );
  const fields = item.getFields();
  if (belongs || Object.values(fields).some(isDemanded)) return null;
  for (const verb of LINKING_SEVERAL) {
    if (!(verb in fields)) continue;
    const one = getNullableType(fields[verb].type);
    if (item !== type) {
      const picker = isScalarType(one) ? plan.pickers.of(target, one.name) : null;
      if (picker) return { make: 'relations', picker, wrapped: [], detach: null, each: verb };
      continue;
    }
    const keys = keysOf(plan, target, one);
    if (keys) {
      const { picker, wrap } = keys;
      return { make: 'relations', picker, wrapped: [verb], detach: null, each: wrap };
    }
  }
  return null;
}

/**
 * How records are chosen for an input that takes a key: those of its relation, or of the resource that it
 * is called after.
 *
 * @param type the scalar's name
 * @returns null when it takes no key of records that can be listed
 */
export function pickerFor(
  input: InputField,
  type: string,
  context: InputContext,
  relation: Relation | null,
): PickerPlan | null {
  const { plan, within } = context;
  const target = relation
    ? plan.of(relation.to)
    : within === null
      ? namedResource(input, type, context)
      : undefined;
  if (!target) return null;
  const isNamed = relation?.field === input.name;
  const isText = type === 'String' && (isNamed ? hasRawKey(target) : saysKey(input, target));
  return plan.pickers.of(target, type) ?? (isText ? plan.pickers.ofKey(target, type) : null);
}

/** A second key: one of the two is meant by `customerId`, and which cannot be told. */
const OTHER_KEY = /^(_id|uid|uuid|(row|database|node|global|legacy|external|public).*id)$/i;

/** `customerId: String` beside `Customer.id: ID!`: the key as a text, where a record has but one. */
function saysKey({ name }: InputField, { resource }: ResourcePlan): boolean {
  return (
    /[a-z]_?(ids?|Ids?|IDs?)$/.test(name) &&
    !resource.fields.some((field) => OTHER_KEY.test(field.name))
  );
}

/** `id` beside `_id`: the one names a record in the graph, and is what its references are, the other in its table. */
function hasRawKey({ resource }: ResourcePlan): boolean {
  return resource.identity?.field === 'id' && resource.fields.some(({ name }) => name === '_id');
}

/** How the record is called that others are merged into, and those that are. */
const MERGED = new Set(
  'target source into destination survivor winner loser primary master main duplicate'.split(' '),
);

/**
 * The resource that an input names by itself: `customerId`, `productIds`, an ID called `customer`;
 * `otherIds` are of its own, and so is the `targetId` or `intoOrderId` of what merges.
 */
function namedResource(
  { name }: InputField,
  type: string,
  { plan, owner, isMerge = false }: InputContext,
): ResourcePlan | undefined {
  const bare = /^(.+?)(_?(id|ID|Id)s?)$/.exec(name)?.[1] ?? (type === 'ID' ? name : undefined);
  if (bare === undefined) return undefined;
  if (bare === 'other') return owner ?? undefined;
  const [first = '', ...rest] = splitWords(bare);
  const isOwn = rest.length === 0 || rest.join('') === sameName(owner?.resource.type ?? '');
  if (owner && isMerge && MERGED.has(first) && isOwn) return owner;
  const matching = plan.resources.filter(
    ({ resource }) => sameName(resource.type) === sameName(bare),
  );
  return matching.length === 1 ? matching[0] : undefined;
}
