import { getNamedType } from 'graphql';
import { splitWords } from '../../wording/words.ts';
import type { MutationContext } from './context.ts';
import type { Entity } from './entity.ts';
import type { Run } from './runs.ts';
import type { Evidence } from './evidence.ts';
import type { MutationField } from './field.ts';
import { readKey, type KeyReading } from './key.ts';
import { referenceAround, type KeySearch } from './keyEntity.ts';
import { withoutKey } from './keyWords.ts';
import { SEVERAL, deletes, readVerbs } from './name.ts';
import { belongsTo, namesMany } from './owner.ts';

/** The entity on whose records a mutation acts, and the key by which it takes them. */
export interface Owner {
  entity: Entity;
  key: KeyReading;
  scope: 'record' | 'bulk';
  score: number;
  start: number;
}

const TOWARDS = new Set(['to', 'from', 'on', 'for', 'in', 'of', 'into', 'onto']);

/** The entity of which most says that a mutation acts on its records; undefined where nothing says so of any. */
export function ownerOf(
  evidence: Evidence,
  context: MutationContext,
  bulkOnly: boolean,
): Owner | undefined {
  return concerned(evidence, context)
    .flatMap((entity) => toOwner(entity, evidence, context, bulkOnly))
    .sort((one, other) => other.score - one.score || one.start - other.start)
    .at(0);
}

/** The entities that a mutation may act on: in its name, in its response, or in an argument. */
function concerned(evidence: Evidence, context: MutationContext): Entity[] {
  const { entities } = context;
  const found = new Set<Entity>();
  for (const run of evidence.runs) found.add(run.entity);
  for (const record of evidence.records) {
    const entity = entities.ofType(record.type);
    if (entity !== null) found.add(entity);
  }
  if (evidence.namespace !== null) found.add(evidence.namespace);
  for (const { words, type } of evidence.from.slots) {
    const bare = withoutKey(words);
    const scalar = splitWords(getNamedType(type).name);
    const named = entities.named(bare) ?? entities.bare(bare);
    if (named !== null) found.add(named);
    const narrower = entities.narrower(bare, evidence.words);
    if (narrower !== null) found.add(narrower);
    for (const entity of entities.ending(bare).slice(0, 1)) found.add(entity);
    if (scalar.length > 1 && scalar[scalar.length - 1] === 'id') {
      const typed = entities.endOf(scalar.slice(0, -1));
      if (typed !== null) found.add(typed.entity);
    }
  }
  return [...found];
}

/** The entity as one that a mutation acts on, at the key of its records; none where that is no key of them. */
function toOwner(
  entity: Entity,
  evidence: Evidence,
  context: MutationContext,
  bulkOnly: boolean,
): Owner[] {
  const { from } = evidence;
  const run = evidence.runs.find((candidate) => candidate.entity === entity) ?? null;
  const search = keySearch(entity, run, evidence, context);
  const taken = keyTaken(search, run, evidence, bulkOnly);
  if (taken === null) return [];
  const { key, scope } = taken;
  if (key.main.naming !== 'named' && !belongsTo(entity, key, evidence, context)) return [];
  const reference = referenceAround(key.main.input, from.slots)?.slot ?? key.main.input;
  if (!search.about && !reference.required) return [];
  if (isForNew(entity, key, from, context) || isOfMade(entity, key, run, evidence)) return [];
  const score = scoreOf(entity, key, run, evidence);
  return [{ entity, key, scope, score, start: run?.start ?? from.words.length }];
}

/** @param run where the mutation names the entity */
function keySearch(
  entity: Entity,
  run: Run | null,
  { from, words, runs, records, namespace }: Evidence,
  { schema, entities }: MutationContext,
): KeySearch {
  const given = records.some((record) => record.type === entity.type);
  return {
    ...{ schema, entities, entity, given, words },
    slots: from.slots,
    about: run !== null || given || namespace === entity,
    noun: [],
    named: runs.flatMap((other) => (other.short ? [] : [other.entity])),
    deleting: deletes(from.words),
    by: byWords(from.words),
  };
}

