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
  type SchemaDefinitionNode,
  type StringValueNode,
  type TypeSystemDefinitionNode,
  type TypeSystemExtensionNode,
} from 'graphql';

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
 * A schema's document in which every definition is whole: what `extend` adds elsewhere stands in it. What is
 * only ever extended is defined so, which is how a schema made of several modules may come.
 */
export function withoutExtensions({ definitions }: DocumentNode): DocumentNode {
  const groups = Map.groupBy(definitions, keyOf);
  const whole = [...groups.values()].flatMap((group) => {
    const extensions = group.filter(isTypeSystemExtensionNode);
    const bases = group.filter(isTypeSystemDefinitionNode);
    const base = bases.pop() ?? extensions.shift();
    return base ? [...bases, extensions.reduce(extended, asDefinition(base))] : [];
  });
  return { kind: Kind.DOCUMENT, definitions: whole };
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

/**
 * A schema as SDL with all that its document says, applied directives too, in its own order: types and fields
 * are arranged as their makers thought best. The same schema gives the same text, however it was written.
 *
 * @param schema made of a document, so that its parts know their definitions
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
 * Directives of documents that relay-compiler defines by itself, in every schema. A schema may define others of
 * these names, and only their definitions are in the way: what is applied of them stays.
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

/** The types of relay-compiler's own directives, which it adds to every schema. */
export const RELAY_TYPES: readonly string[] = ['RequiredFieldAction', 'CatchFieldTo'];

/**
 * A document without relay-compiler's own types where only its own directives take them: servers publish both
 * whose schema was made with the compiler's additions.
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
  const asked = new Set<string>();
  const note = { NamedType: ({ name }: NamedTypeNode) => void asked.add(name.value) };
  visit({ kind: Kind.DOCUMENT, definitions }, note);
  const isAsked = RELAY_TYPES.some((name) => asked.has(name));
  return isAsked
    ? document
    : { ...document, definitions: definitions.filter((node) => !isRelayType(node)) };
}

const USUAL_ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** Null where it says what is so without it. */
function schemaDefinition(schema: GraphQLSchema): SchemaDefinitionNode | null {
  const node = schema.astNode;
  if (!node || node.description || node.directives?.length) return node ?? null;
  const named = new Map<string, string>(
    node.operationTypes.map(({ operation, type }) => [operation, type.name.value]),
  );
  const isUsual = Object.entries(USUAL_ROOTS).every(([operation, usual]) => {
    const root = named.get(operation);
    return root ? root === usual : !schema.getType(usual);
  });
  return isUsual ? null : node;
}

/**
 * A description is printed as a block wherever a block can say it, and any other text on its line. One without
 * words is none.
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
