import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Path } from '../../model/types/variables.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import type { Selection } from '../graphql/selection.ts';

/** A value in a response, and how it is read. */
export interface Place {
  /** Of an object: several where several members of a union hold it. */
  readonly selections: readonly Selection[];
  readonly expression: string;
  readonly type: GraphQLOutputType;
  readonly mayBeMissing: boolean;
}

/** Follows a path of fields through a response and selects them. Null if there is no such field. */
export function reach(schema: GraphQLSchema, start: Place, path: Path): Place | null {
  return path.reduce<Place | null>(
    (place, name) => place && step(schema, firstOf(place), name),
    start,
  );
}

/** Reads the first element of a list. */
export function firstOf(place: Place): Place {
  const type = getNullableType(place.type);
  if (!isListType(type)) return place;
  const expression = `${place.expression}${place.mayBeMissing ? '?.' : ''}[0]`;
  return firstOf({
    ...place,
    expression,
    type: type.ofType as GraphQLOutputType,
    mayBeMissing: true,
  });
}

function step(schema: GraphQLSchema, place: Place, name: string): Place | null {
  const type = getNamedType(place.type);
  if (!isCompositeType(type)) return null;
  const own = outputField(type, name);
  const members =
    own || !isAbstractType(type)
      ? []
      : schema.getPossibleTypes(type).filter((member) => outputField(member, name));
  const found = own ?? (members[0] && outputField(members[0], name));
  if (!found) return null;
  const holders = own
    ? place.selections
    : place.selections.flatMap((at) => members.map((member) => at.on(member.name)));
  const selections = holders.flatMap((at) => select(at, found));
  const mayBeMissing = place.mayBeMissing || !own || !isNonNullType(found.type);
  const expression = `${place.expression}${place.mayBeMissing ? '?.' : '.'}${name}`;
  return { selections, expression, type: found.type, mayBeMissing };
}

/** Selects a field. Returns the selection of its object, if it is one. */
function select(at: Selection, { name, type }: GraphQLField<unknown, unknown>): Selection[] {
  if (isCompositeType(getNamedType(type))) return [at.object(name, { caught: false })];
  at.leaf(name, { caught: false });
  return [];
}

/** A place in a payload, narrowed to a type. */
export function narrowed(place: Place, type: string): Place {
  if (getNamedType(place.type).name === type) return place;
  const selections = place.selections.map((at) => at.on(type));
  return { ...place, selections, mayBeMissing: true };
}
