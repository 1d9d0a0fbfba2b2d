import type { GraphQLSchema } from 'graphql';
import { withForeignKeys } from './fields/foreignKeys.ts';
import { withRelatedFilters } from './conventions/filter/related.ts';
import { withLabelsApart } from './fields/labelsApart.ts';
import { withMoneyReasons } from './fields/moneyReasons.ts';
import { readHistory } from './fields/readHistory.ts';
import { keyOf, readSignIn, type SignInReading } from './conventions/signIn/readSignIn.ts';
import { readHintedViewer } from './conventions/viewer/readViewer.ts';
import {
  createsOf,
  readRecordPermissions,
  withoutPermissions,
} from './permissions/recordPermissions.ts';
import { readRequirements } from './permissions/requirements.ts';
import { hintsFor } from './hints.ts';
import type { Hints } from './hints.ts';
import { applyHints } from './hints/applyHints.ts';
import { applyMutationHints } from './hints/applyMutationHints.ts';
import { applyToolHints } from './hints/applyToolHints.ts';
import { checkHints } from './hints/checkHints.ts';
import { HintError, type HintProblem, type ReportProblem } from './hints/hintProblem.ts';
import { reportIdleHints } from './hints/idleHints.ts';
import { readHints } from './hints/readHints.ts';
import { readObservations, type Observations } from './observations.ts';
import type { Model } from './types/model.ts';
import type { Resource, Subscription } from './types/resource.ts';
import type { Path } from './types/variables.ts';
import { startReading, parameterizedFieldReading } from './reading.ts';
import { readMutations } from './readMutations.ts';
import type { MutationReading } from './readMutations.ts';
import { noteImpliedMoments } from './fields/moments.ts';
import { readResource } from './readResource.ts';
import { readSubscriptions } from './readSubscriptions.ts';
import { withJoins } from './resources/joins.ts';
import { withJoinSearch } from './resources/joinSearch.ts';
import { withRelatedSearch } from './resources/relatedSearch.ts';
import { readCandidates } from './resources/candidates.ts';
import { readResourceTypes, type ResourceTypes } from './resources/resourceTypes.ts';
import { readUnusedRootFields } from './tools/omissions.ts';
import { readParameterizedFields } from './tools/readParameterizedFields.ts';
import { readTools } from './tools/readTools.ts';
import { withoutViewer } from './tools/withoutViewer.ts';
import type { ParameterizedFieldReading } from './tools/readParameterizedField.ts';
import { Slugs } from './wording/slugs.ts';

/** What a model is read from besides the schema and its hints. */
interface Besides {
  /** Receives invalid hints, which are ignored. */
  readonly report?: ReportProblem;
  /** The schema with denied fields, where the other lacks them: a sign-in's tokens are among them. */
  readonly wholeSchema?: GraphQLSchema;
  /** What the backend showed of what its schema cannot say. */
  readonly observations?: Observations;
}

/**
 * Reads a schema: its resources, and how to list, fetch and change their records. The result is
 * deterministic. No schema makes it throw: what it does not understand is listed in `omitted`.
 *
 * @param hints corrections by the team, which overrule the reader
 * @throws {HintError} with all invalid hints, if there is no `report`
 */
export function buildModel(
  schema: GraphQLSchema,
  hints: Hints = {},
  { report, wholeSchema = schema, observations = {} }: Besides = {},
): Model {
  const besides = { wholeSchema, observations: readObservations(observations) };
  if (report) return readWith(schema, hints, { ...besides, report });
  const problems: HintProblem[] = [];
  const note: ReportProblem = (problem) => problems.push(problem);
  const model = readWith(schema, hints, { ...besides, report: note });
  const grave = problems.filter(({ kind }) => kind !== 'idle');
  if (grave.length > 0) throw new HintError(grave);
  return model;
}

