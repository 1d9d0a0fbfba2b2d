import {
  isSpecifiedDirective,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  Kind,
  parseValue,
  print,
  visit,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLDirective,
  type GraphQLSchema,
  type NamedTypeNode,
  type NameNode,
  type OperationTypeNode,
  type SchemaDefinitionNode,
  type StringValueNode,
  type TypeSystemDefinitionNode,
  type TypeSystemExtensionNode,
} from 'graphql';

const DEFAULT_ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** The parts of a definition that its extensions add to. */
const EXTENDED = [
  'directives',
  'interfaces',
  'operationTypes',
  'fields',
  'values',
  'types',
] as const;

type Parts = { readonly [part in (typeof EXTENDED)[number]]?: readonly ASTNode[] };

/**
 * Merges the extensions of a document into the definitions that they extend. What has no definition, as in a
 * schema of several modules, is defined by its extensions.
 */
export function withoutExtensions({ definitions }: DocumentNode): DocumentNode {
  const groups = Map.groupBy(definitions, keyOf);
  const whole = [...groups.values()].flatMap((group) => {
    const extensions = group.filter(isTypeSystemExtensionNode);
    const bases = group.filter(isTypeSystemDefinitionNode);
    const base = bases.pop() ?? extensions.shift();
    return base ? [...bases, extensions.reduce(extended, asDefinition(base))] : [];
  });
  const names = new Set(groups.keys());
  return { kind: Kind.DOCUMENT, definitions: whole.map((node) => withRootTypes(node, names)) };
}

/** A schema that names no root types, as in `extend schema @link(…)`, has those with the default names. */
function withRootTypes(node: DefinitionNode, names: ReadonlySet<string>): DefinitionNode {
  if (node.kind !== Kind.SCHEMA_DEFINITION || node.operationTypes?.length) return node;
  const operationTypes = Object.entries(DEFAULT_ROOTS)
    .filter(([, name]) => names.has(name))
    .map(([operation, name]) => ({
      kind: Kind.OPERATION_TYPE_DEFINITION as const,
      operation: operation as OperationTypeNode,
      type: { kind: Kind.NAMED_TYPE as const, name: { kind: Kind.NAME as const, value: name } },
    }));
  return { ...node, operationTypes };
}

function keyOf(node: DefinitionNode): string {
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return `@${node.name.value}`;
  return 'name' in node && node.name ? node.name.value : '';
}

function asDefinition(
  node: TypeSystemDefinitionNode | TypeSystemExtensionNode,
): TypeSystemDefinitionNode {
  const kind = node.kind.replace('Extension', 'Definition');
  return { ...node, kind } as TypeSystemDefinitionNode;
}

function extended(
  definition: TypeSystemDefinitionNode,
  extension: TypeSystemExtensionNode,
): TypeSystemDefinitionNode {
  const [before, added] = [definition as Parts, extension as Parts];
  const parts = EXTENDED.filter((part) => added[part]).map((part) => [
    part,
    [...(before[part] ?? []), ...(added[part] ?? [])],
  ]);
  return { ...definition, ...Object.fromEntries(parts) } as TypeSystemDefinitionNode;
}

/** The parts of a definition whose members have names that are unique in it. */
const NAMED = ['interfaces', 'fields', 'values', 'types'] as const;

/**
 * Removes all but the last of the members that a definition has twice, as graphql-js does when it builds a schema:
 * GitHub has published fields twice, and relay-compiler refuses such a document.
 */
export function withUniqueMembers({ definitions }: DocumentNode): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: definitions.map(uniqueMembers) };
}

function uniqueMembers(definition: DefinitionNode): DefinitionNode {
  const members = definition as {
    readonly [part in (typeof NAMED)[number]]?: readonly { readonly name: NameNode }[];
  };
  const unique = NAMED.flatMap((part) => {
    const all = members[part] ?? [];
    const byName = new Map(all.map((member) => [member.name.value, member]));
    return byName.size < all.length ? [[part, [...byName.values()]] as const] : [];
  });
  return unique.length === 0 ? definition : { ...definition, ...Object.fromEntries(unique) };
}

