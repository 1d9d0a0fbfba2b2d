import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import type { Path } from '../../model/types/variables.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { field, inlineFragment, spread } from '../graphql/nodes.ts';

/** The selection at one place of a response, each field once. */
export class Asked {
  readonly #below = new Map<string, { inner: Asked; node: (inner: Asked) => SelectionNode }>();

  field(name: string, alias?: string): Asked {
    return this.#at(alias ?? name, (inner) =>
      field(name, { alias, selections: inner.isEmpty ? undefined : inner.nodes() }),
    );
  }

  /** The selection for a type. */
  on(type: string): Asked {
    return this.#at(`... on ${type}`, (inner) => inlineFragment(type, inner.nodes()));
  }

  spread(fragment: string): void {
    this.#at(`...${fragment}`, () => spread(fragment));
  }

  get isEmpty(): boolean {
    return this.#below.size === 0;
  }

  nodes(): SelectionNode[] {
    if (this.isEmpty) return [field('__typename')];
    return [...this.#below.values()].map(({ inner, node }) => node(inner));
  }

  #at(key: string, node: (inner: Asked) => SelectionNode): Asked {
    const known = this.#below.get(key) ?? { inner: new Asked(), node };
    this.#below.set(key, known);
    return known.inner;
  }
}

/** A value in a response: its selections (in several members of a union), and how it is read. */
export interface Place {
  readonly asked: readonly Asked[];
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
  const asked = place.asked.flatMap((at) =>
    own ? [at.field(name)] : members.map((member) => at.on(member.name).field(name)),
  );
  const mayBeMissing = place.mayBeMissing || !own || !isNonNullType(found.type);
  const expression = `${place.expression}${place.mayBeMissing ? '?.' : '.'}${name}`;
  return { asked, expression, type: found.type, mayBeMissing };
}

/** The same value, narrowed to a type. */
export function narrowed(place: Place, type: string): Place {
  if (getNamedType(place.type).name === type) return place;
  return { ...place, asked: place.asked.map((at) => at.on(type)), mayBeMissing: true };
}
