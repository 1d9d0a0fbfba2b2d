import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { FieldReader } from './fields/fieldReader.ts';
import { createEdgeReader } from './fields/readEdge.ts';
import { namesOfResults } from './conventions/result/resultUnion.ts';
import { readMembers, readUnionFields } from './fields/readUnionFields.ts';
import type { UnionFieldReading } from './fields/readUnionFields.ts';
import { readRelations } from './fields/readRelations.ts';
import type { RelationTarget } from './fields/readRelations.ts';
import type { ReadTitle } from './fields/observedTitle.ts';
import { readTitle } from './fields/title.ts';
import { hintsFor, titleHint } from './hints.ts';
import type { Hints } from './hints.ts';
import type { ReportProblem } from './hints/hintProblem.ts';
import type { Observations } from './observations.ts';
import type { Field } from './types/fields.ts';
import type { Resource } from './types/resource.ts';
import type { EdgeReader } from './readList.ts';
import type { Candidates } from './resources/candidates.ts';
import type { ResourceTypes } from './resources/resourceTypes.ts';
import { readSystemTypes } from './resources/systemTypes.ts';
import { readRowShape } from './shapes/rowShape.ts';
import { readBareNames } from './wording/bareNames.ts';
import { sameName, typeWords } from './wording/words.ts';
import { isMomentScalar } from './shapes/scalarKinds.ts';
import { isComposite, operationTypes, outputField } from './shapes/typeShapes.ts';
import type { CompositeType } from './shapes/typeShapes.ts';
import type { ParameterizedFieldReading } from './tools/readParameterizedField.ts';

/** Everything about one schema that the reading of its resources shares; what costs is read once and on demand. */
export interface Reading {
  schema: GraphQLSchema;
  candidates: Candidates;
  types: ResourceTypes;
  hints: Hints;
  /** What the backend showed of what its schema cannot say. */
  observations: Observations;
  /** Receives invalid hints. */
  report: ReportProblem;
  fields: FieldReader;
  edgeOf: EdgeReader;
  /** The types that keep the system running, with the reason. */
  systemTypes: ReadonlyMap<string, string>;
  /** What is left of the names of types that begin with a word that says nothing. */
  bareNames: ReadonlyMap<string, string>;
  /** The resources by their names without a technical suffix: `NetNode` and `NetInterface` by `net`. */
  byShortName: ReadonlyMap<string, readonly CompositeType[]>;
  target(type: CompositeType): RelationTarget & { fields: Field[]; title: ReadTitle };
}

/** Prepares the reading of a schema whose resources are known. */
export function startReading(
  schema: GraphQLSchema,
  candidates: Candidates,
  types: ResourceTypes,
  { hints, observations, report }: Pick<Reading, 'hints' | 'observations' | 'report'>,
): Reading {
  const hasMoments = Object.values(schema.getTypeMap()).some(isMomentScalar);
  const operations = operationTypes(schema);
  const isApart = (type: GraphQLNamedType) => types.isEntity(type) || operations.has(type);
  const fields = new FieldReader(isApart, hasMoments, hints.values);
  const targets = new Map<CompositeType, ReturnType<Reading['target']>>();
  const target: Reading['target'] = (summary) => {
    const type = types.resourceOf(summary);
    const known = targets.get(type);
    if (known) return known;
    const own = fields.read(type);
    const hintedTitle = titleHint(hintsFor(hints, type.name));
    const title: ReadTitle = hintedTitle
      ? { value: [...hintedTitle], why: 'a hint says so' }
      : readTitle(type, own, {
          unique: uniqueFields(candidates, type),
          observed: observations.types?.[type.name]?.titles,
        });
    const read = {
      type,
      shape: readRowShape(type, types),
      titles: title.value,
      fields: own,
      title,
    };
    targets.set(type, read);
    return read;
  };
  const edgeOf = createEdgeReader(fields, types, target, hints);
  const names = types.types.map(({ name }) => name);
  const systemTypes = readSystemTypes(names);
  const inShort = [...types.summaries.keys()].map(({ name }) => name);
  const results = [...namesOfResults(schema)].filter(([name]) => names.includes(name));
  const bareNames = new Map([
    ...readBareNames(names, new Set(systemTypes.keys()), inShort),
    ...results,
  ]);
  const byShortName = Map.groupBy(types.types, ({ name }) => sameName(typeWords(name).join('')));
  return {
    schema,
    candidates,
    types,
    hints,
    observations,
    report,
    fields,
    target,
    edgeOf,
    systemTypes,
    bareNames,
    byShortName,
  };
}

/** The fields of a type by each of which one record is found. */
function uniqueFields({ lookups }: Candidates, type: CompositeType): Set<string> {
  const keys = (lookups.get(type) ?? []).map(({ lookup }) => lookup.key);
  return new Set(keys.flatMap((key) => (key.length === 1 ? key : [])));
}

/** What the reading of unions needs of it. */
export function unionFieldReading({
  schema,
  types,
  fields,
  target,
  edgeOf,
}: Reading): UnionFieldReading {
  return {
    schema,
    recordOf: (member) => wholeOf(member, types),
    isResource: types.isResource,
    resourceOf: types.resourceOf,
    isEntity: types.isEntity,
    fields,
    edgeOf,
    relationsOf: (type) =>
      readRelations(readRowShape(type, types), fields.read(type), target, edgeOf),
  };
}

/** The resource whose records are of that type itself, or null. */
function wholeOf(type: GraphQLNamedType, types: ResourceTypes): string | null {
  return types.isResource(type) && isComposite(type) && types.resourceOf(type) === type
    ? type.name
    : null;
}

/** What the reading of tools and parameterised fields needs of it. @param resources as they have been read */
export function parameterizedFieldReading(
  reading: Reading,
  resources: readonly Resource[],
): ParameterizedFieldReading {
  const { schema, candidates, types, fields } = reading;
  const unionField = unionFieldReading(reading);
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
      const isNamed = needed.every((name) => outputField(type, name.split('.')[0] ?? name));
      return isNamed ? resource.type : null;
    },
    unionFieldsOf: (type) => readUnionFields(type, unionField),
    membersOf: (type) => readMembers(type, unionField),
    relationsOf: unionField.relationsOf,
  };
}
