import { getNamedType, isLeafType, isUnionType } from 'graphql';
import { fieldsOn } from '../shapes/steps.ts';
import type { GraphQLSchema } from 'graphql';
import { aggregatedNoun, countedNoun } from '../conventions/aggregate.ts';
import { takesNothing } from '../conventions/mutation/clientOnly.ts';
import { isProtocolField } from '../conventions/protocolFields.ts';
import { findRows } from '../conventions/rows.ts';
import type { Omission } from '../types/model.ts';
import type { Resource } from '../types/resource.ts';
import { DEPRECATED, LEADS_ON } from '../readMutations.ts';
import type { UnusedMutation, MutationReading } from '../readMutations.ts';
import type { Candidates } from '../resources/candidates.ts';
import { givesChoices } from '../resources/choiceTypes.ts';
import type { ResourceTypes } from '../resources/resourceTypes.ts';
import type { RootField } from '../shapes/rootField.ts';
import { needsNoArguments } from '../shapes/typeShapes.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import { singularKey } from '../wording/words.ts';
import { repeatedQueries } from './repeatedQueries.ts';

/** A root field of Query that no resource's screen uses. */
export interface UnusedQuery {
  root: RootField;
  why: string;
}

/** Root fields that no resource's screen uses: candidates for tools, and omitted ones. */
export interface UnusedRootFields {
  queries: UnusedQuery[];
  mutations: UnusedMutation[];
  omitted: Omission[];
}

/**
 * The root fields that no resource's screen uses, each with the reason. A field that is shown as a whole
 * covers the fields below it; of a namespace the unused fields are returned.
 *
 * @param isApart whether the query at a path is none of a screen's, such as one that signs in
 */
export function readUnusedRootFields(
  schema: GraphQLSchema,
  candidates: Candidates,
  types: ResourceTypes,
  resources: readonly Resource[],
  mutations: Pick<MutationReading, 'all' | 'left'>,
  isApart: (path: RootField['path']) => boolean = () => false,
): UnusedRootFields {
  const taken = new Set(resources.flatMap(mutationPaths));
  const left = {
    queries: leftQueries(candidates, types, resources).filter(({ root }) => !isApart(root.path)),
    // A hint may still have assigned one to a resource.
    mutations: [
      ...mutations.left.filter(({ from }) => !taken.has(from.path.join('.'))),
      ...withoutPlace(mutations.all, resources),
    ],
  };
  const hidden = types.leftOut.map(({ name }) => singularKey(name));
  const isHidden = ({ name, type }: RootField['field']) =>
    hidden.some((key) => singularKey(name).includes(key)) ||
    types.leftOut.includes((findRows(type)?.type ?? getNamedType(type)) as CompositeType);
  const counted = countedNouns(resources);
  const countedBy = ({ path, field }: RootField): string | undefined => {
    const noun = aggregatedNoun(field);
    return noun === null ? undefined : counted.get(keyOf({ path: [...path.slice(0, -1), noun] }));
  };
  const isKept = (field: RootField['field'], why: string) =>
    !isRefused(why) && !isHidden(field) && !isProtocolField(field, schema, candidates.node);
  const reasonOf = (field: RootField['field'], why: string) =>
    isRefused(why) || !isHidden(field) ? reasonAgainst(why) : 'hints leave out what it is about';
  return {
    queries: left.queries.filter(
      ({ root, why }) => isKept(root.field, why) && countedBy(root) === undefined,
    ),
    mutations: left.mutations.filter(({ from, why }) => isKept(from.field, why)),
    omitted: [
      ...left.queries.flatMap(({ root, why }) => {
        const list = countedBy(root);
        if (isKept(root.field, why) && list === undefined) return [];
        return {
          what: `${root.parent.name}.${root.field.name}`,
          why:
            list === undefined ? reasonOf(root.field, why) : `reckons with the rows of \`${list}\``,
        };
      }),
      ...left.mutations
        .filter(({ from, why }) => !isKept(from.field, why))
        .map(({ from, why }) => ({
          what: `Mutation.${from.path.join('.')}`,
          why: reasonOf(from.field, why),
        })),
    ],
  };
}

/** The nouns of what the resources' lists give, below the same field: noun → the list's path. */
function countedNouns(resources: readonly Resource[]): ReadonlyMap<string, string> {
  return new Map(
    resources.flatMap(({ list }) => {
      if (!list) return [];
      const noun = countedNoun(list.path.at(-1) ?? '');
      return [[keyOf({ path: [...list.path.slice(0, -1), noun] }), list.path.join('.')]];
    }),
  );
}

function mutationPaths({ create, update, delete: remove, actions }: Resource): string[] {
  return [create, update, remove, ...actions].flatMap((mutation) => mutation?.path.join('.') ?? []);
}

