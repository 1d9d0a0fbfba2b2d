import { isInterfaceType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { hasOwnKey, isNode } from '../conventions/identity.ts';
import type { LookupCandidate } from '../conventions/lookup/lookup.ts';
import type { Hints } from '../hints.ts';
import { isComposite, operationTypes } from '../shapes/typeShapes.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import { isPlural } from '../wording/plurals.ts';
import { singularKey, splitWords } from '../wording/words.ts';
import type { Candidates, ListCandidate } from './candidates.ts';
import { namesChoices } from './choiceTypes.ts';
import { addFollowed } from './followedTypes.ts';
import { isPartOfOther } from './partTypes.ts';
import type { RootField } from '../shapes/rootField.ts';
import { findCopies, findSummaries } from './summaries.ts';
import type { Summaries } from './summaries.ts';

/** The types that people manage, in the order in which the schema lists them at its root. */
export interface ResourceTypes {
  types: CompositeType[];
  /** Those that are resources without the hints. */
  leftOut: CompositeType[];
  summaries: Summaries;
  /** True for a resource's type and for a summary of one. */
  isResource(type: GraphQLNamedType): boolean;
  /** True also for the types that hints leave out: their fields are not shown as part of other records. */
  isEntity(type: GraphQLNamedType): boolean;
  /** The resource that a type is shown as: itself, or the one that it summarises. */
  resourceOf(type: CompositeType): CompositeType;
}

/**
 * Decides which types are resources. A type is one when the schema lists or fetches its records at the
 * root, or when records of a resource lead to it and it has a key of its own. Connections, edges,
 * payloads, aggregates and value objects are none; nor is a summary of another type (`PageListItem` of
 * `Page`), nor a type of which there is one record only.
 *
 * @param hints `include` and `exclude` overrule all this.
 */
export function readResourceTypes(
  schema: GraphQLSchema,
  candidates: Candidates,
  hints: Pick<Hints, 'include' | 'exclude'>,
): ResourceTypes {
  const include = new Set<string>(hints.include);
  const exclude = new Set<string>(hints.exclude);
  const operations = operationTypes(schema);
  const eligible = (type: CompositeType) =>
    !operations.has(type) && type !== candidates.node?.interface && !isUnionType(type);

  const roots = new Set<CompositeType>();
  for (const [type, lists] of candidates.lists) {
    if (eligible(type) && lists.some((list) => makesResource(type, list, candidates)))
      roots.add(type);
  }
  for (const [type, lookups] of candidates.lookups) {
    if (
      eligible(type) &&
      !gathersOthers(type, schema, candidates) &&
      lookups.some((lookup) => fetchesResource(type, lookup, candidates))
    )
      roots.add(type);
  }
  for (const name of include) {
    const type = schema.getType(name);
    if (type && isComposite(type) && eligible(type)) roots.add(type);
  }

  // A summary may call its key after what it summarises: `EmployerSummary { employerId }` has none of its own.
  const listed = [...candidates.lists].filter(
    ([type, lists]) => eligible(type) && lists.some((list) => isListOf(type, list, candidates)),
  );
  const found = findSummaries(
    [...new Set([...roots, ...listed.map(([type]) => type)])].filter(
      (type) => !include.has(type.name),
    ),
    candidates,
  );
  const known = [...roots].filter((type) => !found.has(type));
  const others = Object.values(schema.getTypeMap()).filter(isObjectType).filter(eligible);
  const summaries = new Map([...found, ...findCopies(others, known)]);
  const types = new Set([...roots].filter((type) => !summaries.has(type)));
  addFollowed(types, (type) => eligible(type) && !summaries.has(type), schema, candidates);
  const resourceOf = (type: CompositeType) => summaries.get(type) ?? type;
  const isKept = (type: CompositeType) =>
    types.has(type) && !exclude.has(type.name) && (include.size === 0 || include.has(type.name));

  return {
    types: inSchemaOrder([...types].filter(isKept), candidates),
    leftOut: [...types].filter((type) => !isKept(type)),
    summaries,
    isResource: (type) => isComposite(type) && isKept(resourceOf(type)),
    isEntity: (type) => isComposite(type) && types.has(resourceOf(type)),
    resourceOf,
  };
}

/** Whether a list is one of a type's records, and no part of something else that is shown. */
function isListOf(type: CompositeType, list: ListCandidate, candidates: Candidates): boolean {
  return !isPartOfOther(type, list, candidates) && !isOnDashboard(type, list);
}

/** True when a list at the root is reason enough to manage its records. */
function makesResource(type: CompositeType, list: ListCandidate, candidates: Candidates): boolean {
  const { root } = list;
  if (!isListOf(type, list, candidates)) return false;
  if (hasOwnKey(type) || isNode(type, candidates.node)) {
    // The records that one person follows or watches are not the list of all.
    if (root.place === 'singleton') return list.required === 0 && list.named !== 'no';
    return (
      list.required === 0 ||
      list.named !== 'no' ||
      isNode(type, candidates.node) ||
      root.place === 'namespace'
    );
  }
  // Without a key, rows are records only where the schema calls them by the type's name: `rewards: [Reward]`.
  if (
    root.place === 'singleton' ||
    list.required > 0 ||
    list.named === 'no' ||
    describesSchema(type) ||
    namesChoices(type)
  )
    return false;
  return isPlural(root.field.name) || list.pagination.kind !== 'none' || root.place === 'namespace';
}

/** Some rows beside figures, `dashboard { total recentOrders { … } }`, are a part of what is shown there. */
function isOnDashboard(type: CompositeType, { root, rows }: ListCandidate): boolean {
  const above = rows.path.length > 0 ? root.path : root.path.slice(0, -1);
  const names = (words: readonly string[]) => words.some((word) => DASHBOARDS.has(word));
  return names(above.flatMap(splitWords)) && !names(splitWords(type.name));
}

const DASHBOARDS = new Set('dashboard dashboards overview statistics stats kpi kpis'.split(' '));

/** What may stand before the name of what a field gives. */
const FETCHES = /^(get|fetch|find)_?(?=[A-Z_])/;

/** True when a lookup is reason enough: without a key, a response is a record only where the field has the type's name. */
function fetchesResource(
  type: CompositeType,
  { root }: LookupCandidate,
  candidates: Candidates,
): boolean {
  if (hasOwnKey(type) || isNode(type, candidates.node)) return true;
  const field = singularKey(root.field.name.replace(FETCHES, ''));
  return (
    !describesSchema(type) &&
    (field.startsWith(singularKey(type.name)) || singularKey(type.name).endsWith(field))
  );
}

const SCHEMA_WORDS = new Set(['meta', 'metadata', 'schema', 'introspection']);

/** A type that describes the server's own types is no record of the business. */
function describesSchema(type: CompositeType): boolean {
  return SCHEMA_WORDS.has(splitWords(type.name).pop() ?? '');
}

/** An interface that is only fetched, with types that are each fetched or listed by themselves: it is the result of looking up any address. */
function gathersOthers(
  type: CompositeType,
  schema: GraphQLSchema,
  { lists, lookups }: Candidates,
): boolean {
  if (!isInterfaceType(type) || lists.has(type)) return false;
  const members = schema.getPossibleTypes(type);
  return members.length > 1 && members.every((member) => lists.has(member) || lookups.has(member));
}

/** Listed types in the order of their lists, then those that are only fetched, then those that others lead to. */
function inSchemaOrder(types: CompositeType[], candidates: Candidates): CompositeType[] {
  const first = (found: readonly { root: RootField }[] | undefined) =>
    Math.min(...(found ?? []).map(({ root }) => root.index));
  const order = new Map(
    types.map((type) => {
      const listed = first(candidates.lists.get(type));
      const fetched = first(candidates.lookups.get(type));
      return [
        type,
        Number.isFinite(listed)
          ? [0, listed]
          : [1, Number.isFinite(fetched) ? fetched : Number.MAX_SAFE_INTEGER],
      ] as const;
    }),
  );
  const rank = (type: CompositeType) => order.get(type) ?? [0, 0];
  return [...types].sort((left, right) => {
    const [leftGroup = 0, leftIndex = 0] = rank(left);
    const [rightGroup = 0, rightIndex = 0] = rank(right);
    return leftGroup - rightGroup || leftIndex - rightIndex;
  });
}
