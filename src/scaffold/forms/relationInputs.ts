import { getNullableType, isListType } from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import { sameName, splitWords } from '../../model/wording/words.ts';
import type { Subject } from '../subject.ts';
import type { InputContext, InputField } from './inputPlan.ts';
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
  const { planner, within } = context;
  const target = relation
    ? planner.of(relation.to)
    : within === null
      ? namedResource(input, type, context)
      : undefined;
  if (!target) return null;
  const isNamed = relation?.field === input.name;
  const isText = type === 'String' && (isNamed ? hasRawKey(target) : saysKey(input, target));
  return planner.pickers.of(target, type) ?? (isText ? planner.pickers.ofKey(target, type) : null);
}

/** A second key: it is not clear which of the two `customerId` means. */
const OTHER_KEY = /^(_id|uid|uuid|(row|database|node|global|legacy|external|public).*id)$/i;

/** `customerId: String` beside `Customer.id: ID!`: the key as a text, where a record has but one. */
function saysKey({ name }: InputField, { resource }: Subject): boolean {
  return (
    /[a-z]_?(ids?|Ids?|IDs?)$/.test(name) &&
    !resource.fields.some((field) => OTHER_KEY.test(field.name))
  );
}

/** `id` beside `_id`: the former identifies a record in the graph, and is the type of references, the latter in its table. */
function hasRawKey({ resource }: Subject): boolean {
  return resource.identity?.field === 'id' && resource.fields.some(({ name }) => name === '_id');
}

/** How the record is called that others are merged into, and those that are. */
const MERGED = new Set(
  'target source into destination survivor winner loser primary master main duplicate'.split(' '),
);

/**
 * The resource that an input names by itself: `customerId`, `productIds`, an ID called `customer`;
 * `otherIds` belong to it, and so does the `targetId` or `intoOrderId` of what merges.
 */
function namedResource(
  { name }: InputField,
  type: string,
  { planner, owner, isMerge = false }: InputContext,
): Subject | undefined {
  const bare = /^(.+?)(_?(id|ID|Id)s?)$/.exec(name)?.[1] ?? (type === 'ID' ? name : undefined);
  if (bare === undefined) return undefined;
  if (bare === 'other') return owner ?? undefined;
  const [first = '', ...rest] = splitWords(bare);
  const isOwn = rest.length === 0 || rest.join('') === sameName(owner?.resource.type ?? '');
  if (owner && isMerge && MERGED.has(first) && isOwn) return owner;
  const matching = planner.subjects.filter(
    ({ resource }) => sameName(resource.type) === sameName(bare),
  );
  return matching.length === 1 ? matching[0] : undefined;
}