function readWith(
  schema: GraphQLSchema,
  given: Hints,
  { report, wholeSchema, observations }: Required<Besides>,
): Model {
  for (const one of new Set([schema, wholeSchema])) noteImpliedMoments(one);
  const hints = checkHints(schema, readHints(given, report), report);
  const candidates = readCandidates(schema);
  const types = readResourceTypes(schema, candidates, hints);
  const reading = startReading(schema, candidates, types, { hints, observations, report });
  const slugs = new Slugs();
  const read = types.types.map((type) => readResource(type, reading, slugs));
  const readable = withJoins(withForeignKeys(read))
    .map(withLabelsApart)
    .map((resource) => withJoinSearch(resource, reading));
  const { signIn, apart } = readSignIn(wholeSchema, hints.signIn, report);
  const mutations = readMutations(schema, readable, (path) => apart.has(keyOf('mutation', path)));
  const subscriptions = readSubscriptions(schema, types);
  const isFollowed = observations.subscriptions !== false;
  const managed = readable
    .map((resource) => withMutations(resource, mutations))
    .map((resource) =>
      withSubscriptions(resource, subscriptions.get(resource.type) ?? [], isFollowed),
    )
    .map((resource) => withHints(resource, hints, mutations, report))
    .map(withHistory)
    .map((resource) => withIcon(resource, hints));
  const creates = createsOf(managed);
  const permitted = managed.map((resource) => withPermissions(resource, types, creates));
  const related = withRelatedFilters(permitted, schema);
  const resources = related
    .map((resource) => withRelatedSearch(resource, related))
    .map((resource) => withMoneyReasons(resource, schema, unitsHinted(hints, resource)));
  const viewer = readHintedViewer(
    { roots: candidates.roots, fields: reading.fields, resources },
    hints,
    report,
  );
  const unused = readUnusedRootFields(schema, candidates, types, resources, mutations, (path) =>
    apart.has(keyOf('query', path)),
  );
  const left = withoutViewer(unused, viewer);
  const parameterized = parameterizedFieldReading(reading, resources);
  const model = {
    resources: resources.map((resource) => withParameterizedFields(resource, parameterized, hints)),
    tools: applyToolHints(readTools(left, parameterized), hints.tools ?? {}, report),
    signIn,
    viewer,
    requirements: readRequirements(schema, resources, viewer?.permissions ?? null),
    omitted: [...left.omitted, ...[...apart.values()], ...reading.fields.omitted],
    defaultLanguage: observations.defaultLanguage ?? null,
    defaultCurrency: observations.defaultCurrency ?? null,
    values: (hints.values as Model['values'] | undefined) ?? {},
    paths: {
      queries: candidates.roots.map(({ path }) => path.join('.')),
      mutations: [...mutations.hinted.paths, ...pathsOf(apart)],
    },
  };
  reportIdleHints(schema, model, hints, report);
  return model;
}

function withMutations(resource: Resource, { byType }: MutationReading): Resource {
  const read = byType.get(resource.type);
  if (!read) return resource;
  const { why, ...facets } = read;
  return { ...resource, ...facets, why: { ...resource.why, ...why } };
}

/** @param isFollowed false where the backend was seen to take no subscriptions */
function withSubscriptions(
  resource: Resource,
  subscriptions: Subscription[],
  isFollowed: boolean,
): Resource {
  if (subscriptions.length === 0) return resource;
  const names = subscriptions.map(({ field }) => `\`${field}\``).join(', ');
  if (!isFollowed) {
    const refused = `observed: the backend takes no subscriptions, so ${names} cannot be followed`;
    return { ...resource, why: { ...resource.why, subscriptions: refused } };
  }
  const why = `${names} can be followed without arguments`;
  return { ...resource, subscriptions, why: { ...resource.why, subscriptions: why } };
}

function withHints(
  resource: Resource,
  hints: Hints,
  { hinted }: MutationReading,
  report: ReportProblem,
): Resource {
  const own = hintsFor(hints, resource.type);
  if (!own) return resource;
  const facets = applyMutationHints(resource, own, resource.type, hinted, report);
  return applyHints({ ...resource, ...facets }, own);
}

function withParameterizedFields(
  resource: Resource,
  parameterized: ParameterizedFieldReading,
  hints: Hints,
): Resource {
  const { hide, labels } = hintsFor(hints, resource.type) ?? {};
  const parameterizedFields = readParameterizedFields(resource, parameterized, hide).map(
    (parameterizedField) => ({
      ...parameterizedField,
      label: labels?.[parameterizedField.field] ?? parameterizedField.label,
    }),
  );
  return { ...resource, parameterizedFields };
}

/** The amounts of which a hint says what they count. */
function unitsHinted(hints: Hints, { type }: Resource): readonly string[] {
  return Object.keys(hintsFor(hints, type)?.unit ?? {});
}

/** Whether records are history depends on what can be done to them, which hints may take away. */
function withHistory(resource: Resource): Resource {
  const history = readHistory(resource);
  if (!history) return resource;
  return {
    ...resource,
    history: history.value,
    why: { ...resource.why, history: history.why },
  };
}

/** The icon of a hint; else records of what happened have their own, whatever they are called. */
function withIcon(resource: Resource, hints: Hints): Resource {
  const own = hintsFor(hints, resource.type)?.icon;
  return { ...resource, icon: own ?? (resource.history ? 'history' : resource.icon) };
}

/** What its records say of what may be done with them is no value of theirs: screens follow it. */
function withPermissions(
  resource: Resource,
  types: ResourceTypes,
  creates: ReadonlyMap<string, Path>,
): Resource {
  const type = types.types.find(({ name }) => name === resource.type);
  const permissions = type ? readRecordPermissions(type, resource, creates) : [];
  if (permissions.length === 0) return resource;
  return { ...resource, permissions, fields: withoutPermissions(resource.fields, permissions) };
}

/** The mutations that no screen offers, which hints can name all the same. */
function pathsOf(apart: SignInReading['apart']): string[] {
  return [...apart.values()].flatMap(({ what }) =>
    what.startsWith('Mutation.') ? [what.slice('Mutation.'.length)] : [],
  );
}
