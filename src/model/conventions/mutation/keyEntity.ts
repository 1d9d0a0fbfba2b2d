import { getNamedType, type GraphQLSchema } from 'graphql';
import { endsWithWords, splitWords } from '../../wording/words.ts';
import type { Entities, Entity } from './entity.ts';
import type { InputSlot } from './slot.ts';

/** A mutation while it is searched for the key of one entity. */
export interface KeySearch {
  slots: readonly InputSlot[];
  entity: Entity;
  /**
   * The mutation's name contains this entity: only then a slot named `id`, or one named by
   * a part of the entity's name, is taken for its key.
   */
  about: boolean;
  /** The response holds a record of the entity. */
  given: boolean;
  /** The words of the mutation's name. */
  words: readonly string[];
  /** The entity's name in the mutation's name, where that is a verb and a noun. */
  noun: readonly string[];
  /** The entities that its name contains. */
  named: readonly Entity[];
  /** The mutation deletes. */
  deleting: boolean;
  /** What follows "by" in the mutation's name. */
  by: readonly string[];
  schema: GraphQLSchema;
  entities: Entities;
}

/** The noun in the name of the object around a key: `draft: { cart: { id } }` takes a cart's. */
export function enclosingEntity({ slot, selects }: InputSlot, entities: Entities): Entity | null {
  const around = slot.slice(0, -1).findLast((name) => name !== '0');
  if (!selects || slot.length < 3 || around === undefined) return null;
  const words = splitWords(around);
  const named = words.map((_, start) => entities.named(words.slice(start)));
  return named.find((entity) => entity !== null) ?? null;
}

/** What types of inputs end with that only find a record. */
const REFERENCES = new Set(['reference', 'ref', 'identifier']);

/** An input that only finds a record: `fromAccount: AccountReferenceInput`. */
interface Reference {
  readonly slot: InputSlot;
  /** The words of its type that say of what. */
  readonly typed: readonly string[];
}

/** The reference that a slot is in, if there is one. */
export function referenceAround(
  { slot }: InputSlot,
  slots: readonly InputSlot[],
): Reference | undefined {
  const around = slot.slice(0, slot.at(-2) === '0' ? -2 : -1).join('.');
  const holder = slots.find((other) => other.slot.join('.') === around);
  if (!holder) return undefined;
  const words = splitWords(getNamedType(holder.type).name).filter((word) => word !== 'input');
  const typed = words.slice(0, -1).filter((word) => word !== 'resource');
  const isReference = REFERENCES.has(words.at(-1) ?? '') && typed.length > 0;
  return isReference ? { slot: holder, typed } : undefined;
}

/**
 * What a reference finds: `fromAccount: AccountReferenceInput` an account, whatever the mutation is about.
 *
 * @returns undefined where a slot is in no reference, null where that finds nothing that is an entity
 */
export function referredEntity(input: InputSlot, search: KeySearch): Entity | null | undefined {
  const { entities } = search;
  const reference = referenceAround(input, search.slots);
  return reference && (entities.named(reference.slot.words) ?? entities.named(reference.typed));
}

/**
 * The entity that the words of a slot, without `Id`, name: one that the mutation's name has and they
 * end (`locationId` of a CompanyLocation) or lack the version of (`projectId` of a ProjectV2), one whose
 * further words it has, the one of that name, or the one in question when the mutation is about it.
 */
export function entityCalled(words: readonly string[], search: KeySearch): Entity | null {
  const { entities } = search;
  const meant = search.named.find(
    (entity) => shortensName(entity, words, entities) || lacksVersion(entity, words, entities),
  );
  if (meant !== undefined) return meant;
  // In `updateAnnotations` a `campaignId` is an AnnotationCampaign's, and no Campaign's.
  const narrower = entities.narrower(words, search.words);
  if (narrower !== null) return narrower;
  const exact = entities.named(words) ?? entities.bare(words);
  if (exact !== null) return exact;
  if (words.length > 0 && entities.key(words) === entities.key(search.noun)) return search.entity;
  const isShort = shortensName(search.entity, words, entities) || abbreviates(search.entity, words);
  const isMeant = isShort || skipsWords(search.entity, words, search.named);
  return search.about && isMeant ? search.entity : null;
}

/** `queuedMessage` of the one QueuedUserMessage that a mutation is about: its name without words in the middle. */
function skipsWords(entity: Entity, short: readonly string[], named: readonly Entity[]): boolean {
  const { words } = entity;
  const isFramed = short[0] === words[0] && short.at(-1) === words.at(-1);
  const isOnly = named.length === 1 && named[0] === entity;
  const kept = words.filter((word) => short.includes(word));
  return isOnly && isFramed && short.length > 1 && kept.join() === short.join();
}

/** True when the words are the entity's name or its end, as in the argument `commentId` of a DiscussionComment. */
function shortensName(entity: Entity, words: readonly string[], entities: Entities): boolean {
  const length = words.length;
  if (length === 0 || length > entity.words.length) return false;
  const tail = entity.words.slice(entity.words.length - length);
  return endsWithWords(entity.words, words) || entities.key(tail) === entities.key(words);
}

/** `repo` of a Repository, but not `integration` of an IntegrationItem. */
function abbreviates({ words }: Entity, short: readonly string[]): boolean {
  const [only = '', ...others] = short;
  const isOther = words.length > 1 && words[0] === only;
  return !isOther && others.length === 0 && only.length >= 3 && words.join('').startsWith(only);
}

/** `project` of a ProjectV2. */
function lacksVersion(entity: Entity, words: readonly string[], entities: Entities): boolean {
  const version = entity.words.slice(words.length).join('');
  const name = entity.words.slice(0, words.length).join('');
  return /^v\d+$/.test(version) && name === entities.key(words);
}

/**
 * The entity that a scalar such as `ProjectID` is the key of. Words before the entity's name are modules
 * (`UsersSavedReplyID`), unless the mutation's name has them: then they belong to another entity.
 */
export function typedBy(scalar: string, search: KeySearch): Entity | null {
  const words = splitWords(scalar);
  if (words.length < 2 || words[words.length - 1] !== 'id') return null;
  const end = search.entities.endOf(words.slice(0, -1));
  if (end === null) return null;
  const named = new Set(search.words.map((word) => search.entities.key([word])));
  return end.before.some((word) => named.has(word)) ? null : end.entity;
}
