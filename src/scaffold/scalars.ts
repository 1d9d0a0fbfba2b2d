import { isScalarType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';
import type { List } from '../model/types/relations.ts';
import type { Model } from '../model/types/model.ts';
import { findHole } from '../model/shapes/slots.ts';
import { leafKind } from '../model/shapes/scalarKinds.ts';
import { namedTypeOf } from '../model/shapes/typeShapes.ts';
import { findPath } from './fields/fieldPath.ts';

/**
 * The schema's custom scalars for relay-compiler: scalar → TypeScript type, by what the
 * scalar is for. A scalar of unknown purpose is `unknown`.
 */
export function scalarTypes(schema: GraphQLSchema, model: Model): Record<string, string> {
  const cursors = cursorTypes(model);
  const texts = new Set([...titleTypes(model), ...keyTypes(model)]);
  const types: Record<string, string> = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    const isText = cursors.has(type.name) || (leafKind(type) === 'unknown' && texts.has(type.name));
    const byKind = isText ? 'string' : TYPES[leafKind(type)];
    types[type.name] = model.values[type.name]?.type ?? byKind;
  }
  return Object.fromEntries(Object.entries(types).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const TYPES: Readonly<Record<ReturnType<typeof leafKind>, string>> = {
  string: 'string',
  id: 'string',
  date: 'string',
  datetime: 'string',
  time: 'string',
  enum: 'string',
  boolean: 'boolean',
  // Large and exact numbers travel as text from some backends, as numbers from others.
  integer: 'string | number',
  float: 'string | number',
  decimal: 'string | number',
  json: 'unknown',
  object: 'unknown',
  unknown: 'unknown',
};

/** A cursor is part of addresses, whatever the name of its scalar. */
function cursorTypes(model: Model): Set<string> {
  const lists = model.resources.flatMap(({ list, relations }) => [
    list,
    ...relations.map((relation) => relation.list),
  ]);
  return new Set(lists.filter((list) => list !== null).flatMap(cursorTypeOf));
}

function cursorTypeOf({ pagination: { position, forward } }: List): string[] {
  if (position !== 'cursor') return [];
  const [, name] = forward.parameters;
  const cursor = findHole(forward.variables, name);
  return cursor ? [namedTypeOf(cursor.hole.type)] : [];
}

/** A key is part of addresses, whatever the name of its scalar. */
function keyTypes(model: Model): Set<string> {
  return new Set(
    model.resources.flatMap(({ identity, fields }) =>
      (identity?.fields ?? []).flatMap((name) => {
        const type = findPath(fields, name.split('.'))?.at(-1)?.type;
        return type === undefined ? [] : [namedTypeOf(type)];
      }),
    ),
  );
}

/** The title of a record is a text, whatever the name of its scalar. */
function titleTypes(model: Model): Set<string> {
  return new Set(
    model.resources.flatMap(({ title, fields }) =>
      title.flatMap((dotted) => {
        const type = findPath(fields, dotted.split('.'))?.at(-1)?.type;
        return type === undefined ? [] : [namedTypeOf(type)];
      }),
    ),
  );
}
