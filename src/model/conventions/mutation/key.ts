import { getNamedType, isLeafType, isObjectType, type GraphQLFieldMap } from 'graphql';
import type { Hole, Slot, Template } from '../../types/variables.ts';
import { isWholeNumber } from '../../shapes/typeShapes.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import type { Entity } from './entity.ts';
import { referenceAround, type KeySearch } from './keyEntity.ts';
import { fieldsOf } from './keyField.ts';
import { nameKey, type KeyNaming } from './keyName.ts';
import { NATURAL } from './naturalKey.ts';
import { isList, isWithin, objectIn, type InputSlot } from './slot.ts';
import { soleKey } from './soleKey.ts';

export interface KeySlot {
  input: InputSlot;
  naming: KeyNaming;
  /** The record's field that fills it. */
  field: string;
  /** It takes several keys. */
  many: boolean;
  rank: number;
}

/** Templates that put a record's key into the variables of a mutation. */
export interface KeyReading {
  entries: { slot: Slot; template: Template }[];
  slots: KeySlot[];
  /** The slot that decides. */
  main: KeySlot;
  /** Arguments that identify the record in another way, and are not needed. */
  spare: Slot[];
}

const VERSIONS = new Set(['version', 'lockversion', 'revision', 'rev', 'etag']);

/** `oneOfSeveral`: the mutation takes the keys of several records, and one is sent. */
type KeyCount = 'one' | 'several' | 'oneOfSeveral';

/** The slots of a mutation that take the key of an entity, the best first. */
function findKeySlots(search: KeySearch): KeySlot[] {
  const fields = fieldsOf(search.schema, search.entity);
  const identity = search.entity.resource?.identity?.fields ?? [];
  const found = search.slots.flatMap((input) => {
    // A part of a compound key counts only if the record is identified by all of its parts.
    if (!input.together.every((part) => identity.includes(part))) return [];
    const named = nameKey(input, search, fields);
    if (named === null || isGlobalForNumber(input, named.field, search.entity)) return [];
    return [{ input, ...named, rank: rank(input, named, search.entity) }];
  });
  const sole = found.length === 0 && fields ? soleKey(search, fields) : null;
  if (sole !== null) return [{ ...plainKey(sole, search.entity), rank: 0 }];
  return withoutValues(found).sort((one, other) => other.rank - one.rank);
}

function plainKey(input: InputSlot, { resource }: Entity): Omit<KeySlot, 'rank'> {
  return { input, naming: 'plain', field: resource?.identity?.field ?? 'id', many: false };
}

/** A global id is no number: `vaultId: Int` takes a key that records do not have as a field. */
function isGlobalForNumber(input: InputSlot, field: string, { resource }: Entity): boolean {
  const identity = resource?.identity;
  return (
    identity?.scope === 'global' && identity.fields.includes(field) && isWholeNumber(input.type)
  );
}

/**
 * `update(data: { id, … }, filter: { id })`: beside what selects the record, a key among the values is one
 * of them. Without the selection all records would be changed.
 */
function withoutValues(found: readonly KeySlot[]): KeySlot[] {
  const selecting = found.filter(({ input }) => input.selects);
  return selecting.length === 0
    ? [...found]
    : found.filter(({ input }) => input.selects || input.required || input.slot.length === 1);
}

/** The best way to send the key of its record or records to a mutation; null when it takes none. */
export function readKey(search: KeySearch, count: KeyCount): KeyReading | null {
  const several = count !== 'one';
  const candidates = findKeySlots(search).filter((slot) =>
    several
      ? slot.many && (count === 'oneOfSeveral' || isWhole(slot.input, search))
      : !slot.many || (slot.input.selects && !slot.input.inList),
  );
  const main = candidates[0];
  if (main === undefined) return null;
  const others = candidates.filter(
    (slot) => slot !== main && slot.input.required && slot.naming !== 'natural',
  );
  const whole = several ? null : compositeSlots(candidates, search.entity);
  if (!several && !whole && isOfAnother(main, search.entity)) return null;
  const slots = several ? [main] : (whole ?? [main, ...others]);
  const entries = slots.map((slot) => ({
    slot: slot.input.slot,
    template: template(slot, count === 'several'),
  }));
  if (!several) entries.push(...companions(search, slots));
  return { entries, slots, main, spare: spareSlots(search, slots) };
}

/** In a list of objects, a key identifies a record only if the rest of the object needs no value of its own. */
function isWhole(input: InputSlot, search: KeySearch): boolean {
  if (!input.inList || referenceAround(input, search.slots)) return true;
  const needsMore = search.slots.some(
    (other) => other !== input && other.required && isWithin(other.slot, input.slot.slice(0, -1)),
  );
  return input.slot.length === 3 && !needsMore && (input.selects || search.deleting);
}

