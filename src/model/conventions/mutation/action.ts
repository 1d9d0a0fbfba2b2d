import { getNamedType } from 'graphql';
import type { Slot } from '../../types/variables.ts';
import type { Action } from '../../types/mutation.ts';
import { splitWords } from '../../wording/words.ts';
import { findRecords, readResult } from '../result/result.ts';
import { demandedOfClient } from './clientOnly.ts';
import type { MutationContext } from './context.ts';
import { isResource, type Entity, type ResourceEntity, type Run } from './entity.ts';
import type { MutationField } from './field.ts';
import { readKey, type KeyReading } from './key.ts';
import { referenceAround } from './keyEntity.ts';
import { withoutKey } from './keyWords.ts';
import { labelAction, withoutName } from './label.ts';
import { SEVERAL, deletes, isDangerous, isVerb, readVerbs } from './name.ts';
import { belongsTo, namesMany } from './owner.ts';
import { listParameters, printArguments, toVariables } from './slot.ts';
import type { Evidence } from './evidence.ts';

/** An action and the entity to which it belongs. */
export interface ActionReading {
  entity: Entity;
  action: Action;
  why: string;
}

interface NoAction {
  entity: null;
  why: string;
}

interface Owner {
  entity: Entity;
  key: KeyReading;
  scope: 'record' | 'bulk';
  score: number;
  start: number;
}

const TOWARDS = new Set(['to', 'from', 'on', 'for', 'in', 'of', 'into', 'onto']);

/**
 * Reads a mutation as an action on records of the resource whose key it takes. When it takes the
 * keys of several, its name and its response decide: `addTagsToTodoItem` is an action on the to-do item.
 */
export function readAction(
  from: MutationField,
  context: MutationContext,
  bulkOnly: boolean,
): ActionReading | NoAction {
  const evidence = gather(from, context);
  const owners = concerned(evidence, context)
    .flatMap((entity) => toOwner(entity, evidence, context, bulkOnly))
    .sort((one, other) => other.score - one.score || one.start - other.start);
  const owner = owners[0];
  if (owner === undefined) return { entity: null, why: reasonAgainst(evidence) };
  const { entity, key, scope } = owner;
  if (!isResource(entity)) return { entity: null, why: noResource(entity) };
  const action = toAction(from, { entity, entries: key.entries, spare: key.spare, scope }, context);
  return { entity, action, why: reasonFor(owner) };
}

function gather(from: MutationField, context: MutationContext): Evidence {
  const words = [...from.namespace, ...from.words];
  return {
    from,
    words,
    runs: withoutVerb(context.entities.runs(words), words, from.namespace.length),
    records: findRecords(from.field.type, context.schema, context.entities),
    namespace: context.namespaces.get(from.path.slice(0, -1).join('.')) ?? null,
  };
}

/** `archiveCampaign` is about a campaign, though there are archives, too: its first word says what is done. */
function withoutVerb(runs: readonly Run[], words: readonly string[], start: number): Run[] {
  const isVerbFirst = isVerb(words[start]) && !isVerb(words.at(-1));
  const isFollowed = runs.some((run) => run.start === start + 1);
  const isFirst = (run: Run) => run.start === start && run.end === start + 1;
  return runs.filter((run) => !(isVerbFirst && isFollowed && isFirst(run)));
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

function toOwner(
  entity: Entity,
  evidence: Evidence,
  context: MutationContext,
  bulkOnly: boolean,
): Owner[] {
  const { from } = evidence;
  const run = evidence.runs.find((candidate) => candidate.entity === entity) ?? null;
  const given = evidence.records.some((record) => record.type === entity.type);
  const about = run !== null || given || evidence.namespace === entity;
  const by = byWords(from.words);
  const search = {
    slots: from.slots,
    entity,
    about,
    given,
    words: evidence.words,
    noun: [],
    named: evidence.runs.map((other) => other.entity),
    deleting: deletes(from.words),
    by,
    schema: context.schema,
    entities: context.entities,
  };
  const single = bulkOnly ? null : readKey(search, 'one');
  // `publishManyPosts(where:)` acts on all records that it selects.
  const isMany =
    evidence.words.some((word) => SEVERAL.has(word)) || namesMany(entity, run, evidence);
  const selects = single?.main.input.selects && isMany;
  const one = selects ? null : single;
  const key = one ?? readKey(search, 'several');
  if (key === null) return [];
  if (key.main.naming !== 'named' && !belongsTo(entity, key, evidence, context)) return [];
  const asked = referenceAround(key.main.input, from.slots)?.slot ?? key.main.input;
  if (!about && !asked.required) return [];
  if (isForNew(entity, key, from, context)) return [];
  // `createEmptyCart(cartId: ID)`: the key that the new record is to have.
  const verb = readVerbs(evidence.words)[0];
  const isSource = TOWARDS.has(evidence.words[(run?.start ?? 0) - 1] ?? '');
  const after = evidence.words[run?.end ?? 0] ?? '';
  const isMade = run?.end === evidence.words.length || after === 'from' || after === 'with';
  const isNew = verb?.verb === 'create' && verb.strong;
  // What a new record is linked to is a value of it.
  if (isNew && key.main.many && !key.main.input.required) return [];
  const makes = isNew && isMade && !isSource;
  if (makes && (!key.main.input.required || isOfSource(entity, key, evidence))) return [];
  const score = scoreOf(entity, key, run, evidence);
  return [
    {
      entity,
      key,
      scope: one === null ? 'bulk' : 'record',
      score,
      start: run?.start ?? from.words.length,
    },
  ];
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

/** Reads a mutation as an action on records of an entity, given the slot of the key. */
export function toAction(
  from: MutationField,
  keyed: {
    entity: ResourceEntity;
    entries: KeyReading['entries'];
    spare: Slot[];
    scope: Action['scope'];
  },
  context: MutationContext,
): Action {
  const { entity, entries, spare, scope } = keyed;
  const used = [...entries.map((entry) => entry.slot), ...spare];
  return {
    name: from.field.name,
    label: labelAction(from, entity, context.entities),
    description: from.field.description ?? null,
    scope,
    danger: isDangerous(withoutName(from.words, entity, context.entities)),
    path: from.path,
    arguments: printArguments(from.field),
    variables: toVariables([...entries, ...demandedOfClient(from.field)]),
    values: null,
    parameters: listParameters(from.field, used),
    result: readResult(from.field, entity.resource, context.schema, context.entities),
  };
}

function byWords(words: readonly string[]): string[] {
  const by = words.lastIndexOf('by');
  return by === -1 ? [] : words.slice(by + 1);
}

function reasonFor(owner: Owner): string {
  const slot = owner.key.main.input.slot.filter((segment) => segment !== '0').join('.');
  const keys = owner.key.main.many ? 'the keys of several records' : "the record's key";
  return `takes ${keys} as \`${slot}\``;
}

function noResource(entity: Entity): string {
  return `works on ${entity.type}, which is no resource`;
}

function reasonAgainst(evidence: Evidence): string {
  const other = evidence.runs.find((run) => run.entity.resource === null);
  if (other !== undefined) return noResource(other.entity);
  const plain = evidence.from.slots.find((slot) => /^(id|ids|nodeId)$/.test(slot.name));
  if (plain !== undefined) return `does not say whose key its \`${plain.slot.join('.')}\` is`;
  const creates = readVerbs(evidence.from.words)[0]?.verb === 'create';
  return creates ? 'creates nothing that is a resource' : 'takes no key of a record';
}
