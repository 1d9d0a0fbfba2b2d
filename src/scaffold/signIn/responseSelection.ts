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
import { ResponseNames } from '../graphql/responseNames.ts';
import { Selection } from '../graphql/selection.ts';

/** A field to select, below a type. */
export interface Wanted {
  readonly path: Path;
  /** Of a union, the member that it is a field of; each that has the field unless set. */
  readonly member?: string;
}

/** A selection, and under which names of the response its fields are: several where a union has several members. */
export interface ResponseSelection {
  readonly nodes: readonly SelectionNode[];
  readonly placesOf: (wanted: Wanted) => readonly Path[];
}

const TYPENAME = '__typename';

/** Selects fields by their paths, through unions and interfaces. */
export function selectResponse(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  wanted: readonly Wanted[],
): ResponseSelection {
  const places = new Map<string, Path[]>();
  const note = (each: Wanted, place: Path) => {
    const known = places.get(keyOf(each)) ?? [];
    places.set(keyOf(each), [...known, place]);
  };
  const reach = (each: Wanted, place: Path) => {
    for (const origin of wanted) if (keyOf(origin) === keyOf(each)) return note(origin, place);
  };
  const selection = new Selection();
  select(
    schema,
    type,
    wanted.map((each) => ({ ...each, rest: each.path, reach: (place) => reach(each, place) })),
    { selection, path: [] },
  );
  return {
    nodes: selection.toNodes(),
    placesOf: (each) => unique(places.get(keyOf(each)) ?? []),
  };
}

interface Reaching {
  readonly member?: string;
  readonly rest: Path;
  readonly reach: (place: Path) => void;
}

/** An object in the response. */
interface Position {
  readonly selection: Selection;
  readonly path: Path;
}

function select(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  wanted: readonly Reaching[],
  at: Position,
): void {
  if (!isAbstractType(type)) return selectFields(schema, type, wanted, at);
  const own = wanted.filter(({ rest, member }) => !member && isOwnField(type, rest[0]));
  if (!own.some(({ rest }) => rest[0] === TYPENAME)) at.selection.leaf(TYPENAME, { caught: false });
  selectFields(schema, type, own, at);
  const named: ResponseNames[] = [];
  for (const each of schema.getPossibleTypes(type)) {
    const its = wanted.filter(
      (one) =>
        !own.includes(one) &&
        (one.member === undefined || one.member === each.name) &&
        isOwnField(each, one.rest[0]),
    );
    if (its.length === 0) continue;
    const names = new ResponseNames(each, () => named);
    named.push(names);
    const selection = at.selection.on(each.name, { names });
    selectFields(schema, each, its, { ...at, selection });
  }
}

function selectFields(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  wanted: readonly Reaching[],
  { selection, path }: Position,
): void {
  const byField = Map.groupBy(
    wanted.filter(({ rest }) => rest.length > 0),
    ({ rest }) => rest[0],
  );
  for (const [name, its] of byField) {
    const place = [...path, selection.nameOf(name)];
    for (const { rest, reach } of its) if (rest.length === 1) reach(place);
    const found = outputField(type, name);
    const object = found && getNamedType(found.type);
    if (isCompositeType(object)) {
      const inner = selection.object(name, { caught: false });
      const below = its.map((each) => ({ rest: each.rest.slice(1), reach: each.reach }));
      select(schema, object, below, { selection: inner, path: place });
      if (inner.isEmpty) inner.leaf(TYPENAME, { caught: false });
    } else selection.leaf(name, { caught: false });
  }
}

function isOwnField(type: GraphQLCompositeType, name: string | undefined): boolean {
  return name === TYPENAME || (name !== undefined && outputField(type, name) !== undefined);
}

function keyOf({ path, member = '' }: Wanted): string {
  return [member, ...path].join('.');
}

function unique(places: readonly Path[]): readonly Path[] {
  const byText = new Map(places.map((place) => [place.join('.'), place]));
  return [...byText.values()];
}
