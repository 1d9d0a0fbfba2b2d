import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  type GraphQLSchema,
} from 'graphql';
import type { ActionParameter, Mutation, MutationResult } from '../../mutation.ts';
import { isDeprecated } from '../../shapes/typeShapes.ts';
import { sameName, startsWithWords } from '../../wording/words.ts';
import { findRecords, otherEntities, readResult } from '../result/result.ts';
import { toMutation, usedSlots, type MutationParts } from './build.ts';
import type { Entities, Entity, ResourceKey } from './entity.ts';
import type { MutationField } from './field.ts';
import { readKey, type KeyReading } from './key.ts';
import { NATURAL } from './keyName.ts';
import { isReplacing, type VerbReading } from './name.ts';
import { isWithin, listParameters } from './slot.ts';
import { createOfTwo, findTwoForms, updateOfTwo, type TwoForms } from './upsert.ts';
import { areInstructions, countSharedNames, readValues, type ValuesReading } from './values.ts';

export interface MutationContext {
  schema: GraphQLSchema;
  entities: Entities;
  /** The resource that a namespace is about, by the namespace's path. */
  namespaces: ReadonlyMap<string, Entity>;
}

export type Facet = 'create' | 'update' | 'delete';

/** A mutation that can serve as create, update or delete of a resource. */
export interface Candidate {
  resource: ResourceKey;
  facet: Facet;
  from: MutationField;
  reading: VerbReading;
  mutation: Mutation;
  values: ValuesReading | null;
  /** It is made for several records at once. */
  several: boolean;
  naming: Naming;
  score: number;
}

/** How a mutation's noun names the entity. */
export type Naming = 'exact' | 'bare' | 'short' | 'qualified' | 'other';

const NAMING_SCORE: Record<Naming, number> = {
  exact: 100,
  bare: 80,
  short: 60,
  qualified: 50,
  other: 40,
};

/** What the words of a mutation's name are about, when they say it: the entity and how it is named. */
export function subjectOf(
  reading: VerbReading,
  from: MutationField,
  context: MutationContext,
): { entity: Entity; naming: Naming }[] {
  const { entities } = context;
  if (reading.noun.length === 0) {
    const entity = context.namespaces.get(from.path.slice(0, -1).join('.'));
    return entity === undefined ? [] : [{ entity, naming: 'exact' }];
  }
  const whole = [...from.namespace, ...reading.noun];
  const exact =
    entities.named(whole) ??
    (from.namespace.length > 0 ? entities.bare(whole) : null) ??
    entities.named(reading.noun);
  // An interface may stand for any of the resources behind it: the answer says which.
  const open = exact?.resource === null && isAbstractType(context.schema.getType(exact.type));
  if (exact !== null && !open) return [{ entity: exact, naming: 'exact' }];
  const bare = entities.bare(reading.noun);
  if (bare !== null) return [{ entity: bare, naming: 'bare' }];
  return entities.ending(reading.noun).map((entity) => ({ entity, naming: 'short' as const }));
}

/** The facets of `entity` that a mutation with this verb can serve, if its arguments and answer allow. */
export function toCandidates(
  from: MutationField,
  reading: VerbReading,
  entity: Entity,
  naming: Naming,
  context: MutationContext,
): Candidate[] {
  const resource = entity.resource;
  if (resource === null) return [];
  const facets: Facet[] = reading.verb === 'upsert' ? ['create', 'update'] : [reading.verb];
  const result = readResult(from.field, resource, context.schema, context.entities);
  return facets.flatMap((facet) => {
    const read = facet === 'create' ? readCreate : facet === 'update' ? readUpdate : readDelete;
    const attempt = { from, reading, entity, resource, result, context };
    const forms = reading.verb === 'upsert' ? findTwoForms(from.slots) : null;
    const found = forms ? readTwoForms(attempt, facet, forms) : read(attempt);
    if (found === null || !fillsLists(found, from)) return [];
    if (naming === 'short' && !proves(found, result)) return [];
    const main = found.key?.main;
    const several =
      found.values?.several === true || main?.many === true || main?.input.compared === true;
    const score = NAMING_SCORE[naming] + scoreOf(from, reading, found, several);
    return [
      {
        resource,
        facet,
        from,
        reading,
        several,
        naming,
        score,
        values: found.values,
        mutation: {
          ...withoutValues(toMutation(from, found, result), facet, entity, context),
          ...(facet === 'update' && isReplacing(from.words) ? { replaces: true as const } : {}),
        },
      },
    ];
  });
}

