import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputObjectType,
} from 'graphql';
import type { Relation } from '../../model/model.ts';
import { sameName, splitWords } from '../../model/words.ts';
import type { ResourcePlan } from '../plan.ts';
import { isDemanded, type InputContext, type InputField, type InputKind } from './inputPlan.ts';
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

/** A record given as an object that holds its key: `author: { id }`, `author: { connect: { id } }`. */
export function connectKind(
  name: string,
  type: GraphQLInputObjectType,
  { plan, relations, within }: InputContext,
): InputKind | null {
  const relation = relations.find(({ field, many }) => field === name && !many);
  const target = relation && within === null ? plan.of(relation.to) : undefined;
  if (!target) return null;
  const fields = type.getFields();
  const connected = fields.connect && getNullableType(fields.connect.type);
  const holder = isInputObjectType(connected) ? connected : type;
  if (Object.values(holder.getFields()).some(isDemanded)) return null;
  for (const { name: key, type: keyType } of Object.values(holder.getFields())) {
    const named = getNullableType(keyType);
    const picker = isScalarType(named) ? plan.pickers.of(target, named.name) : null;
    if (!picker || picker.key !== key) continue;
    const isFlag = fields.disconnect && getNamedType(fields.disconnect.type).name === 'Boolean';
    const wrapped = holder === type ? [key] : ['connect', key];
    return { make: 'relation', picker, wrapped, detach: isFlag ? 'disconnect' : null };
  }
  return null;
}

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
  return target ? plan.pickers.of(target, type) : null;
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
