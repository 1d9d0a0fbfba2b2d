import type { GraphQLSchema } from 'graphql';
import { readAction } from './conventions/mutation/action.ts';
import type { Candidate } from './conventions/mutation/candidate.ts';
import type { MutationContext } from './conventions/mutation/context.ts';
import { chooseMutations, type ResourceMutations } from './conventions/mutation/chooseMutations.ts';
import type { Facet } from './conventions/mutation/crud.ts';
import { Entities, type Entity, type ResourceKey } from './conventions/mutation/entity.ts';
import { findFamilies } from './conventions/mutation/family.ts';
import {
  listMutationFields,
  namespaceResource,
  type MutationField,
} from './conventions/mutation/field.ts';
import { subjectOf, findCandidates } from './conventions/mutation/findCandidates.ts';
import { findMaker } from './conventions/mutation/maker.ts';
import { readVerbs } from './conventions/mutation/name.ts';
import { readSharedActions } from './conventions/mutation/shared.ts';
import { destroysForGood, hasTwin } from './conventions/mutation/twins.ts';
import { withWaysBack } from './conventions/mutation/wayBack.ts';
import { hintedMutations } from './hints/hintedMutation.ts';
import type { HintedMutations } from './hints/hintedMutation.ts';
import type { Action } from './types/mutation.ts';
import type { Path } from './types/variables.ts';
import { isDeprecated } from './shapes/typeShapes.ts';
import { actionLabel } from './wording/actionLabels.ts';

export interface MutationReading {
  /** By the resource's type; every resource has an entry. */
  byType: Map<string, ResourceMutations>;
  /** Every mutation. */
  all: readonly MutationField[];
  /** The mutations that belong to no resource. */
  left: UnusedMutation[];
  /** Mutations as hints describe them. */
  hinted: HintedMutations;
}

/** A mutation that changes no record of a resource. */
export interface UnusedMutation {
  from: MutationField;
  why: string;
  /** It takes the key of a record, which has no screen on which it could be called. */
  isKeyed?: true;
}

/** The reason for which a field is left alone that the schema gives up. */
export const DEPRECATED = 'deprecated';
/** The reason against a mutation that only gives others. */
export const LEADS_ON = 'leads to further mutations, which no screen can call';

/**
 * Reads how the records of the resources are created, updated and deleted, and what else can be done to
 * them, from the names, arguments and answers of a schema's mutations.
 *
 * @param isApart whether the mutation at a path is no person's to call, such as one that signs in
 */
export function readMutations(
  schema: GraphQLSchema,
  resources: readonly ResourceKey[],
  isApart: (path: Path) => boolean = () => false,
): MutationReading {
  const entities = new Entities(schema, resources);
  const fields = listMutationFields(schema, entities).filter(({ path }) => !isApart(path));
  const context = { schema, entities, namespaces: readNamespaces(schema, fields, entities) };
  const found = new Map(
    fields.map((from) => [from, from.leadsOn ? [] : findCandidates(from, context)]),
  );
  const candidates = [...found.values()].flat();
  const families = findFamilies(fields, context);
  const byType = new Map<string, ResourceMutations>();
  for (const resource of resources) {
    byType.set(resource.type, { create: null, update: null, delete: null, actions: [], why: {} });
  }
  const chosen = chooseMutations(candidates, families, byType, schema);
  const unused = addActions(fields, found, chosen, context, byType);
  const made = addMakers(
    fields.filter((from) => !chosen.has(from)),
    context,
    byType,
  );
  for (const mutations of byType.values())
    mutations.actions = withWaysBack(mutations.actions, mutations.update, fields);
  const left = unused.filter(({ from }) => !made.has(from));
  return { byType, all: fields, left, hinted: hintedMutations(found, context) };
}

