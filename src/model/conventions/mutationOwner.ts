import { isInterfaceType, isObjectType } from 'graphql';
import { splitWords } from '../words.ts';
import type { Evidence } from './mutationAction.ts';
import type { MutationContext } from './mutationCrud.ts';
import type { Entity } from './mutationEntity.ts';
import type { KeyReading } from './mutationKey.ts';
import { deletes, isCounting, isVerb } from './mutationName.ts';

const PREPOSITIONS = new Set([
  'to',
  'from',
  'on',
  'for',
  'in',
  'of',
  'as',
  'with',
  'by',
  'and',
  'into',
  'after',
  'before',
]);
const KEY_OF = /\b(?:ids?|identifiers?|uuids?|keys?|slugs?) (?:of|for) (.+)/is;
const GENERIC = new Set(
  'record object entity item resource model node row document thing instance it'.split(' '),
);
const FIRST_SENTENCE = /^[^.\n]*/;

/**
 * Whether the key that a mutation takes without saying whose (`id`) is that of `entity`. It is not in
 * `orderLineDelete(id)` for an order: what the name adds to the entity may own the key. The description
 * of the argument decides first ("ID of the product to update"), then the rest of the name and the answer.
 */
export function belongsTo(
  entity: Entity,
  key: KeyReading,
  evidence: Evidence,
  context: MutationContext,
): boolean {
  if (key.main.naming === 'natural') return namesAlone(entity, evidence, context);
  const described = describedOwner(key.main.input.description, entity, context);
  if (described !== null) return described;
  const given = evidence.records.some((record) => record.type === entity.type);
  const run = runOf(entity, evidence);
  if (run !== null) return ownsRest(entity, run.end, given, evidence, context);
  if (evidence.namespace === entity) return evidence.runs.every((other) => other.entity === entity);
  if (!given || !evidence.records.every((record) => record.type === entity.type)) return false;
  // The name names others: the key may be theirs.
  return evidence.runs.every((other) => other.entity === entity);
}

/** The mutation's name is about the entity, and names nothing else that its answer holds. */
function namesAlone(entity: Entity, evidence: Evidence, context: MutationContext): boolean {
  if (runOf(entity, evidence) === null && evidence.namespace !== entity) return false;
  return !namesOther(entity, evidence.words, evidence, context);
}

/** True when a record of another type in the answer is called by one of the words. */
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

/** True when the words after the entity's name are no thing of their own that could own the key. */
function ownsRest(
  entity: Entity,
  end: number,
  given: boolean,
  evidence: Evidence,
  context: MutationContext,
): boolean {
  const rest = evidence.words.slice(end);
  const stop = rest.findIndex((word) => isVerb(word) || PREPOSITIONS.has(word));
  const tail = (stop === -1 ? rest : rest.slice(0, stop)).filter((word) => !isCounting(word));
  if (tail.length === 0 || evidence.from.namespace.length > 0) return true;
  if (namesOther(entity, tail, evidence, context) || deletes(evidence.words)) return false;
  return given || isField(entity, tail, context);
}

/** What the description of a key argument says: true for this entity, false for another, null for nothing. */
function describedOwner(
  description: string | null,
  entity: Entity,
  context: MutationContext,
): boolean | null {
  if (description === null) return null;
  const sentence = FIRST_SENTENCE.exec(description.trim())?.[0] ?? '';
  const words = splitWords(KEY_OF.exec(sentence)?.[1] ?? '').filter(
    (word) => !/^(the|a|an)$/.test(word),
  );
  if (words.length === 0 || GENERIC.has(words[0] ?? '')) return null;
  const stop = words.findIndex(
    (word, index) => index > 0 && /^(to|that|which|whose|you|for|in|with|by|is|will)$/.test(word),
  );
  const phrase = stop === -1 ? words : words.slice(0, stop);
  const runs = context.entities.runs(phrase);
  if (runs.some((run) => run.entity === entity && run.end === phrase.length)) return true;
  if (runs.some((run) => run.end === phrase.length)) return false;
  // A thing that the schema calls otherwise: "the granted refund".
  const known = phrase.some((word) =>
    entity.words.some((own) => own === context.entities.key([word])),
  );
  return known ? null : false;
}

function isField(entity: Entity, words: readonly string[], context: MutationContext): boolean {
  const type = context.schema.getType(entity.type);
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const name = words.join('');
  return Object.keys(type.getFields()).some((field) => splitWords(field).join('') === name);
}

function runOf(entity: Entity, evidence: Evidence) {
  return evidence.runs.find((run) => run.entity === entity) ?? null;
}