/** A deletion that takes the whole of a record needs its key only: no form asks for the rest. */
function withoutValues(
  mutation: Mutation,
  facet: Facet,
  { type }: Entity,
  { schema }: MutationContext,
): Mutation {
  const nameOf = ({ slot }: ActionParameter) => slot[slot.length - 1] ?? '';
  const isValue = (parameter: ActionParameter) =>
    !parameter.required &&
    parameter.slot.length > 1 &&
    countSharedNames([nameOf(parameter)], type, schema) > 0;
  if (facet !== 'delete' || mutation.parameters.filter(isValue).length < 2) return mutation;
  return {
    ...mutation,
    parameters: mutation.parameters.filter((parameter) => !isValue(parameter)),
  };
}

interface Attempt {
  from: MutationField;
  reading: VerbReading;
  entity: Entity;
  resource: ResourceKey;
  result: MutationResult;
  context: MutationContext;
}

/** An upsert that wants what a new record has apart from what changes of an old one. */
function readTwoForms(attempt: Attempt, facet: Facet, forms: TwoForms): MutationParts | null {
  if (facet === 'create') return createOfTwo(forms);
  const { from, entity, context } = attempt;
  const key = keyOf({ ...attempt, from: { ...from, slots: [...forms.selectors] } }, 'one');
  return key && updateOfTwo(forms, key, context.schema.getType(entity.type));
}

/** A create gives the record, its key or word of success, and wants no key of the record unless its verb is plain. */
function readCreate(attempt: Attempt): MutationParts | null {
  const { from, reading, resource, result, context } = attempt;
  const others = otherEntities(
    findRecords(from.field.type, context.schema, context.entities),
    resource,
    context.entities,
  );
  const said = result.key !== null || result.success !== null;
  const gives = result.record !== null || said || (result.errors !== null && others.length === 0);
  if (!gives || reading.noun.includes('from')) return null;
  if (!reading.strong) {
    const saved = reading.verb === 'upsert' ? keyOf(attempt, 'oneOfSeveral') : null;
    const key = keyOf(attempt, 'one') ?? saved;
    // "Set" and "save" create only what they could also change: without a key they set something else.
    if (key === null && reading.verb === 'upsert') return null;
    // What is put has the key that it is given, whether there was one or not; a username is chosen.
    const isChosen = isReplacing(from.words) || NATURAL.has(sameName(key?.main.field ?? ''));
    const isGiven = key !== null && key.main.input.required && key.main.naming !== 'natural';
    if (isGiven && !isChosen) return null;
    if (result.record === null && others.length > 0) return null;
  }
  const values = readValues(from.slots, context.entities.key(attempt.entity.words), []);
  if (!reading.strong && reading.verb === 'upsert' && !sharesValue(values, attempt)) return null;
  return values === null && result.record === null ? null : { key: null, values };
}

/** `productListingUpdate(id)` that gives a Product and no listing takes the product's key. */
function givesOwner({ from, entity, resource, result, context }: Attempt): boolean {
  if (result.record !== null) return false;
  const records = findRecords(from.field.type, context.schema, context.entities);
  return otherEntities(records, resource, context.entities).some(
    (other) =>
      other.words.length < entity.words.length && startsWithWords(entity.words, other.words),
  );
}

/** `saveArtwork(artworkId, remove)` keeps a bookmark: none of the values is one of the record's. */
function sharesValue(values: ValuesReading | null, { entity, context }: Attempt): boolean {
  if (values === null || values.names.length === 0) return false;
  return countSharedNames(values.names, entity.type, context.schema) > 0;
}

