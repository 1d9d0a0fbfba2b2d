import {
  getNamedType,
  isCompositeType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { ASTNode, DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { documentHash } from './documentHash.ts';

/** A compiled operation: its name, and its text as it is sent. */
export interface OperationText {
  readonly name: string;
  readonly text: string;
  /** The id by which it is sent instead, where it was compiled for that (Relay's `persistConfig`). */
  readonly id?: string;
}

interface ManifestEntry {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** The slug of the resource that it is about, or null. */
  readonly resource: string | null;
  /** The fields it reads, as schema coordinates (`Film.title`), sorted. */
  readonly fields: readonly string[];
  /** The hash of its text, by which the gateway identifies it. */
  readonly sha256: string;
}

/**
 * Writes the list of every operation that the app can send: to be reviewed, since a field that is
 * newly selected shows in its diff, and to be enforced, since the gateway accepts no other operation.
 * The same operations give the same bytes.
 *
 * @param resources type name → slug of the resource; other types are no resources
 */
export function operationsManifest(
  schema: GraphQLSchema,
  texts: ReadonlyArray<OperationText>,
  resources: ReadonlyMap<string, string> = new Map(),
): string {
  const operations = texts
    .map((operation) => describe(schema, operation, resources))
    .sort((one, other) => compare(one.name, other.name));
  return `${JSON.stringify({ operations }, null, 2)}\n`;
}

/**
 * Reads the operation from an artifact of relay-compiler; null if it has none (a fragment).
 *
 * @param source the artifact's TypeScript
 * @param textOf finds the text of an operation that was compiled to an id (Relay's `persistConfig`)
 * @throws when there is no text
 */
export function operationTextOf(
  source: string,
  textOf: (id: string) => string | null = () => null,
): OperationText | null {
  const parameters = /^ {4}"name": ("\w+"),\n {4}"operationKind": "\w+",\n {4}"text": (.*)$/m.exec(
    source,
  );
  if (!parameters) return null;
  const name = JSON.parse(parameters[1]) as string;
  const written = JSON.parse(parameters[2]) as string | null;
  if (written !== null) return { name, text: written };
  const [, id] = /^ {4}"id": "(.*)",$/m.exec(source) ?? [];
  const text = id === undefined ? null : textOf(id);
  if (text === null) throw new Error(`The operation ${name} was compiled without its text.`);
  return { name, text, id };
}

function describe(
  schema: GraphQLSchema,
  { name, text }: OperationText,
  resources: ReadonlyMap<string, string>,
): ManifestEntry {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.name?.value !== name) {
    throw new Error(`The text of ${name} does not hold an operation of this name.`);
  }
  return {
    name,
    kind: operation.operation,
    resource: resourceOf(name, typesOf(schema, operation), resources),
    fields: fieldsOf(schema, document),
    sha256: documentHash(text),
  };
}

/**
 * The resource whose type comes first in the answer; for an operation that reads none, such as a
 * count, the one that its name begins with, as Relay makes it begin with its module's.
 */
function resourceOf(
  name: string,
  types: readonly string[],
  resources: ReadonlyMap<string, string>,
): string | null {
  const named = [...resources.keys()]
    .filter((type) => name.startsWith(type))
    .sort((one, other) => other.length - one.length);
  const type = [...types, ...named].find((candidate) => resources.has(candidate));
  return type === undefined ? null : (resources.get(type) ?? null);
}

/** The fields that a document reads, as schema coordinates. */
function fieldsOf(schema: GraphQLSchema, document: DocumentNode): string[] {
  const fields = new Set<string>();
  visitFields(schema, document, (typeInfo) => {
    const parent = typeInfo.getParentType();
    const field = typeInfo.getFieldDef();
    if (parent && field && !field.name.startsWith('__')) fields.add(`${parent.name}.${field.name}`);
  });
  return [...fields].sort(compare);
}

/** The types that an operation itself selects from, outermost first. */
function typesOf(schema: GraphQLSchema, operation: OperationDefinitionNode): string[] {
  const types: Array<{ name: string; depth: number }> = [];
  visitFields(schema, operation, (typeInfo, depth) => {
    const type = getNamedType(typeInfo.getType());
    if (isCompositeType(type)) types.push({ name: type.name, depth });
  });
  return types.sort((one, other) => one.depth - other.depth).map(({ name }) => name);
}

function visitFields(
  schema: GraphQLSchema,
  root: ASTNode,
  visitField: (typeInfo: TypeInfo, depth: number) => void,
): void {
  const typeInfo = new TypeInfo(schema);
  let depth = 0;
  const enter = () => {
    visitField(typeInfo, depth);
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  visit(root, visitWithTypeInfo(typeInfo, { Field: { enter, leave } }));
}

/** By code unit, so that the order does not depend on the machine's locale. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