/** Mutations of resources for which no screen of theirs has a place. */
function withoutPlace(
  all: MutationReading['all'],
  resources: readonly Resource[],
): UnusedMutation[] {
  const why = new Map<string, Pick<UnusedMutation, 'why' | 'isKeyed'>>();
  const empty = new Set(all.filter(({ field }) => takesNothing(field)).map(keyOf));
  for (const { lookup, create, update, delete: remove, actions } of resources) {
    if (create && empty.has(keyOf(create)))
      why.set(keyOf(create), { why: 'makes a record of nothing that could be filled in' });
    if (lookup) continue;
    for (const mutation of [update, remove, ...actions])
      if (mutation) why.set(keyOf(mutation), WITHOUT_PAGE);
  }
  return all.flatMap((from) => {
    const reason = why.get(keyOf(from));
    return reason === undefined ? [] : [{ from, ...reason }];
  });
}

const WITHOUT_PAGE = {
  why: 'works on records that have no page of their own',
  isKeyed: true,
} as const;

const CHANGES =
  'its name says that it changes something, and a query is asked whenever a page is opened';
const CHOICES = 'says what choices are called, which screens say themselves';

function isRefused(why: string): boolean {
  return why === DEPRECATED || why === LEADS_ON || why === CHOICES || why === CHANGES;
}

function reasonAgainst(why: string): string {
  return isRefused(why) ? why : 'serves clients or their sessions, not the business';
}

function leftQueries(
  candidates: Candidates,
  types: ResourceTypes,
  resources: readonly Resource[],
): UnusedQuery[] {
  const { roots, node } = candidates;
  const used = pathsOf(resources);
  // A resource's own reasons name the lists and lookups that it does not use.
  const repeated = repeatedQueries(candidates, types, resources);
  const isTaken = (root: RootField) => used.has(keyOf(root)) || repeated.has(keyOf(root));
  const below = (root: RootField) =>
    roots.filter(
      ({ path }) =>
        path.length === root.path.length + 1 && keyOf({ path: path.slice(0, -1) }) === keyOf(root),
    );
  const leave = (root: RootField): UnusedQuery[] => {
    if (root.field === node?.field || root.place === 'singleton') return [];
    const inner = below(root);
    const isNamespace = inner.some((child) => child.place === 'namespace');
    const isAsked = isTaken(root) || inner.some((child) => isTaken(child) || isAskedBelow(child));
    const whole = { root, why: root.deprecated ? DEPRECATED : reason(root, types) };
    if (isNamespace && (isAsked || inner.some(({ field }) => field.args.length > 0))) {
      const isShown = holdsValues(inner);
      const parts = inner.flatMap(leave).filter(({ root: part }) => !isShown || !isPart(part));
      return isShown ? [whole, ...parts] : parts;
    }
    return isTaken(root) ? [] : [whole];
  };
  const isAskedBelow = (root: RootField): boolean =>
    below(root).some((child) => isTaken(child) || isAskedBelow(child));
  return roots.filter(({ path }) => path.length === 1).flatMap(leave);
}

/** Whether fields are the values of one thing, such as settings, which are shown together. */
function holdsValues(fields: readonly RootField[]): boolean {
  return (
    fields.filter((root) => isPart(root) && isLeafType(getNamedType(root.field.type))).length > 1
  );
}

/** A value or an object that nothing has to be said for: it shows with what it is in. */
function isPart({ field }: RootField): boolean {
  return field.args.length === 0 && findRows(field.type) === null;
}

/** Every path that a resource uses, with its prefixes. */
function pathsOf(resources: readonly Resource[]): Set<string> {
  const used = new Set<string>();
  for (const { list, lookup } of resources) {
    for (const path of [list?.path, lookup?.path, fieldsOn(list?.total?.path ?? [])]) {
      path?.forEach((_, index) => used.add(path.slice(0, index + 1).join('.')));
    }
  }
  return used;
}

function keyOf({ path }: Pick<RootField, 'path'>): string {
  return path.join('.');
}

function reason(root: RootField, { types }: ResourceTypes): string {
  const { field, changes } = root;
  if (changes) return CHANGES;
  const type = getNamedType(field.type);
  if (isLeafType(type)) return 'gives a value, no record';
  if (givesChoices(field)) return CHOICES;
  const rows = findRows(field.type);
  if (isUnionType(rows?.type ?? type))
    return 'its records are of a union, which has no fields of its own';
  if (rows && types.includes(rows.type) && !needsNoArguments(field))
    return `gives records of ${rows.type.name} for its arguments, as no screen of theirs does`;
  if (rows)
    return needsNoArguments(field)
      ? `gives ${rows.type.name}, which has no key`
      : 'gives results for its arguments, no records';
  return needsNoArguments(field)
    ? 'gives one object, which no list shows'
    : 'its arguments are not the key of a record';
}
