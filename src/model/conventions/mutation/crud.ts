import { getNamedType, isLeafType, isObjectType } from 'graphql';
import type { MutationResult } from '../../types/mutation.ts';
import type { Slot } from '../../types/variables.ts';
import { sameName, startsWithWords } from '../../wording/words.ts';
import { hasOnlyMessages } from '../result/errors.ts';
import { findRecords, otherEntities } from '../result/result.ts';
import type { MutationParts } from './build.ts';
import type { MutationContext } from './context.ts';
import type { Entity, ResourceKey } from './entity.ts';
import type { MutationField } from './field.ts';
import { readKey, type KeyReading } from './key.ts';
import { isPlainKey } from './keyName.ts';
import { NATURAL } from './naturalKey.ts';
import { withoutKey } from './keyWords.ts';
import { isReplacing, type VerbReading } from './name.ts';
import { isWithin } from './slot.ts';
import { upsertCreate, findUpsertObjects, upsertUpdate, type UpsertObjects } from './upsert.ts';
import { areInstructions, countSharedNames, readValues, type ValuesReading } from './values.ts';

/** The roles of a mutation for a resource, other than an action. */
export type Facet = 'create' | 'update' | 'delete';

/** A mutation that is tried as create, update or delete of a resource. */
export interface Attempt {
  from: MutationField;
  reading: VerbReading;
  entity: Entity;
  resource: ResourceKey;
  result: MutationResult;
  context: MutationContext;
}

/** The arguments by which a mutation serves as a facet of a resource; null when they or its answer do not allow it. */
export function readFacet(attempt: Attempt, facet: Facet): MutationParts | null {
  const forms = attempt.reading.verb === 'upsert' ? findUpsertObjects(attempt.from.slots) : null;
  if (forms) return readTwoForms(attempt, facet, forms);
  if (facet === 'create') return readCreate(attempt);
  return facet === 'update' ? readUpdate(attempt) : readDelete(attempt);
}

/** An upsert that takes the values of a new record apart from the changes of an existing one. */
function readTwoForms(attempt: Attempt, facet: Facet, forms: UpsertObjects): MutationParts | null {
  if (facet === 'create') return upsertCreate(forms);
  const { from, entity, context } = attempt;
  const key = keyOf({ ...attempt, from: { ...from, slots: [...forms.selectors] } }, 'one');
  return key && upsertUpdate(forms, key, context.schema.getType(entity.type));
}

/** A create returns the record, its key or a success flag. It takes a key of the record only if its verb is unambiguous. */
function readCreate(attempt: Attempt): MutationParts | null {
  const { reading, result } = attempt;
  const values = valuesOf(attempt);
  if (!answersCreate(values, attempt) || reading.noun.includes('from')) return null;
  // `createOrderItem(orderId)` makes something in an order.
  if (reading.shortened && keyOf(attempt, 'one')?.main.input.required) return null;
  if (!reading.strong && !makesRecord(values, attempt)) return null;
  return values === null && result.record === null ? null : { key: null, values };
}

/** Whether the answer is one of a create: the record, its key, a success flag or no more than errors, or what was given. */
function answersCreate(values: ValuesReading | null, attempt: Attempt): boolean {
  const { record, key, success, errors } = attempt.result;
  if (record !== null || key !== null || success !== null) return true;
  const isAlone = errors !== null && othersGiven(attempt).length === 0;
  return isAlone || repeatsValues(values, attempt) || takesRecord(values, attempt);
}

/** `addTag`, `saveTag`, `setTag`, `putTag`: whether a verb that may mean something else makes a record that was not there. */
function makesRecord(values: ValuesReading | null, attempt: Attempt): boolean {
  const { reading, result } = attempt;
  const isSaved = reading.verb === 'upsert';
  const key = keyOf(attempt, 'one') ?? (isSaved ? keyOf(attempt, 'oneOfSeveral') : null);
  // "Set" and "save" create a record only if they could also change it: without a key they set something else.
  if (isSaved && (key === null || !sharesValue(values, attempt))) return false;
  if (key !== null && isOfExisting(key, attempt)) return false;
  return result.record !== null || othersGiven(attempt).length === 0;
}

/** A put record has the given key, whether or not it existed; a username is a value of the new record. */
function isOfExisting({ main }: KeyReading, { from }: Attempt): boolean {
  const isChosen =
    main.naming === 'natural' || NATURAL.has(sameName(main.field)) || isReplacing(from.words);
  return main.input.required && !isChosen;
}

/** `createTag(input: { name, color })` that gives `{ pk name color }`, or no more than `{ pk }`: what was given, and a key. */
function repeatsValues(values: ValuesReading | null, { from, entity, context }: Attempt): boolean {
  const payload = getNamedType(from.field.type);
  if (values === null || !isObjectType(payload)) return false;
  const { schema, entities } = context;
  if (entities.ofType(payload.name) !== null) return false;
  const isKeyOnly = Object.keys(payload.getFields()).every((name) => isPlainKey(name));
  const repeated = countSharedNames(values.names, payload.name, schema);
  return (
    (isKeyOnly || repeated > values.names.length / 2) &&
    countSharedNames(values.names, entity.type, schema) > 0
  );
}

