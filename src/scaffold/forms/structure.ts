import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  print,
  type GraphQLInputField,
  type GraphQLNamedType,
} from 'graphql';

/** What a value of a named type is made of: fields with their types as GraphQL prints them, or an enum's values. */
export interface StructureType {
  readonly name: string;
  readonly kind: 'fields' | 'oneOf' | 'values';
  readonly parts: ReadonlyArray<readonly [name: string, type: string]>;
}

/** Types farther away than these are left to the backend: the input types of some schemas lead to all others. */
const MOST_TYPES = 40;

/** The types that a value of an input object is made of, those nearest to it first. */
export function structureTypes(root: GraphQLNamedType): StructureType[] {
  const found = new Map<string, StructureType>();
  const queue = [root];
  for (const type of queue) {
    if (found.has(type.name) || found.size >= MOST_TYPES) continue;
    const { name } = type;
    if (isEnumType(type)) {
      const parts = type.getValues().map((value) => [value.name, ''] as const);
      found.set(name, { name, kind: 'values', parts });
    } else if (isInputObjectType(type)) {
      const own = Object.values(type.getFields());
      const parts = own.map((field) => [field.name, printed(field)] as const);
      found.set(name, { name, kind: type.isOneOf ? 'oneOf' : 'fields', parts });
      queue.push(...own.map((field) => getNamedType(field.type)));
    }
  }
  return [...found.values()];
}

function printed({ type, defaultValue }: GraphQLInputField): string {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return value ? `${String(type)} = ${print(value)}` : String(type);
}