/** An update takes the record's key and something to change. */
function readUpdate(attempt: Attempt): MutationParts | null {
  const key = keyOf(attempt, 'one') ?? keyOf(attempt, 'oneOfSeveral');
  if (key === null) return null;
  if (key.main.naming === 'plain' && givesOwner(attempt)) return null;
  const taken = [...key.entries.map((entry) => entry.slot), ...key.spare];
  const values = readValues(
    attempt.from.slots,
    attempt.context.entities.key(attempt.entity.words),
    taken,
  );
  if (values === null) return null;
  if (areInstructions(values, attempt.from.slots, attempt.entity, attempt.context.schema))
    return null;
  const { reading } = attempt;
  if (!reading.strong && reading.verb === 'upsert' && !sharesValue(values, attempt)) return null;
  // A name among what is saved is one of the values, and no way to say whose they are.
  if (reading.verb === 'upsert' && key.main.naming === 'natural' && key.main.field === 'name')
    return null;
  const list = key.main.input.inList ? key.main.input.slot.slice(0, 2) : [];
  if (!isWithin(values.slot, list)) return null;
  // A list of changes may be the whole new list, unless the answer gives the records that it changed.
  return values.several && attempt.result.record === null ? null : { key, values };
}

/** A delete takes the record's key; one that also wants another entity's key only removes it from there, unless it says delete. */
function readDelete(attempt: Attempt): MutationParts | null {
  const key = keyOf(attempt, 'one') ?? keyOf(attempt, 'oneOfSeveral');
  if (key === null) return null;
  const { from, reading } = attempt;
  const others = from.slots.filter(
    (slot) =>
      slot.required &&
      !key.slots.some((own) => own.input === slot) &&
      isLeafType(getNamedType(slot.type)) &&
      /ids?$/i.test(slot.name),
  );
  return !reading.strong && others.length > 0 ? null : { key, values: null };
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

/** True when nothing that an element of a list must have is left, since no form asks for it. */
function fillsLists(found: MutationParts, from: MutationField): boolean {
  const used = [...(found.key?.entries.map((entry) => entry.slot) ?? [])];
  if (found.values !== null && found.values.slot.length > 0) used.push(found.values.slot);
  const lists = used.filter((slot) => slot.includes('0')).map((slot) => slot[0]);
  return from.slots
    .filter((input) => input.required && input.inList && lists.includes(input.slot[0]))
    .every((input) =>
      used.some((slot) => isWithin(input.slot, slot) || isWithin(slot, input.slot)),
    );
}

/** For a noun that is only part of the entity's name: the answer or the key's type must say which entity it is. */
function proves(found: MutationParts, result: MutationResult): boolean {
  if (result.record !== null) return true;
  return (
    found.key?.main.naming === 'named' &&
    !/^(ID|String|Int)!?$/.test(String(found.key.main.input.type))
  );
}

function byIdentity(reading: VerbReading, found: MutationParts): boolean {
  return sameName(found.key?.main.field ?? '') === reading.by.join('');
}

function scoreOf(
  from: MutationField,
  reading: VerbReading,
  found: MutationParts,
  several: boolean,
): number {
  const required = listParameters(from.field, usedSlots(found)).filter(
    (parameter) => parameter.required,
  );
  return (
    (reading.strong ? 10 : 0) +
    // What is patched keeps what is not sent.
    (from.words.includes('patch') || from.words.includes('partial') ? 1 : 0) -
    // Beside a deletion, to destroy is to leave nothing that could be restored.
    (from.words.includes('destroy') ? 1 : 0) -
    (reading.verb === 'upsert' ? 15 : 0) -
    (several || reading.bulk ? 55 : 0) -
    (isListType(getNullableType(from.field.type)) ? 8 : 0) -
    (reading.by.length > 0 && !byIdentity(reading, found) ? 4 : 0) -
    (isDeprecated(from.field) ? 40 : 0) -
    required.length +
    (found.key?.main.rank ?? 0)
  );
}