/**
 * Prints a schema as SDL with its applied directives and in its own order, which its authors chose. The same
 * schema gives the same text from SDL and from introspection.
 *
 * It prints the AST nodes rather than the values, as `printSchemaWithDirectives` of @graphql-tools/utils does:
 * that one rounds long numbers in default values and drops defaults such as `{}` and carriage returns.
 *
 * @param schema built from a document, so that its elements have AST nodes
 */
export function printSdl(schema: GraphQLSchema): string {
  const definitions = [
    schemaDefinition(schema),
    ...schema.getDirectives().filter(isPrinted),
    ...Object.values(schema.getTypeMap()),
  ].flatMap((part) => (part && 'kind' in part ? part : (part?.astNode ?? [])));
  return `${print(visit({ kind: Kind.DOCUMENT, definitions }, { StringValue: plainString }))}\n`;
}

/**
 * Directives that relay-compiler adds to every schema. It refuses a schema that defines them, too, so their
 * definitions are left out; applied ones stay.
 */
const RELAY_DIRECTIVES: ReadonlySet<string> = new Set([
  'DEPRECATED__relay_ignore_unused_variables_error',
  'RelayOutputType',
  'alias',
  'appendEdge',
  'appendNode',
  'assignable',
  'catch',
  'connection',
  'dangerously_unaliased_fixme',
  'deleteEdge',
  'deleteRecord',
  'exec_time_resolvers',
  'inline',
  'match',
  'module',
  'no_inline',
  'preloadable',
  'prependEdge',
  'prependNode',
  'raw_response_type',
  'refetchable',
  'relay',
  'relay_resolver',
  'relay_test_operation',
  'required',
  'static',
  'stream_connection',
  'throwOnFieldError',
  'updatable',
  'waterfall',
]);

function isPrinted(directive: GraphQLDirective): boolean {
  return !isSpecifiedDirective(directive) && !RELAY_DIRECTIVES.has(directive.name);
}

/** Types of the arguments of these directives, which relay-compiler adds, too. */
export const RELAY_TYPES: readonly string[] = ['RequiredFieldAction', 'CatchFieldTo'];

/**
 * Removes relay-compiler's types unless something other than its directives uses them. Servers publish both when
 * their schema was built with the compiler's additions.
 */
export function withoutRelayTypes(document: DocumentNode): DocumentNode {
  const isRelayType = (node: DefinitionNode) =>
    'name' in node && node.name !== undefined && RELAY_TYPES.includes(node.name.value);
  if (!document.definitions.some(isRelayType)) return document;
  const definitions = document.definitions.filter(
    (node) =>
      node.kind !== Kind.DIRECTIVE_DEFINITION ||
      !RELAY_DIRECTIVES.has(node.name.value) ||
      !RELAY_TYPES.some((type) => print(node).includes(type)),
  );
  const used = new Set<string>();
  const addName = { NamedType: ({ name }: NamedTypeNode) => void used.add(name.value) };
  visit({ kind: Kind.DOCUMENT, definitions }, addName);
  return RELAY_TYPES.some((name) => used.has(name))
    ? document
    : { ...document, definitions: definitions.filter((node) => !isRelayType(node)) };
}

/** Null where it only names the default root types, which GraphQL then leaves out. */
function schemaDefinition(schema: GraphQLSchema): SchemaDefinitionNode | null {
  const node = schema.astNode;
  if (!node || node.description || node.directives?.length) return node ?? null;
  const named = new Map<string, string>(
    node.operationTypes.map(({ operation, type }) => [operation, type.name.value]),
  );
  const namesDefaults = Object.entries(DEFAULT_ROOTS).every(([operation, name]) => {
    const root = named.get(operation);
    return root ? root === name : !schema.getType(name);
  });
  return namesDefaults ? null : node;
}

/**
 * Prints descriptions as block strings where these can represent them, other strings on one line, and leaves out
 * empty descriptions.
 */
function plainString(
  node: StringValueNode,
  key: string | number | undefined,
): StringValueNode | null | undefined {
  if (key === 'description' && node.value === '') return null;
  const block = key === 'description' && isBlock(node.value);
  return block === Boolean(node.block) ? undefined : { ...node, block };
}

function isBlock(value: string): boolean {
  const printed = print({ kind: Kind.STRING, value, block: true });
  const read = parseValue(printed, { noLocation: true });
  return read.kind === Kind.STRING && read.value === value;
}