function template(slot: KeySlot, many: boolean): Template {
  const hole: Hole = { hole: slot.field, type: String(slot.input.type) };
  // Inside a selection a list of keys takes the one key as its only element.
  return !many && isList(slot.input.type)
    ? [{ hole: slot.field, type: String(getNamedType(slot.input.type)) }]
    : hole;
}

/**
 * Optional arguments beside the key that are keys of the record too: `externalReference` beside `id`.
 * If the new values are arguments as well, only an argument with the name of a key is one.
 */
function spareSlots(search: KeySearch, used: readonly KeySlot[]): Slot[] {
  const fields = fieldsOf(search.schema, search.entity);
  const apart = search.slots.some(
    (input) => input.slot.length === 1 && objectIn(input.type) !== null,
  );
  const choice = used.every((slot) => !slot.input.required) && (search.deleting || apart);
  return search.slots
    .filter((input) => {
      if (input.slot.length > 1 || input.required) return false;
      if (used.some((slot) => slot.input === input)) return false;
      const natural = NATURAL.has(input.words.join('')) && fields?.[input.name] !== undefined;
      return (choice && natural) || nameKey(input, search, fields) !== null;
    })
    .map((input) => input.slot);
}

/** Whether a part of a compound key is another record's, since the record has one of its own: `projectId` beside `taskId` of a Task. */
function isOfAnother({ field }: KeySlot, { words, resource }: Entity): boolean {
  const parts = resource?.identity?.fields ?? [];
  const own = new Set([`${words.join('')}id`, 'id', 'uuid']);
  const isOwn = (name: string) => own.has(sameName(name));
  return parts.length > 1 && parts.some(isOwn) && !isOwn(field);
}

/** All slots of a composite key, or null when the entity has a single key or they are not all there. */
function compositeSlots(candidates: readonly KeySlot[], entity: Entity): KeySlot[] | null {
  const fields = entity.resource?.identity?.fields ?? [];
  if (fields.length < 2) return null;
  const slots = fields.map((field) => candidates.find((slot) => slot.field === field));
  return slots.every((slot) => slot !== undefined) ? slots : null;
}

/**
 * The other arguments that the record itself can fill: the version for optimistic locking, and the key of a
 * parent that the record has a relation to (`projectPath` beside `iid`: its `project.fullPath`).
 */
function companions(
  search: KeySearch,
  taken: readonly KeySlot[],
): { slot: Slot; template: Template }[] {
  const fields = fieldsOf(search.schema, search.entity);
  if (fields === null) return [];
  return search.slots.flatMap((input) => {
    if (
      taken.some((slot) => slot.input === input) ||
      !isLeafType(getNamedType(input.type)) ||
      isList(input.type)
    )
      return [];
    const type = String(input.type);
    const name = input.words.join('');
    const own = fields[input.name];
    if (
      own !== undefined &&
      VERSIONS.has(name) &&
      (input.required || isWholeNumber(input.type) || name !== 'version') &&
      String(getNamedType(own.type)) === String(getNamedType(input.type))
    ) {
      return [{ slot: input.slot, template: { hole: input.name, type } }];
    }
    const path =
      input.required && taken.some((slot) => slot.naming === 'natural')
        ? parentPath(input, fields)
        : null;
    return path === null
      ? []
      : [{ slot: input.slot, template: { hole: input.words.join('_'), type, path } }];
  });
}

/** `projectPath` → `['project', 'fullPath']`, when the record has a to-one field `project` whose type has such a field. */
function parentPath(input: InputSlot, fields: GraphQLFieldMap<unknown, unknown>): string[] | null {
  const words = [...input.words];
  const last = words.pop();
  if (last === undefined || words.length === 0) return null;
  for (const field of Object.values(fields)) {
    if (splitWords(field.name).join('') !== words.join('') || field.args.length > 0) continue;
    const parent = getNamedType(field.type);
    if (!isObjectType(parent)) return null;
    const names = last === 'path' ? ['fullPath', 'path'] : [last];
    const name = names.find((candidate) =>
      isLeafType(getNamedType(parent.getFields()[candidate]?.type)),
    );
    return name === undefined ? null : [field.name, name];
  }
  return null;
}

function rank(
  input: InputSlot,
  named: { naming: KeyNaming; field: string; many: boolean },
  entity: Entity,
): number {
  const identity = entity.resource?.identity?.fields.includes(named.field) === true ? 8 : 0;
  const naming = { named: 4, plain: 5, natural: 0 }[named.naming];
  const isPart = input.together.length > 0;
  const compared = input.selects && input.slot.length > 2 && !isPart ? -6 : 0;
  return identity + naming + compared + (input.required ? 2 : 0) - input.slot.length;
}
