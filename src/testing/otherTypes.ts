import { isAbstractType, isObjectType, type GraphQLSchema } from 'graphql';

/** `__isError` */
const IS_OF_TYPE = /^__is(\w+)$/;

/**
 * Makes the objects of a generated response be of their own types alone: MockPayloadGenerator takes what it makes for all
 * interfaces that the operation has fragments on.
 *
 * @param data is changed
 */
export function forgetOtherTypes(schema: GraphQLSchema, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  const own = '__typename' in data ? schema.getType(String(data.__typename)) : undefined;
  for (const [key, value] of Object.entries(data)) {
    const [, name = ''] = IS_OF_TYPE.exec(key) ?? [];
    const other = schema.getType(name);
    const isOther = isObjectType(own) && isAbstractType(other) && !schema.isSubType(other, own);
    if (isOther) Reflect.deleteProperty(data, key);
    else forgetOtherTypes(schema, value);
  }
}
