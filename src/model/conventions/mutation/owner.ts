import { getNamedType, isInterfaceType, isLeafType, isObjectType } from 'graphql';
import { isPlural } from '../../wording/plurals.ts';
import { isParticiple } from '../../wording/participles.ts';
import { splitWords, startsWithWords } from '../../wording/words.ts';
import { isList } from '../../shapes/typeShapes.ts';
import type { Evidence } from './evidence.ts';
import type { MutationContext } from './context.ts';
import { describesKeyOf } from './description.ts';
import type { Entity } from './entity.ts';
import type { Run } from './runs.ts';
import type { KeyReading } from './key.ts';
import { isPlainKey } from './keyName.ts';
import {
  PREPOSITIONS,
  deletes,
  isCounting,
  isCrudVerb,
  isManner,
  isVerb,
  readVerbs,
} from './name.ts';

/**
 * Whether a key without an entity's name (`id`) is the key of `entity`. It is not in
 * `orderLineDelete(id)` for an order: the key may be that of the noun after the entity's name. The description
 * of the argument decides first ("ID of the product to update"), then the rest of the name and the response.
 */
export function belongsTo(
  entity: Entity,
  key: KeyReading,
  evidence: Evidence,
  context: MutationContext,
): boolean {
  if (key.main.naming === 'natural') return namesAlone(entity, evidence, context);
  const described = describesKeyOf(key.main.input.description, entity, context.entities);
  if (described !== null) return described;
  const given = evidence.records.some((record) => record.type === entity.type);
  const run = runOf(entity, evidence);
  const isAround = run === null || run.end <= evidence.from.namespace.length;
  const holdsAnswer = ({ type }: (typeof evidence.records)[number]) =>
    isGroupOf(entity, context.entities.ofType(type));
  if (isAround && evidence.records.some(holdsAnswer)) return false;
  if (run !== null) {
    // `timelineEventUpdate` is not about an Event, unless it gives one.
    if (!given && isQualified(run.start, evidence)) return false;
    // Nor is `productListingUpdate` about a listing, when it gives the Product that has it.
    if (!given && givesWhole(entity, evidence, context)) return false;
    return ownsRest(entity, run.end, given, evidence, context);
  }
  if (evidence.namespace === entity) return evidence.runs.every((other) => other.entity === entity);
  if (!given || !evidence.records.every((record) => record.type === entity.type)) return false;
  // The name contains other entities: the key may be theirs.
  return evidence.runs.every(
    (other) =>
      other.entity === entity ||
      (other.end <= evidence.from.namespace.length && isGroupOf(other.entity, entity)),
  );
}

/** `docker { start(id): DockerContainer }`: an object that holds records of a kind, and is none itself. */
function isGroupOf(group: Entity, entity: Entity | null): boolean {
  return (
    entity !== null &&
    group.resource === null &&
    group.words.length < entity.words.length &&
    startsWithWords(entity.words, group.words)
  );
}

/** True when all records of the response are of an entity with a name that this entity's begins with. */
function givesWhole(
  entity: Entity,
  { records, words }: Evidence,
  context: MutationContext,
): boolean {
  const others = records.flatMap((record) => context.entities.ofType(record.type) ?? []);
  return (
    others.length > 0 &&
    !deletes(words) &&
    others.every(
      (other) =>
        other.words.length < entity.words.length && startsWithWords(entity.words, other.words),
    )
  );
}

/** True when a word before the entity's name narrows it: `draft` in `draftOrderComplete`. */
function isQualified(start: number, evidence: Evidence): boolean {
  const before = evidence.words[start - 1];
  const { namespace, words } = evidence.from;
  if (before === undefined || start <= namespace.length) return false;
  // A mutation does something: where no other word is known to be a verb, the first is one, as in `denyReservation`.
  const isOnlyVerb = start === namespace.length + 1 && !words.some((word) => isVerb(word));
  return !isVerb(before) && !isOnlyVerb && !PREPOSITIONS.has(before) && !isCounting(before);
}

/** The mutation's name contains the entity, and no other that its response contains. */
function namesAlone(entity: Entity, evidence: Evidence, context: MutationContext): boolean {
  if (runOf(entity, evidence) === null && evidence.namespace !== entity) return false;
  // `registerUser(username)`: a new record's field, not a record's key.
  if (readVerbs(evidence.words)[0]?.verb === 'create') return false;
  return !namesOther(entity, evidence.words, evidence, context);
}

