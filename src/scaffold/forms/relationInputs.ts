import { getNullableType, isListType } from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import { keyParts } from '../../model/conventions/reference/keyParts.ts';
import { sameName } from '../../model/wording/words.ts';
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
 * How records are chosen for an input that takes a key: those of its relation, else those that it refers to by
 * itself.
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
  const { planner, owner, within } = context;
  const to = relation?.to ?? mergedType(input, context);
  const key = to === undefined ? undefined : planner.references.keyOf(to, input.name, type);
  const reference =
    to === undefined
      ? planner.references.of(input, type, within === null ? (owner?.resource ?? null) : null)
      : key && { to, key };
  const target = reference ? planner.of(reference.to) : undefined;
  return reference && target ? planner.pickers.ofField(target, type, reference.key) : null;
}

/** How the record is called that others are merged into, and those that are. */
const MERGED = new Set(
  'target source into destination survivor winner loser primary master main duplicate'.split(' '),
);

/** The type of the records that are merged: `otherIds` belong to it, and so does `targetId` or `intoOrderId`. */
function mergedType(
  { name }: InputField,
  { owner, within, isMerge = false }: InputContext,
): string | undefined {
  const { about, key } = keyParts(name);
  if (!owner || within !== null || key !== 'id') return undefined;
  const [first = '', ...rest] = about;
  const { type } = owner.resource;
  const isOwn = rest.length === 0 || rest.join('') === sameName(type);
  return about.join() === 'other' || (isMerge && MERGED.has(first) && isOwn) ? type : undefined;
}