/** The key that a mutation takes of one record, or of several. */
function keyTaken(
  search: KeySearch,
  run: Run | null,
  evidence: Evidence,
  bulkOnly: boolean,
): { readonly key: KeyReading; readonly scope: Owner['scope'] } | null {
  const one = bulkOnly ? null : readKey(search, 'one');
  // `publishManyPosts(where:)` acts on all records that it selects.
  const isMany =
    evidence.words.some((word) => SEVERAL.has(word)) || namesMany(search.entity, run, evidence);
  if (one !== null && !(one.main.input.selects && isMany)) return { key: one, scope: 'record' };
  const several = readKey(search, 'several');
  return several && { key: several, scope: 'bulk' };
}

/** Whether a key is of the record that a mutation makes, or of what that is linked to: it acts on neither. */
function isOfMade(entity: Entity, key: KeyReading, run: Run | null, evidence: Evidence): boolean {
  const { words } = evidence;
  const verb = readVerbs(words)[0];
  if (verb?.verb !== 'create' || !verb.strong) return false;
  const { required } = key.main.input;
  // What a new record is linked to is a value of it.
  if (key.main.many && !required) return true;
  const isSource = TOWARDS.has(words[(run?.start ?? 0) - 1] ?? '');
  const after = words[run?.end ?? 0] ?? '';
  const isMade = run?.end === words.length || after === 'from' || after === 'with';
  // `createEmptyCart(cartId: ID)`: the key that the new record is to have.
  return isMade && !isSource && (!required || isOfSource(entity, key, evidence));
}

/** `createOrderFromCart(id)` takes the key of the cart, not of the order that is made of it. */
function isOfSource(entity: Entity, { main }: KeyReading, { runs, words }: Evidence): boolean {
  if (main.naming !== 'plain') return false;
  return runs.some((other) => other.entity !== entity && words[other.start - 1] === 'from');
}

/** `attachmentLinkURL(id, issueId!)` takes an issue's key, and the one that the new attachment is to have. */
function isForNew(
  entity: Entity,
  { main }: KeyReading,
  from: MutationField,
  { entities }: MutationContext,
): boolean {
  if (main.input.required || main.naming !== 'plain') return false;
  return from.slots.some(({ required, words }) => {
    const bare = withoutKey(words);
    const other = required && bare.length < words.length ? entities.named(bare) : null;
    return other !== null && other !== entity;
  });
}

function scoreOf(entity: Entity, key: KeyReading, run: Run | null, evidence: Evidence): number {
  const { records, words } = evidence;
  const own = records.filter((record) => record.type === entity.type);
  const sole = records.every((record) => record.type === entity.type);
  const before = run === null ? undefined : words[run.start - 1];
  const ends = words[words.length - 1] === entity.words[entity.words.length - 1];
  return (
    (own.length === 0 ? 0 : sole || run !== null ? 4 : 2) +
    (run === null ? (ends ? 2 : 0) : 3) +
    (evidence.namespace === entity ? 3 : 0) +
    (before !== undefined && TOWARDS.has(before) ? 2 : 0) +
    (run?.start === 0 ? 1 : 0) +
    (key.main.naming === 'named' ? 2 : 0) +
    (key.main.input.required ? 1 : 0) +
    (key.main.many ? (givesTo(entity, evidence) ? -3 : 0) : 1)
  );
}

/** `addUsersToBoard`: the mutation acts on the board, not on the users. */
function givesTo(entity: Entity, { runs, words }: Evidence): boolean {
  return runs.some((other) => other.entity !== entity && TOWARDS.has(words[other.start - 1] ?? ''));
}

function byWords(words: readonly string[]): string[] {
  const by = words.lastIndexOf('by');
  return by === -1 ? [] : words.slice(by + 1);
}
