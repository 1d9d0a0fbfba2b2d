import { getNamedType, isAbstractType, isInterfaceType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { outputFields } from '../shapes/typeShapes.ts';

/** The types of what queries and subscriptions give, however deep. */
export function readableTypes(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>();
  const left: GraphQLNamedType[] = [schema.getQueryType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
  for (let type = left.pop(); type; type = left.pop()) {
    if (found.has(type)) continue;
    found.add(type);
    left.push(...outputFields(type).map((field) => getNamedType(field.type)));
    if (isAbstractType(type)) left.push(...schema.getPossibleTypes(type));
    if ('getInterfaces' in type && !isInterfaceType(type)) left.push(...type.getInterfaces());
  }
  return found;
}
