import { getNamedType, isEnumType, isInputObjectType, Kind } from 'graphql';
import type { GraphQLInputType, ValueNode } from 'graphql';

/** Whether a value that a document contains has only enum values and input fields that its type has. */
export function isKnownValue(value: ValueNode, type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  switch (value.kind) {
    case Kind.ENUM:
      return !isEnumType(named) || named.getValue(value.value) != null;
    case Kind.LIST:
      return value.values.every((one) => isKnownValue(one, type));
    case Kind.OBJECT:
      return (
        !isInputObjectType(named) ||
        value.fields.every((field) => {
          const own = named.getFields()[field.name.value];
          return own !== undefined && isKnownValue(field.value, own.type);
        })
      );
    default:
      return true;
  }
}
