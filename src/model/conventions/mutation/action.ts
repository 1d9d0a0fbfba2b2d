import type { Slot } from '../../types/variables.ts';
import type { Action } from '../../types/mutation.ts';
import { findRecords, readResult } from '../result/result.ts';
import { ownerOf, type Owner } from './actionOwner.ts';
import { demandedOfClient } from './clientOnly.ts';
import type { MutationContext } from './context.ts';
import { isResource, type Entity, type ResourceEntity } from './entity.ts';
import type { Evidence } from './evidence.ts';
import type { MutationField } from './field.ts';
import type { KeyReading } from './key.ts';
import { labelAction, withoutName } from './label.ts';
import { isDangerous, isVerb, readVerbs } from './name.ts';
import { findRuns, type Run } from './runs.ts';
import { listParameters, printArguments, toVariables } from './slot.ts';

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
  const owner = ownerOf(evidence, context, bulkOnly);
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
    runs: withoutVerb(findRuns(words, context.entities), words, from.namespace.length),
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
