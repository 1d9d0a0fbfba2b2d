import { getNullableType, isListType } from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import { keyParts } from '../../model/conventions/reference/keyParts.ts';
import { endsWithWords, sameName, singularWords, splitWords } from '../../model/wording/words.ts';
import type { InputContext, InputField, RecordChoice } from './inputPlan.ts';

/**
 * The relation whose key an input takes: `customer`, `customerId`, `customer_id`.
 *
 * @param action the words of the action that takes it; null where the values of a record are written
 */
export function relationFor(
  { name, type }: InputField,
  relations: readonly Relation[],
  action: readonly string[] | null = null,
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
    (action && changedRelation(name, relations, action))
  );
}

/** What stands for any related record in the name of a key. */
const RELATED = new Set('relation relations related linked'.split(' '));
const BEFORE_OWNER = new Set('on to from of for in'.split(' '));

/** `addTagsToPost(relationIds:)`: the relation that the action is called after, before the record that has it. */
function changedRelation(
  name: string,
  relations: readonly Relation[],
  action: readonly string[],
): Relation | null {
  const { about, key } = keyParts(name);
  if (key === null || !RELATED.has(about.join())) return null;
  const end = action.findIndex((word) => BEFORE_OWNER.has(word));
  const words = singularWords(end < 0 ? action : action.slice(0, end));
  const length = ({ field }: Relation) => splitWords(field).length;
  const called = relations.filter(({ field }) =>
    endsWithWords(words, singularWords(splitWords(field))),
  );
  return called.sort((one, other) => length(other) - length(one))[0] ?? null;
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
): Pick<RecordChoice, 'picker' | 'isNumber'> | null {
  const { planner, owner, within } = context;
  const to = relation?.to ?? mergedType(input, context);
  const key = to === undefined ? undefined : planner.references.keyOf(to, input.name, type);
  const reference =
    to === undefined
      ? planner.references.of(input, type, within === null ? (owner?.resource ?? null) : null)
      : key && { to, key };
  const target = reference ? planner.of(reference.to) : undefined;
  if (!reference || !target) return null;
  const picker = planner.pickers.ofField(target, type, reference.key);
  if (picker) return { picker, isNumber: false };
  const numbered = planner.pickers.ofNumber(target, type);
  return numbered && { picker: numbered, isNumber: true };
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
