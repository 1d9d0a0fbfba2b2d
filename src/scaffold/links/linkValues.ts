import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { sameName } from '../../model/wording/words.ts';
import { isDemanded, type InputField } from '../forms/inputPlan.ts';
import { keysOf } from '../forms/keyLists.ts';
import { isOneOf } from '../forms/oneOf.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import { relationFor } from '../forms/relationInputs.ts';
import { demanded } from '../forms/resent.ts';
import { inputsAt } from '../forms/sent.ts';
import type { Slot } from '../../model/types/variables.ts';
import type { Planner } from '../planner.ts';
import type { RelationTab } from '../records/relationTab.ts';
import type { Subject } from '../subject.ts';
import type { FoundLinks, LinkEntry, LinkSource } from './linkWay.ts';

/** Names of operations on the keys in an object. */
const ADDED = ['connect', 'add', 'link'];
const REMOVED = ['disconnect', 'remove', 'unlink'];
const ALL = ['set', 'replace'];

/** Where keys go, and how they are found. */
interface Place {
  readonly entries: readonly LinkEntry[];
  readonly picker: PickerPlan;
}

/**
 * The mutation that changes a record takes the keys of linked records: `tagIds`, `addTagIds`
 * beside `removeTagIds`, or an object that connects, disconnects or sets them.
 */
export function findValues(
  planner: Planner,
  { owner, formsOf }: LinkSource,
  tab: RelationTab,
): FoundLinks | null {
  const { edit } = formsOf(owner);
  const slot = edit?.mutation.values;
  if (!edit || !slot || demanded(edit).length > 0) return null;
  const { fields } = inputsAt(edit.field, slot);
  const place = placeIn(planner, owner, tab, fields);
  return (
    place && {
      label: tab.relation.label,
      picker: place.picker,
      list: tab.list,
      way: { kind: 'values', edit, entries: place.entries },
    }
  );
}

function placeIn(
  planner: Planner,
  owner: Subject,
  { relation, target }: RelationTab,
  fields: readonly InputField[],
): Place | null {
  const own = fields.find((field) => relationFor(field, owner.resource.relations) === relation);
  const keys = own && keysOf(planner, target, own.type);
  // Objects with further fields are new records, not references.
  if (own && keys && keys.isAlone)
    return { picker: keys.picker, entries: [{ path: [own.name], what: 'all', each: keys.each }] };
  const object = fields.find(({ name }) => name === relation.field);
  const named = object && getNamedType(object.type);
  if (object && isInputObjectType(named)) {
    const isListed = isListType(getNullableType(object.type));
    // Of such objects each says one thing.
    if (isListed && isOneOf(named)) return null;
    const slot = isListed ? [object.name, '0'] : [object.name];
    return instructions(planner, target, Object.values(named.getFields()), (names) => names, slot);
  }
  const about = sameName(relation.field).replace(/s$/, '');
  return instructions(planner, target, fields, (names) =>
    names
      .map((name) => `${name}${about}`)
      .flatMap((name) => [name, `${name}s`, `${name}ids`, `${name}id`]),
  );
}

/** Fields with the name of an operation on the keys in them. */
function instructions(
  planner: Planner,
  target: Subject,
  fields: readonly InputField[],
  called: (names: readonly string[]) => readonly string[],
  within: Slot = [],
): Place | null {
  const find = (names: readonly string[], what: LinkEntry['what']) => {
    const wanted = called(names).map(sameName);
    const field = fields.find(({ name }) => wanted.includes(sameName(name)));
    const keys = field && keysOf(planner, target, field.type);
    return field && keys
      ? { picker: keys.picker, entry: { path: [...within, field.name], what, each: keys.each } }
      : null;
  };
  const [added, removed, all] = [find(ADDED, 'added'), find(REMOVED, 'removed'), find(ALL, 'all')];
  const found = added && removed ? [added, removed] : all ? [all] : [];
  const given = found.map(({ entry: { path } }) => path[path.length - 1]);
  const isEnough = fields.every((field) => !isDemanded(field) || given.includes(field.name));
  return found.length > 0 && isEnough
    ? { picker: found[0].picker, entries: found.map(({ entry: own }) => own) }
    : null;
}
