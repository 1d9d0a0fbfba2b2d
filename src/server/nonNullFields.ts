import { isNonNullType, isObjectType } from 'graphql';
import type { SchemaField } from '../relay/responseShape.ts';
import { appSchema } from './appSchema.ts';

/** Whether the schema declares a field as non-null; without a schema all fields may be null. */
export async function isNonNullField({ type, name }: SchemaField): Promise<boolean> {
  const known = await appSchema();
  const object = type === null ? known?.getQueryType() : known?.getType(type);
  return isObjectType(object) && isNonNullType(object.getFields()[name]?.type);
}
