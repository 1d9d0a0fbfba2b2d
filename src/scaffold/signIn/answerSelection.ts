import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import { outputField } from '../../model/shapes/typeShapes.ts';
import type { Path } from '../../model/types/variables.ts';
import { AnswerNames } from '../graphql/answerNames.ts';
import { field, inlineFragment } from '../graphql/nodes.ts';

/** A field to select, below a type. */
export interface Wanted {
  readonly path: Path;
  /** Of a union, the member that it is a field of; each that has the field unless set. */
  readonly member?: string;
}

/** A selection, and under which names of the response its fields are: several where a union has several members. */
export interface AnswerSelection {
  readonly nodes: readonly SelectionNode[];
  readonly placesOf: (wanted: Wanted) => readonly Path[];
}

const TYPENAME = '__typename';

/** Selects fields by their paths, through unions and interfaces. */
export function selectAnswer(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  wanted: readonly Wanted[],
): AnswerSelection {
  const places = new Map<string, Path[]>();
  const note = (each: Wanted, place: Path) => {
    const known = places.get(keyOf(each)) ?? [];
    places.set(keyOf(each), [...known, place]);
  };
  const reach = (each: Wanted, place: Path) => {
    for (const origin of wanted) if (keyOf(origin) === keyOf(each)) return note(origin, place);
  };
  const nodes = select(
    schema,
    type,
    wanted.map((each) => ({ ...each, rest: each.path, reach: (place) => reach(each, place) })),
    [],
  );
  return { nodes, placesOf: (each) => unique(places.get(keyOf(each)) ?? []) };
}

interface Reaching {
  readonly member?: string;
  readonly rest: Path;
  readonly reach: (place: Path) => void;
}

function select(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  wanted: readonly Reaching[],
  at: Path,
): SelectionNode[] {
  if (!isAbstractType(type)) return fieldsOf(schema, type, wanted, at, (name) => name);
  const own = wanted.filter(({ rest, member }) => !member && isOwnField(type, rest[0]));
  const members = schema.getPossibleTypes(type);
  const names: AnswerNames[] = [];
  const fragments = members.flatMap((each) => {
    const its = wanted.filter(
      (one) =>
        !own.includes(one) &&
        (one.member === undefined || one.member === each.name) &&
        isOwnField(each, one.rest[0]),
    );
    if (its.length === 0) return [];
    const answerNames = new AnswerNames(each, () => names);
    names.push(answerNames);
    const nodes = fieldsOf(schema, each, its, at, (name) => answerNames.of(name));
    return [inlineFragment(each.name, nodes)];
  });
  const above = fieldsOf(schema, type, own, at, (name) => name);
  return [...withTypename(above), ...fragments];
}

function fieldsOf(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  wanted: readonly Reaching[],
  at: Path,
  nameOf: (field: string) => string,
): SelectionNode[] {
  const byField = Map.groupBy(
    wanted.filter(({ rest }) => rest.length > 0),
    ({ rest }) => rest[0],
  );
  const nodes = [...byField].map(([name, its]) => {
    const answerName = name === TYPENAME ? name : nameOf(name);
    const place = [...at, answerName];
    for (const { rest, reach } of its) if (rest.length === 1) reach(place);
    const found = name === TYPENAME ? undefined : outputField(type, name);
    const inner = found && getNamedType(found.type);
    const below = its.map((each) => ({ rest: each.rest.slice(1), reach: each.reach }));
    const selections = isCompositeType(inner)
      ? orTypename(select(schema, inner, below, place))
      : undefined;
    return field(name, { ...(answerName !== name && { alias: answerName }), selections });
  });
  return nodes;
}

function isOwnField(type: GraphQLCompositeType, name: string | undefined): boolean {
  return name === TYPENAME || (name !== undefined && outputField(type, name) !== undefined);
}

function withTypename(nodes: readonly SelectionNode[]): SelectionNode[] {
  const hasOne = nodes.some((node) => node.kind === 'Field' && node.name.value === TYPENAME);
  return hasOne ? [...nodes] : [field(TYPENAME), ...nodes];
}

function orTypename(nodes: readonly SelectionNode[]): SelectionNode[] {
  return nodes.length > 0 ? [...nodes] : [field(TYPENAME)];
}

function keyOf({ path, member = '' }: Wanted): string {
  return [member, ...path].join('.');
}

function unique(places: readonly Path[]): readonly Path[] {
  const byText = new Map(places.map((place) => [place.join('.'), place]));
  return [...byText.values()];
}