/** The entity that each namespace is about, by the namespace's path. */
function readNamespaces(
  schema: GraphQLSchema,
  fields: readonly MutationField[],
  entities: Entities,
): Map<string, Entity> {
  const found = new Map<string, Entity>();
  for (const { path, namespace } of fields) {
    const key = path.slice(0, -1).join('.');
    if (path.length < 2 || found.has(key)) continue;
    const type = namespaceResource(schema, path[path.length - 2] ?? '', entities);
    const entity =
      entities.named(namespace) ??
      entities.named(namespace.slice(-1)) ??
      (type === null ? null : entities.ofType(type));
    if (entity !== null) found.set(key, entity);
  }
  return found;
}

function addActions(
  fields: readonly MutationField[],
  found: ReadonlyMap<MutationField, Candidate[]>,
  chosen: ReadonlySet<MutationField>,
  context: MutationContext,
  byType: Map<string, ResourceMutations>,
): UnusedMutation[] {
  const left: UnusedMutation[] = [];
  for (const from of fields) {
    if (chosen.has(from)) continue;
    if (isDeprecated(from.field)) {
      left.push({ from, why: DEPRECATED });
      continue;
    }
    if (from.leadsOn) {
      left.push({ from, why: LEADS_ON });
      continue;
    }
    const twins = found.get(from) ?? [];
    const several = twins.some((candidate) => candidate.several || candidate.reading.bulk);
    // A twin of a mutation that was chosen adds nothing, unless it works on several records at once.
    const twin = twins.some(({ reading }) => reading.strong || reading.verb === 'upsert');
    const isRepeated = twin || repeats(from, context, byType) || hasTwin(from, chosen, found);
    if (!several && isRepeated && !destroysForGood(from, twins, fields)) continue;
    const shared = several ? [] : readSharedActions(from, context);
    const own = shared.length > 0 ? null : readAction(from, context, several);
    if (own?.entity === null && twins.length === 0) left.push({ from, why: own.why });
    const readings = own === null ? shared : own.entity === null ? [] : [own];
    for (const { entity, action, why } of readings) addAction(entity, action, why, byType);
  }
  return left;
}

/**
 * True for another way to do what a resource's create, update or delete does: by another key, for instance,
 * or an upsert beside both that it is made of.
 */
function repeats(
  from: MutationField,
  context: MutationContext,
  byType: ReadonlyMap<string, ResourceMutations>,
): boolean {
  return readVerbs(from.words).some((reading) => {
    if (!reading.strong) return false;
    const { verb } = reading;
    const parts: readonly Facet[] = verb === 'upsert' ? ['create', 'update'] : [verb];
    return subjectOf(reading, from, context).some(({ entity, naming }) => {
      const mutations = byType.get(entity.type);
      return naming === 'exact' && parts.every((part) => mutations?.[part] != null);
    });
  });
}

function addAction(
  entity: Entity,
  action: Action,
  why: string,
  byType: ReadonlyMap<string, ResourceMutations>,
): void {
  const mutations = byType.get(entity.type);
  if (mutations === undefined) return;
  const named = distinct(action, entity, mutations.actions);
  mutations.actions.push(named);
  mutations.why[`actions.${named.name}`] = `\`${action.path.join('.')}\` ${why}.`;
}

/** An action with a name and a label that no other action of the resource has. */
function distinct(action: Action, { type }: Entity, others: readonly Action[]): Action {
  const taken = others.some((other) => other.name === action.name);
  const named = taken ? { ...action, name: action.path.join('_') } : action;
  const isSaid = others.some((other) => other.label === action.label);
  return isSaid ? { ...named, label: actionLabel(action.path.join('_'), type) } : named;
}

/** Gives each resource without a create the mutation that makes its records, if one does; returns these. */
function addMakers(
  fields: readonly MutationField[],
  context: MutationContext,
  byType: ReadonlyMap<string, ResourceMutations>,
): ReadonlySet<MutationField> {
  const makers = new Set<MutationField>();
  for (const [type, mutations] of byType) {
    const maker = mutations.create === null ? findMaker(type, fields, context) : null;
    if (maker === null) continue;
    const isSame = ({ path }: Action) => path.join('.') === maker.from.path.join('.');
    mutations.create = maker.mutation;
    mutations.why['create'] = maker.why;
    mutations.actions = mutations.actions.filter((action) => !isSame(action));
    makers.add(maker.from);
  }
  return makers;
}