/** True when a record of another type in the response is called by one of the words. */
function namesOther(
  entity: Entity,
  words: readonly string[],
  evidence: Evidence,
  context: MutationContext,
): boolean {
  const known = new Set(words.map((word) => context.entities.key([word])));
  const own = new Set(entity.words.map((word) => context.entities.key([word])));
  return evidence.records
    .filter((record) => record.type !== entity.type)
    .flatMap((record) => [...record.path, record.type].flatMap(splitWords))
    .map((word) => context.entities.key([word]))
    .some((word) => known.has(word) && !own.has(word));
}

/** True when the words after the entity's name are no entity that the key could belong to. */
function ownsRest(
  entity: Entity,
  end: number,
  given: boolean,
  evidence: Evidence,
  context: MutationContext,
): boolean {
  const ending = isCrudVerb(evidence.words.at(-1)) && !isCrudVerb(evidence.words[0]);
  // `projectScheduleDelete`: before a verb at the end, all words belong to the noun.
  const rest = evidence.words.slice(end, ending ? -1 : undefined);
  const stop = ending ? -1 : rest.findIndex((word) => isVerb(word) || PREPOSITIONS.has(word));
  const tail = (stop === -1 ? rest : rest.slice(0, stop)).filter(
    (word) => !isCounting(word) && !isManner(word),
  );
  if (tail.length === 0 || evidence.from.namespace.length > 0) return true;
  if (namesOther(entity, tail, evidence, context)) return false;
  if (deletes(evidence.words))
    return (
      isPassed(tail, given, evidence, context) ||
      (given && isPartOfMany(entity, tail, evidence, context))
    );
  return (
    given ||
    isField(entity, tail, context) ||
    isState(tail, evidence) ||
    changesValues(entity, tail, evidence, context)
  );
}

/** `removeDeviceTags(id, input: { tags })`: an argument has what is removed, so that the key is of what has it. */
function isPassed(
  tail: readonly string[],
  given: boolean,
  { from }: Evidence,
  { entities }: MutationContext,
): boolean {
  const isNamed = from.slots.some(({ words }) => entities.key(words) === entities.key(tail));
  return isNamed && (given || entities.named(tail)?.resource == null);
}

/** `deletePostImage(id, index)` that gives the post: beside its key, it takes which of the post's images is meant. */
function isPartOfMany(
  entity: Entity,
  tail: readonly string[],
  { from: { slots } }: Evidence,
  { schema, entities }: MutationContext,
): boolean {
  const type = schema.getType(entity.type);
  if (!isObjectType(type)) return false;
  const key = entities.key(tail);
  const isHeld = Object.values(type.getFields()).some(
    (field) => isList(field.type) && entities.key(splitWords(field.name)) === key,
  );
  const others = slots.filter(({ required, name }) => required && !isPlainKey(name));
  return isHeld && others.some((slot) => isLeafType(getNamedType(slot.type)));
}

/** `updateUserRole(id, isAdmin)`: what it changes are values of the record, whatever they are called together. */
function changesValues(
  entity: Entity,
  tail: readonly string[],
  { from }: Evidence,
  { schema, entities }: MutationContext,
): boolean {
  const isUpdate = readVerbs(from.words)[0]?.verb === 'update';
  const type = schema.getType(entity.type);
  if (!isUpdate || entities.named(tail) !== null || entities.ending(tail).length > 0) return false;
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const values = from.slots.filter(
    ({ type: own, name }) => isLeafType(getNamedType(own)) && !isPlainKey(name),
  );
  return values.length > 0 && values.every(({ name }) => type.getFields()[name] !== undefined);
}

/** `setRoundHandled`, `markOrderPaid`: what follows is the state that the record is to be in. */
function isState(tail: readonly string[], { words }: Evidence): boolean {
  return (words[0] === 'set' || words[0] === 'mark') && isParticiple(tail.at(-1));
}

function isField(entity: Entity, words: readonly string[], context: MutationContext): boolean {
  const type = context.schema.getType(entity.type);
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const name = words.join('');
  return Object.keys(type.getFields()).some((field) => splitWords(field).join('') === name);
}

/** `exportEvents(filters: { name })` is about all that the filter finds; of a type called Events it may be about one. */
export function namesMany({ words }: Entity, run: Run | null, evidence: Evidence): boolean {
  const last = run && evidence.words[run.end - 1];
  return last !== undefined && last !== null && isPlural(last) && !isPlural(words.at(-1) ?? '');
}

function runOf(entity: Entity, evidence: Evidence) {
  return evidence.runs.find((run) => run.entity === entity) ?? null;
}
