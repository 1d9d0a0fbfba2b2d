import { getNamedType, isScalarType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import type { MockResolver, MockResolvers } from 'relay-test-utils';
import { leafKind } from '../model/shapes/scalarKinds.ts';
import type { LocalKeys } from '../relay/identity.ts';

const VALUES = {
  boolean: true,
  integer: 3,
  float: 2.5,
  decimal: '12.50',
  date: '2026-01-15',
  datetime: '2026-01-15T12:30:00Z',
  time: '12:30:00',
  json: { some: ['value'] },
};

/** A value that a field of this leaf type may have; texts say which field they are of. */
export function mockValue(type: GraphQLNamedType, fieldName: string): unknown {
  const kind = leafKind(getNamedType(type));
  return Object.hasOwn(VALUES, kind) ? VALUES[kind as keyof typeof VALUES] : `Some ${fieldName}`;
}

/**
 * What MockPayloadGenerator gives for the scalars of a schema. Each key is another one, so that two
 * records are never the same one in Relay's store.
 */
export function scalarResolvers(schema: GraphQLSchema, localKeys: LocalKeys): MockResolvers {
  const resolverOf =
    (type: GraphQLNamedType): MockResolver =>
    ({ name, parentType }, generateId) => {
      const keys = localKeys[parentType ?? ''] ?? ['id'];
      return name && keys.includes(name)
        ? keyOf(type, parentType ?? 'Record', generateId())
        : mockValue(type, name ?? '');
    };
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isScalarType)
      .map((type) => [type.name, resolverOf(type)]),
  );
}

/** A key in the form that its scalar has. */
function keyOf(type: GraphQLNamedType, parentType: string, number: number): string | number {
  if (leafKind(type) === 'integer') return number;
  if (/uuid|guid/i.test(type.name))
    return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return `${parentType}-${number}`;
}
