import {
  Kind,
  OperationTypeNode,
  parseConstValue,
  parseValue,
  parseType,
  type ArgumentNode,
  type ConstValueNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  type NamedTypeNode,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { unmarked } from '../code/scope.ts';

/** Short ways to make the nodes of GraphQL documents that the scaffold writes. */

export function field(
  name: string,
  options: {
    alias?: string;
    args?: readonly ArgumentNode[];
    caught?: boolean;
    selections?: readonly SelectionNode[];
  } = {},
): FieldNode {
  const { alias, args = [], caught = false, selections } = options;
  return {
    kind: Kind.FIELD,
    ...(alias !== undefined && { alias: nameNode(alias) }),
    name: nameNode(name),
    arguments: args,
    directives: caught ? [directive('catch')] : [],
    ...(selections && { selectionSet: selectionSet(selections) }),
  };
}

/** `name: $variable` */
export function argument(name: string, variable: string): ArgumentNode {
  return {
    kind: Kind.ARGUMENT,
    name: nameNode(name),
    value: { kind: Kind.VARIABLE, name: nameNode(variable) },
  };
}

/** `name: value`, the value as a GraphQL literal. */
export function literal(name: string, value: string): ArgumentNode {
  return { kind: Kind.ARGUMENT, name: nameNode(name), value: parseConstValue(value) };
}

export function boolean(value: boolean): ConstValueNode {
  return { kind: Kind.BOOLEAN, value };
}

/** `$name: Type`, or `$name: Type = true` */
export function variableDefinition(
  name: string,
  type: string,
  defaultValue?: ConstValueNode,
): VariableDefinitionNode {
  return {
    ...(defaultValue && { defaultValue }),
    kind: Kind.VARIABLE_DEFINITION,
    variable: { kind: Kind.VARIABLE, name: nameNode(name) },
    type: parseType(type),
  };
}

/** `@name(argument: value)`, values as GraphQL literals. */
export function directive(
  name: string,
  args: Readonly<Record<string, string>> = {},
): DirectiveNode {
  return {
    kind: Kind.DIRECTIVE,
    name: nameNode(name),
    arguments: Object.entries(args).map(([argumentName, value]) => ({
      kind: Kind.ARGUMENT,
      name: nameNode(argumentName),
      value: parseValue(value) as ConstValueNode,
    })),
  };
}

/** `... @include(if: $variable) { … }` */
export function included(
  variable: string,
  selections: readonly SelectionNode[],
): InlineFragmentNode {
  return {
    kind: Kind.INLINE_FRAGMENT,
    directives: [directive('include', { if: `$${variable}` })],
    selectionSet: selectionSet(selections),
  };
}

/** `customer @include(if: $variable) { … }` for each field */
export function includedEach(
  variable: string,
  selections: readonly SelectionNode[],
): SelectionNode[] {
  const isIncluded = directive('include', { if: `$${variable}` });
  return selections.map((node) => ({
    ...node,
    directives: [isIncluded, ...(node.directives ?? [])],
  }));
}

/**
 * `...Name @arguments(a: $a)`: each of the fragment's arguments is the variable of that name, or the one that it has.
 *
 * @param alias under it there is null where the record is of another type
 */
export function spreadWith(
  name: string,
  variables: readonly string[] | ReadonlyMap<string, string>,
  alias?: string,
): SelectionNode {
  const named = variables instanceof Map ? [...variables] : [...variables].map((own) => [own, own]);
  const args = Object.fromEntries(named.map(([own, variable]) => [own, `$${variable}`]));
  const directives = named.length > 0 ? [directive('arguments', args)] : [];
  return {
    kind: Kind.FRAGMENT_SPREAD,
    name: nameNode(name),
    directives: [...directives, ...aliased(alias)],
  };
}

/** `...Name @arguments(a: true)` */
export function spreadFlagged(
  name: string,
  flags: ReadonlyArray<readonly [flag: string, value: boolean]>,
): SelectionNode {
  const args = Object.fromEntries(flags.map(([flag, value]) => [flag, String(value)]));
  const directives = flags.length > 0 ? [directive('arguments', args)] : [];
  return { kind: Kind.FRAGMENT_SPREAD, name: nameNode(name), directives };
}

/** `...Name`; with an alias, it is null where the record is of another type. */
export function spread(name: string, alias?: string): SelectionNode {
  return { kind: Kind.FRAGMENT_SPREAD, name: nameNode(name), directives: aliased(alias) };
}

/** `... on Type { … }`; with an alias, it is null where the record is of another type. */
export function inlineFragment(
  type: string,
  selections: readonly SelectionNode[],
  alias?: string,
): InlineFragmentNode {
  return {
    kind: Kind.INLINE_FRAGMENT,
    typeCondition: namedType(type),
    directives: aliased(alias),
    selectionSet: selectionSet(selections),
  };
}

/** A query of that name. @param selections of the type Query */
export function query(
  name: string,
  variables: readonly VariableDefinitionNode[],
  selections: readonly SelectionNode[],
): OperationDefinitionNode {
  return operation(OperationTypeNode.QUERY, name, variables, selections);
}

/** A mutation of that name. @param selections of the type Mutation */
export function mutation(
  name: string,
  variables: readonly VariableDefinitionNode[],
  selections: readonly SelectionNode[],
): OperationDefinitionNode {
  return operation(OperationTypeNode.MUTATION, name, variables, selections);
}

/** A subscription has one field. */
export function subscription(name: string, selection: SelectionNode): OperationDefinitionNode {
  return operation(OperationTypeNode.SUBSCRIPTION, name, [], [selection]);
}

function operation(
  type: OperationTypeNode,
  name: string,
  variables: readonly VariableDefinitionNode[],
  selections: readonly SelectionNode[],
): OperationDefinitionNode {
  return {
    kind: Kind.OPERATION_DEFINITION,
    operation: type,
    name: nameNode(name),
    variableDefinitions: variables,
    selectionSet: selectionSet(selections),
  };
}

/** @param flags arguments of the fragment that are true or false, with their defaults */
export function fragment(
  name: string,
  type: string,
  selections: readonly SelectionNode[],
  { plural = false, inline = false, flags = new Map<string, boolean>() } = {},
): FragmentDefinitionNode {
  const definitions = [...flags].map(
    ([flag, byDefault]) => [flag, `{ type: "Boolean!", defaultValue: ${byDefault} }`] as const,
  );
  return {
    kind: Kind.FRAGMENT_DEFINITION,
    name: nameNode(name),
    typeCondition: namedType(type),
    directives: [
      ...(plural ? [directive('relay', { plural: 'true' })] : []),
      ...(inline ? [directive('inline')] : []),
      ...(flags.size > 0
        ? [directive('argumentDefinitions', Object.fromEntries(definitions))]
        : []),
    ],
    selectionSet: selectionSet(selections),
  };
}

function aliased(alias: string | undefined): DirectiveNode[] {
  return alias === undefined ? [] : [directive('alias', { as: JSON.stringify(alias) })];
}

function selectionSet(selections: readonly SelectionNode[]): SelectionSetNode {
  return { kind: Kind.SELECTION_SET, selections };
}

function namedType(name: string): NamedTypeNode {
  return { kind: Kind.NAMED_TYPE, name: nameNode(name) };
}

function nameNode(value: string): NameNode {
  return { kind: Kind.NAME, value: unmarked(value) };
}
