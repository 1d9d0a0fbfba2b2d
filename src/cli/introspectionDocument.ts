import {
  DEFAULT_DEPRECATION_REASON,
  isSpecifiedDirective,
  Kind,
  parseConstValue,
  parseType,
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLDirective,
  type InputValueDefinitionNode,
  type IntrospectionDirective,
  type IntrospectionEnumValue,
  type IntrospectionField,
  type IntrospectionInputValue,
  type IntrospectionQuery,
  type IntrospectionSchema,
  type IntrospectionType,
  type IntrospectionTypeRef,
  type NamedTypeNode,
  type NameNode,
  type OperationTypeNode,
  type StringValueNode,
} from 'graphql';

/** The form in which graphql-java and Hot Chocolate expose applied directives. */
interface Applied {
  readonly appliedDirectives?: ReadonlyArray<{
    readonly name: string;
    readonly args?: ReadonlyArray<{ readonly name: string; readonly value?: string | null }> | null;
  }> | null;
}

/** Converts an introspection result to a document. */
export function documentOf({ __schema: schema }: IntrospectionQuery): DocumentNode {
  const types = schema.types.filter(({ name }) => !name.startsWith('__'));
  const definitions = [
    schemaDefinition(schema),
    ...schema.directives.map(directiveDefinition),
    ...types.map(typeDefinition),
  ];
  return { kind: Kind.DOCUMENT, definitions };
}

function schemaDefinition(schema: IntrospectionSchema): DefinitionNode {
  const { queryType, mutationType, subscriptionType } = schema;
  const roots = { query: queryType, mutation: mutationType, subscription: subscriptionType };
  return {
    kind: Kind.SCHEMA_DEFINITION,
    description: description(schema),
    directives: directives(schema),
    operationTypes: Object.entries(roots).flatMap(([operation, type]) =>
      type
        ? {
            kind: Kind.OPERATION_TYPE_DEFINITION,
            operation: operation as OperationTypeNode,
            type: namedType(type.name),
          }
        : [],
    ),
  };
}

function directiveDefinition(directive: IntrospectionDirective): DefinitionNode {
  return {
    kind: Kind.DIRECTIVE_DEFINITION,
    ...named(directive),
    arguments: directive.args.map(inputValue),
    repeatable: directive.isRepeatable ?? false,
    locations: directive.locations.map(name),
  };
}

function typeDefinition(type: IntrospectionType): DefinitionNode {
  const head = { ...named(type), directives: directives(type) };
  switch (type.kind) {
    case 'SCALAR':
      return { kind: Kind.SCALAR_TYPE_DEFINITION, ...head };
    case 'OBJECT':
    case 'INTERFACE':
      return {
        kind: type.kind === 'OBJECT' ? Kind.OBJECT_TYPE_DEFINITION : Kind.INTERFACE_TYPE_DEFINITION,
        ...head,
        interfaces: (type.interfaces ?? []).map((implemented) => namedType(implemented.name)),
        fields: type.fields.map(field),
      };
    case 'UNION':
      return {
        kind: Kind.UNION_TYPE_DEFINITION,
        ...head,
        types: type.possibleTypes.map((member) => namedType(member.name)),
      };
    case 'ENUM':
      return { kind: Kind.ENUM_TYPE_DEFINITION, ...head, values: type.enumValues.map(enumValue) };
    case 'INPUT_OBJECT':
      return {
        kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
        ...head,
        fields: type.inputFields.map(inputValue),
      };
  }
}

function field(given: IntrospectionField): FieldDefinitionNode {
  return {
    kind: Kind.FIELD_DEFINITION,
    ...named(given),
    arguments: given.args.map(inputValue),
    type: parseType(printType(given.type), { noLocation: true }),
    directives: directives(given),
  };
}

function inputValue(given: IntrospectionInputValue): InputValueDefinitionNode {
  const { defaultValue } = given;
  return {
    kind: Kind.INPUT_VALUE_DEFINITION,
    ...named(given),
    type: parseType(printType(given.type), { noLocation: true }),
    ...(defaultValue && { defaultValue: parseConstValue(defaultValue, { noLocation: true }) }),
    directives: directives(given),
  };
}

function enumValue(given: IntrospectionEnumValue): EnumValueDefinitionNode {
  return { kind: Kind.ENUM_VALUE_DEFINITION, ...named(given), directives: directives(given) };
}

interface Described {
  readonly description?: string | null;
}

function named(given: Described & { readonly name: string }) {
  return { name: name(given.name), description: description(given) };
}

function description({ description: text }: Described): StringValueNode | undefined {
  return text ? { kind: Kind.STRING, value: text, block: true } : undefined;
}

function name(value: string): NameNode {
  return { kind: Kind.NAME, value };
}

function namedType(type: string): NamedTypeNode {
  return { kind: Kind.NAMED_TYPE, name: name(type) };
}

function printType(type: IntrospectionTypeRef): string {
  if (type.kind === 'NON_NULL') return `${printType(type.ofType)}!`;
  return type.kind === 'LIST' ? `[${printType(type.ofType)}]` : type.name;
}

interface Marked {
  readonly isDeprecated?: boolean;
  readonly deprecationReason?: string | null;
  readonly specifiedByURL?: string | null;
  readonly isOneOf?: boolean;
}

/** Directives with fields of their own in introspection are read from those. */
function directives(given: object): ConstDirectiveNode[] {
  const { appliedDirectives, ...marked }: Applied & Marked = given;
  const shown = (appliedDirectives ?? [])
    .filter((applied) => !isSpecifiedDirective(applied as GraphQLDirective))
    .map((applied) => directive(applied.name, (applied.args ?? []).flatMap(argument)));
  const { isDeprecated, deprecationReason, specifiedByURL, isOneOf } = marked;
  if (isDeprecated) {
    const reason = deprecationReason === DEFAULT_DEPRECATION_REASON ? null : deprecationReason;
    shown.push(directive('deprecated', textArgument('reason', reason)));
  }
  if (specifiedByURL) shown.push(directive('specifiedBy', textArgument('url', specifiedByURL)));
  if (isOneOf) shown.push(directive('oneOf', []));
  return shown;
}

function directive(directiveName: string, args: ConstArgumentNode[]): ConstDirectiveNode {
  return { kind: Kind.DIRECTIVE, name: name(directiveName), arguments: args };
}

function argument(given: { name: string; value?: string | null }): ConstArgumentNode[] {
  if (given.value === undefined || given.value === null) return [];
  const value = parseConstValue(given.value, { noLocation: true });
  return [{ kind: Kind.ARGUMENT, name: name(given.name), value }];
}

function textArgument(argumentName: string, value: string | null | undefined): ConstArgumentNode[] {
  if (typeof value !== 'string') return [];
  return [{ kind: Kind.ARGUMENT, name: name(argumentName), value: { kind: Kind.STRING, value } }];
}
