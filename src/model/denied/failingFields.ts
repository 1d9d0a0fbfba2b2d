import { getNullableType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Observations } from '../observations.ts';
import { outputFields } from '../shapes/typeShapes.ts';
import { DeniedFields } from './deniedFields.ts';

/** The fields that the backend was seen to fail with, and that hints show all the same. */
export function shownFailures(
  schema: GraphQLSchema,
  denied: DeniedFields,
  { fields: observed = {} }: Observations,
): DeniedFields {
  return new DeniedFields(
    fieldsOf(schema).flatMap(({ type, field }) => {
      const coordinate = `${type}.${field.name}`;
      const fails = Object.hasOwn(observed, coordinate) ? observed[coordinate].fails : undefined;
      if (fails === undefined || denied.reason(type, field.name) !== null) return [];
      return [{ type, field: field.name, why: `observed: the backend fails with it (${fails})` }];
    }),
  );
}

/**
 * Lets fields that fail be null, whatever the schema says: what the backend fails with has no value, and where there may
 * be none, screens read the error with the value (`@catch`).
 *
 * @param schema is changed
 */
export function letBeNull(schema: GraphQLSchema, failing: DeniedFields): void {
  for (const { type, field } of fieldsOf(schema))
    if (failing.reason(type, field.name) !== null) field.type = getNullableType(field.type);
}

/** What was observed, with fields that fail as ones that have no value in any record: they name none. */
export function withoutNames(observations: Observations, failing: DeniedFields): Observations {
  const types = { ...observations.types };
  for (const { type, field } of failing.all())
    types[type] = { ...types[type], titles: { ...types[type]?.titles, [field]: 'empty' } };
  return { ...observations, types };
}

function fieldsOf(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? outputFields(type).map((field) => ({ type: type.name, field }))
      : [],
  );
}
