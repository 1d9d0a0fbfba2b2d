import { isObjectType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { applyHints, checkHints, titleOf } from './hints/applyHints.ts';
import { readCandidates } from './resources/candidates.ts';
import type { Candidates } from './resources/candidates.ts';
import { chooseList } from './resources/chooseList.ts';
import { chooseLookup, rankLookups } from './resources/chooseLookup.ts';
import { readIdentity } from './conventions/identity.ts';
import { envelopeOf } from './shapes/envelope.ts';
import { applyMutationHints } from './hints/applyMutationHints.ts';
import { applyToolHints } from './hints/applyToolHints.ts';
import { hintsFor, pathHint } from './hints.ts';
import type { Hints } from './hints.ts';
import { pluralLabel, resourceLabel } from './wording/labels.ts';
import type { Filter } from './listQuery.ts';
import type { Field, List, Model, Resource } from './model.ts';
import { readHistory } from './fields/readHistory.ts';
import { readLeft } from './tools/omissions.ts';
import { createEdgeReader } from './fields/readEdge.ts';
import { createFieldReader } from './fields/readFields.ts';
import type { FieldReader } from './fields/readFields.ts';
import { readList } from './readList.ts';
import type { EdgeReader } from './readList.ts';
import { readKinds, readMixed } from './fields/readMixed.ts';
import type { MixedReading } from './fields/readMixed.ts';
import { readMutations } from './readMutations.ts';
import { readRelations, withoutAggregates } from './fields/readRelations.ts';
import type { RelationTarget } from './fields/readRelations.ts';
import { readTools } from './tools/readTools.ts';
import { readQuestions } from './tools/readQuestions.ts';
import type { ToldReading } from './tools/readTold.ts';
import { readSubscriptions } from './readSubscriptions.ts';
import { readResourceTypes } from './resources/resourceTypes.ts';
import type { ResourceTypes } from './resources/resourceTypes.ts';
import { readRowShape } from './shapes/rowShape.ts';
import type { RowShape } from './shapes/rowShape.ts';
import { holdsMoments } from './shapes/scalarKinds.ts';
import { Slugs } from './wording/slugs.ts';
import { inTellingOrder } from './wording/tellingOrder.ts';
import { readTitle } from './fields/title.ts';
import { isComposite, outputField, outputFields } from './shapes/typeShapes.ts';
import type { CompositeType } from './shapes/typeShapes.ts';

/** Everything about one schema that the reading of its resources shares; what costs is read once and on demand. */
interface Reading {
  schema: GraphQLSchema;
  candidates: Candidates;
  types: ResourceTypes;
  hints: Hints;
  fields: FieldReader;
  edgeOf: EdgeReader;
  target(type: CompositeType): RelationTarget & { fields: Field[]; titleWhy: string };
}

/**
 * Reads a schema: which types people manage, and how to list, fetch and change their records. The same
 * schema and hints give the same model. Nothing is thrown for a schema, however odd: what is not
 * understood is left out and named in `omitted`.
 *
 * @param hints what the team knows better; it overrules the reading.
 * @throws {HintError} when a hint names a type, field or path that the schema does not have.
 */
export function buildModel(schema: GraphQLSchema, hints: Hints = {}): Model {
  checkHints(schema, hints);
  const candidates = readCandidates(schema);
  const types = readResourceTypes(schema, candidates, hints);
  const reading = startReading(schema, candidates, types, hints);
  const slugs = new Slugs();
  const resources = types.types.map((type) => readResource(type, reading, slugs));
  const mutations = readMutations(schema, resources);
  for (const resource of resources) {
    const read = mutations.byType.get(resource.type);
    if (read === undefined) continue;
    const { why, ...facets } = read;
    Object.assign(resource, facets);
    Object.assign(resource.why, why);
  }
  for (const [type, subscriptions] of readSubscriptions(schema, types)) {
    const resource = resources.find((candidate) => candidate.type === type);
    if (!resource) continue;
    const names = subscriptions.map(({ field }) => `\`${field}\``).join(', ');
    resource.subscriptions = subscriptions;
    resource.why['subscriptions'] = `${names} can be followed without arguments`;
  }
  const hinted = resources.map((resource) => {
    const own = hintsFor(hints, resource.type);
    if (!own) return resource;
    return applyHints(
      { ...resource, ...applyMutationHints(resource, own, resource.type, mutations.hinted) },
      own,
    );
  });
  for (const resource of hinted) {
    const history = readHistory(resource);
    if (!history) continue;
    resource.history = history.value;
    resource.why['history'] = history.why;
  }
  const left = readLeft(schema, candidates, types, hinted, mutations);
  const told = toldReading(reading, hinted);
  return {
    resources: hinted.map((resource) => ({
      ...resource,
      questions: readQuestions(resource, told, hintsFor(hints, resource.type)?.hide),
    })),
    tools: applyToolHints(readTools(left, told), hints.tools),
    omitted: left.omitted,
    paths: {
      queries: candidates.roots.map(({ path }) => path.join('.')),
      mutations: [...mutations.hinted.paths],
    },
  };
}

function toldReading(reading: Reading, resources: readonly Resource[]): ToldReading {
  const { schema, candidates, types, fields } = reading;
  const mixed = mixedReading(reading);
  return {
    schema,
    roots: candidates.roots,
    fields,
    isResource: types.isResource,
    recordOf: (type) => {
      const whole = types.isResource(type) ? types.resourceOf(type).name : null;
      const resource = resources.find((candidate) => candidate.type === whole);
      if (!resource) return null;
      // A summary may leave out what would lead to the record.
      const { lookup, identity, title } = resource;
      const needed = [...(lookup?.key ?? []), ...(identity?.fields ?? []), ...title];
      const isTold = needed.every((name) => outputField(type, name.split('.')[0] ?? name));
      return isTold ? resource.type : null;
    },
    mixedOf: (type) => readMixed(type, mixed),
    kindsOf: (type) => readKinds(type, mixed),
    relationsOf: mixed.relationsOf,
  };
}

function startReading(
  schema: GraphQLSchema,
  candidates: Candidates,
  types: ResourceTypes,
  hints: Hints,
): Reading {
  const hasMoments = Object.values(schema.getTypeMap()).some(holdsMoments);
  const operations = new Set<GraphQLNamedType | null | undefined>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
  const isApart = (type: GraphQLNamedType) => types.isEntity(type) || operations.has(type);
  const fields = createFieldReader(isApart, hasMoments);
  const targets = new Map<CompositeType, ReturnType<Reading['target']>>();
  const target: Reading['target'] = (summary) => {
    const type = types.resourceOf(summary);
    const known = targets.get(type);
    if (known) return known;
    const own = fields.read(type);
    const hintedTitle = titleOf(hintsFor(hints, type.name));
    const title = hintedTitle
      ? { value: [...hintedTitle], why: 'a hint says so' }
      : readTitle(type, own);
    const read = {
      type,
      shape: readRowShape(type, types.isResource),
      titles: title.value,
      fields: own,
      titleWhy: title.why,
    };
    targets.set(type, read);
    return read;
  };
  const edgeOf = createEdgeReader(fields, types, target, hints);
  return { schema, candidates, types, hints, fields, target, edgeOf };
}

function readResource(type: CompositeType, reading: Reading, slugs: Slugs): Resource {
  const { candidates, schema } = reading;
  const { shape, titles, fields, titleWhy } = reading.target(type);
  const why: Record<string, string> = { title: titleWhy };
  const list = readRootList(type, reading, shape, titles, why);
  const lookups = rankLookups(type, candidates.lookups.get(type) ?? []);
  const identity = readIdentity(
    type,
    candidates.node,
    lookups.map(({ lookup }) => lookup.key),
  );
  if (identity) why['identity'] = identity.why;
  const lookup = chooseLookup(
    { type, ranked: lookups, node: candidates.node, identity: identity?.value ?? null, list },
    pathHint(reading.hints, type.name, 'lookup'),
  );
  if (lookup) why['lookup'] = lookup.why;
  const envelope = envelopeOf(type);
  if (envelope) why['fields'] = `those of \`${envelope.field.name}\`, which holds all but the key`;
  const label = labelOf(type, reading);
  const relations = readRelations(shape, fields, reading.target, reading.edgeOf);
  const shown = markFields(withoutAggregates(fields, relations), list);

  return {
    type: type.name,
    concrete: isObjectType(type) ? [] : schema.getPossibleTypes(type).map((member) => member.name),
    slug: slugs.give(pluralLabel(label)),
    label,
    pluralLabel: pluralLabel(label),
    description: type.description ?? null,
    identity: identity?.value ?? null,
    title: [...titles],
    columns: null,
    list,
    lookup: lookup?.value ?? null,
    fields: [...inTellingOrder(shown, ({ name }) => name, titles)],
    relations: [...inTellingOrder(relations, ({ field }) => field)],
    mixed: readMixed(type, mixedReading(reading)),
    questions: [],
    create: null,
    update: null,
    delete: null,
    actions: [],
    subscriptions: [],
    history: null,
    why,
  };
}

function labelOf(type: CompositeType, { candidates, schema, types }: Reading): string {
  const asked = [
    ...(candidates.lists.get(type) ?? []).map(({ root }) => root.field.name),
    ...(candidates.lookups.get(type) ?? []).map(({ root }) => root.field.name),
  ];
  return resourceLabel(type.name, asked, (name) => {
    const other = schema.getType(name);
    return other !== undefined && types.isEntity(other);
  });
}

function mixedReading({ schema, types, fields, target, edgeOf }: Reading): MixedReading {
  return {
    schema,
    recordOf: (member) => wholeOf(member, { types }),
    isResource: types.isResource,
    isEntity: types.isEntity,
    fields,
    edgeOf,
    relationsOf: (type) =>
      readRelations(readRowShape(type, types.isResource), fields.read(type), target, edgeOf),
  };
}

/** The resource whose records are of that type itself, or null. */
function wholeOf(type: GraphQLNamedType, { types }: Pick<Reading, 'types'>): string | null {
  return types.isResource(type) && isComposite(type) && types.resourceOf(type) === type
    ? type.name
    : null;
}

function readRootList(
  type: CompositeType,
  { candidates, types, hints, edgeOf }: Reading,
  shape: RowShape,
  titles: readonly string[],
  why: Record<string, string>,
): List | null {
  const summaries = [...types.summaries]
    .filter(([, whole]) => whole === type)
    .map(([summary]) => summary);
  const lists =
    candidates.lists.get(type) ??
    summaries.flatMap((summary) => candidates.lists.get(summary) ?? []);
  const chosen = chooseList(lists, pathHint(hints, type.name, 'list'));
  if (chosen === null) return null;
  const { root, rows, knobs } = chosen.value;
  why['list'] = chosen.why;
  const above = root.path.slice(0, -1);
  return readList(
    {
      field: root.field,
      siblings: outputFields(root.parent),
      above,
      aboveArguments: root.above,
      rows,
      knobs,
    },
    shape,
    titles,
    edgeOf,
  );
}

/** Fields with what the list can filter and sort by. */
function markFields(fields: readonly Field[], list: List | null): Field[] {
  const filterable = new Set(filterNames(list?.filter ?? null));
  const sortable = new Set(list?.sort?.fields.map(({ field }) => field));
  return fields.map((field) => ({
    ...field,
    filterable: filterable.has(field.name),
    sortable: sortable.has(field.name),
  }));
}

function filterNames(filter: Filter | null): string[] {
  return filter?.fields.map(({ field }) => field) ?? [];
}
