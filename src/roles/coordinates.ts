import { Kind } from 'graphql';
import type {
  ConstDirectiveNode,
  DefinitionNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  NamedTypeNode,
} from 'graphql';

/** The parts of a definition that its members are in. */
export interface Members {
  readonly fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[];
  readonly values?: readonly { readonly name: { readonly value: string } }[];
  readonly types?: readonly NamedTypeNode[];
  readonly interfaces?: readonly NamedTypeNode[];
  readonly directives?: readonly ConstDirectiveNode[];
}

/** The name of a definition, `@name` of a directive; null for the schema's own. */
export function nameOf(node: DefinitionNode): string | null {
  if (!('name' in node) || !node.name) return null;
  return node.kind === Kind.DIRECTIVE_DEFINITION ? `@${node.name.value}` : node.name.value;
}

/**
 * The coordinates of what a definition has, by the specification of schema coordinates (`Order.total`,
 * `Query.orders(first:)`, `Status.DRAFT`). The specification has none for members of unions, which become
 * `Payment | Card`, and interfaces of types, `Order & Node`.
 */
export function coordinatesIn(node: DefinitionNode): string[] {
  const name = nameOf(node);
  if (name === null || node.kind === Kind.DIRECTIVE_DEFINITION) return [];
  const { fields = [], values = [], types = [], interfaces = [] } = node as Members;
  return [
    ...interfaces.map((one) => memberCoordinate(name, '&', one)),
    ...types.map((one) => memberCoordinate(name, '|', one)),
    ...values.map((value) => `${name}.${value.name.value}`),
    ...fields.flatMap((field) => [
      `${name}.${field.name.value}`,
      ...argumentsOf(field).map((argument) =>
        argumentCoordinate(name, field.name.value, argument.name.value),
      ),
    ]),
  ];
}

/** `Order & Node`, `Payment | Card` */
export function memberCoordinate(type: string, relation: '&' | '|', one: NamedTypeNode): string {
  return `${type} ${relation} ${one.name.value}`;
}

/** `Query.orders(first:)` */
export function argumentCoordinate(type: string, field: string, argument: string): string {
  return `${type}.${field}(${argument}:)`;
}

export function argumentsOf(
  field: FieldDefinitionNode | InputValueDefinitionNode,
): readonly InputValueDefinitionNode[] {
  return field.kind === Kind.FIELD_DEFINITION ? (field.arguments ?? []) : [];
}

/** By code unit, so that the order does not depend on the machine's locale. */
export function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
