import { Kind, print } from 'graphql';
import type { ListTypeNode, NamedTypeNode, TypeNode } from 'graphql';

type Bare = NamedTypeNode | ListTypeNode;

/** A type as it may be null. */
export function nullable(type: TypeNode): Bare {
  return type.kind === Kind.NON_NULL_TYPE ? type.type : type;
}

/** The type of a field that two schemas declare: null wherever either may answer null. */
export function outputType(one: TypeNode, other: TypeNode): TypeNode {
  return together(one, other, (first, second) => first && second);
}

/** The type of an argument or input field that two schemas declare: required wherever either requires it. */
export function inputType(one: TypeNode, other: TypeNode): TypeNode {
  return together(one, other, (first, second) => first || second);
}

/** A type without its `!`: what has to be the same for a document to mean the same. */
export function namedTypeOf(type: TypeNode): string {
  return print(type).replaceAll('!', '');
}

/** The name of the type that a list or a required type is of. */
export function bareName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : bareName(type.type);
}

function together(
  one: TypeNode,
  other: TypeNode,
  isRequired: (one: boolean, other: boolean) => boolean,
): TypeNode {
  const [bare, otherBare] = [nullable(one), nullable(other)];
  const type: Bare =
    bare.kind === Kind.LIST_TYPE && otherBare.kind === Kind.LIST_TYPE
      ? { ...bare, type: together(bare.type, otherBare.type, isRequired) }
      : bare;
  return isRequired(one.kind === Kind.NON_NULL_TYPE, other.kind === Kind.NON_NULL_TYPE)
    ? { kind: Kind.NON_NULL_TYPE, type }
    : type;
}