/** `addPet(pet: PetInput): JSON` gives nothing that can be read, or no more than a message, and takes what a pet consists of. */
function takesRecord(values: ValuesReading | null, { from, entity, context }: Attempt): boolean {
  const given = getNamedType(from.field.type);
  const saysNothing = isLeafType(given) || (isObjectType(given) && hasOnlyMessages(given));
  if (values === null || !saysNothing) return false;
  return countSharedNames(values.names, entity.type, context.schema) > values.names.length / 2;
}

/** `productListingUpdate(id)` that gives a Product and no listing takes the product's key. */
function givesOwner(attempt: Attempt): boolean {
  const { words } = attempt.entity;
  return (
    attempt.result.record === null &&
    othersGiven(attempt).some(
      (other) => other.words.length < words.length && startsWithWords(words, other.words),
    )
  );
}

/** The entities of other records in the answer. */
function othersGiven({ from, resource, context: { schema, entities } }: Attempt): Entity[] {
  return otherEntities(findRecords(from.field.type, schema, entities), resource, entities);
}

/** `saveArtwork(artworkId, remove)` saves a bookmark: none of the values is a field of the record. */
function sharesValue(values: ValuesReading | null, { entity, context }: Attempt): boolean {
  if (values === null || values.names.length === 0) return false;
  return countSharedNames(values.names, entity.type, context.schema) > 0;
}

/** An update takes the record's key and something to change. */
function readUpdate(attempt: Attempt): MutationParts | null {
  const key = keyOf(attempt, 'one') ?? keyOf(attempt, 'oneOfSeveral');
  if (key === null || !isOfRecord(key, attempt)) return null;
  const values = valuesOf(attempt, [...key.entries.map((entry) => entry.slot), ...key.spare]);
  return values !== null && areChanges(values, key, attempt) ? { key, values } : null;
}

/** Whether a key is that of the record that is changed. */
function isOfRecord(key: KeyReading, attempt: Attempt): boolean {
  const { verb, shortened } = attempt.reading;
  const { naming, field } = key.main;
  if (naming === 'plain' && givesOwner(attempt)) return false;
  // A name among the saved values is one of them, and does not identify the record.
  if (verb === 'upsert' && naming === 'natural' && field === 'name') return false;
  return !shortened || !takesFurtherKey(key, attempt);
}

/** Whether values are what the record with that key is to have. */
function areChanges(values: ValuesReading, { main }: KeyReading, attempt: Attempt): boolean {
  const { from, reading, entity, result, context } = attempt;
  if (areInstructions(values, from.slots, entity, context.schema)) return false;
  const isUnsure = reading.verb === 'upsert' && !reading.strong;
  if (isUnsure && !sharesValue(values, attempt)) return false;
  const list = main.input.inList ? main.input.slot.slice(0, 2) : [];
  if (!isWithin(values.slot, list)) return false;
  // A list of changes may be the whole new list, unless the response has the records that it changed.
  return !values.several || result.record !== null;
}

/**
 * A delete takes the record's key. If it also takes another entity's key, it only removes the record from there, unless it
 * is called delete.
 */
function readDelete(attempt: Attempt): MutationParts | null {
  const key = keyOf(attempt, 'one') ?? keyOf(attempt, 'oneOfSeveral');
  if (key === null) return null;
  const { strong } = attempt.reading;
  // `removeFromEvent(eventId)`, `dropItemFromCart(cartId)`: what something is taken from stays.
  const isAmid = attempt.from.words.includes('from');
  if (!strong && isAmid) return null;
  const isUnsure = !strong || isAmid || isOfPart(key, attempt) || attempt.reading.shortened;
  if (isUnsure && takesFurtherKey(key, attempt)) return null;
  return { key, values: null };
}

/** `deleteOrderItem(orderId, orderItemId)`: beside the key of the record, that of something else must be given. */
function takesFurtherKey(key: KeyReading, { from, resource }: Attempt): boolean {
  const isCompound = (resource.identity?.fields.length ?? 0) > 1;
  const own = isCompound ? key.slots : [key.main];
  return from.slots.some(
    (slot) =>
      slot.required &&
      !own.some(({ input }) => input === slot) &&
      isLeafType(getNamedType(slot.type)) &&
      /ids?$/i.test(slot.name),
  );
}

/** `issueToReleaseDeleteByIssueAndRelease(issueId, releaseId)` takes the keys of an Issue and a Release. */
function isOfPart({ main }: KeyReading, { entity, context: { entities } }: Attempt): boolean {
  const named = entities.named(withoutKey(main.input.words));
  return main.naming === 'named' && named !== null && named !== entity;
}

function valuesOf({ from, entity, context }: Attempt, taken: readonly Slot[] = []) {
  return readValues(from.slots, context.entities.key(entity.words), taken);
}

function keyOf(attempt: Attempt, count: 'one' | 'oneOfSeveral'): KeyReading | null {
  const { from, entity, reading, context } = attempt;
  const search = {
    slots: from.slots,
    entity,
    about: true,
    given: attempt.result.record !== null,
    words: from.words,
    noun: reading.noun,
    named: [entity],
    deleting: reading.verb === 'delete',
    by: reading.by,
    schema: context.schema,
    entities: context.entities,
  };
  return readKey(search, count);
}
