import {
  buildASTSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import type { DocumentNode, GraphQLInputObjectType, GraphQLSchema } from 'graphql';
import { byCodeUnit, coordinatesIn } from './coordinates.ts';
import { documentHash } from './documentHash.ts';
import { withoutLacks } from './lacks.ts';
import type { RoleDocumentEntry, RoleDocuments } from './roleDocuments.ts';
import { trimDocument } from './trimDocument.ts';
import { bareName } from './unionTypes.ts';

/** A document of the app. */
export interface AppDocument {
  readonly name: string;
  /** As pages send it. */
  readonly text: string;
}

/**
 * The app's documents as a role sends them.
 *
 * @param documents operations that are valid for the union
 * @param union the schema that they are compiled against, as definitions and built
 * @param lacks what the role lacks of it
 */
export function trimDocuments(
  role: string,
  documents: readonly AppDocument[],
  union: { readonly document: DocumentNode; readonly schema: GraphQLSchema },
  lacks: readonly string[],
): RoleDocuments {
  const own = withoutLacks(union.document, lacks);
  const schema = buildASTSchema(own, { assumeValid: true, assumeValidSDL: true });
  const denied = new Set<string>();
  const inputs = new Set<GraphQLInputObjectType>();
  const entries = documents.map(({ name, text }): RoleDocumentEntry => {
    const trimmed = trimDocument(text, union.schema, schema);
    for (const coordinate of trimmed.lost) denied.add(withDefaultRoot(coordinate, union.schema));
    // No screen asks for the inputs of a mutation that the role cannot send.
    if (trimmed.text !== null) addInputs(text, union.schema, inputs);
    const sha256 = documentHash(text);
    const { lost, without, unset } = trimmed;
    const sorts = Object.keys(trimmed.sorts).length > 0 && { sorts: trimmed.sorts };
    if (lost.length === 0) return { name, sha256, ...sorts };
    return {
      name,
      sha256,
      text: trimmed.text,
      lost,
      ...(without.length > 0 && { without }),
      ...(unset.length > 0 && { unset }),
      ...sorts,
    };
  });
  const known = new Set(own.definitions.flatMap(coordinatesIn));
  for (const { name, astNode } of inputs)
    if (!schema.getType(name)) denied.add(name);
    else
      for (const coordinate of astNode ? coordinatesIn(astNode) : [])
        if (!known.has(coordinate)) denied.add(coordinate);
  const byName = (one: RoleDocumentEntry, other: RoleDocumentEntry) =>
    byCodeUnit(one.name, other.name) || byCodeUnit(one.sha256, other.sha256);
  return { role, denied: shortened(denied, schema), documents: entries.sort(byName) };
}

/** The text of a role's documents. The same ones give the same bytes. */
export function printRoleDocuments(documents: RoleDocuments): string {
  return `${JSON.stringify(documents, null, 2)}\n`;
}

/** Sorted; of a type that is lacking as a whole only its name, and of a field only the field. */
function shortened(denied: ReadonlySet<string>, role: GraphQLSchema): string[] {
  const short = [...denied].map((coordinate) => {
    const [type] = coordinate.split(/[. ]/, 1);
    return ROOT_NAMES.has(type) || role.getType(type) ? coordinate : type;
  });
  const all = new Set(short);
  return [...all]
    .filter((one) => !one.includes('(') || !all.has(one.slice(0, one.indexOf('('))))
    .sort(byCodeUnit);
}

/** A coordinate with the default name of the root type that it begins with. */
function withDefaultRoot(coordinate: string, schema: GraphQLSchema): string {
  for (const [kind, name] of ROOTS)
    if (coordinate.startsWith(`${schema.getRootType(kind)?.name}.`))
      return coordinate.replace(/^\w+/, name);
  return coordinate;
}

const ROOTS = [
  [OperationTypeNode.QUERY, 'Query'],
  [OperationTypeNode.MUTATION, 'Mutation'],
  [OperationTypeNode.SUBSCRIPTION, 'Subscription'],
] as const;

const ROOT_NAMES: ReadonlySet<string> = new Set(ROOTS.map(([, name]) => name));

/** Adds the input types that the variables of a mutation can fill: what forms ask. */
function addInputs(text: string, schema: GraphQLSchema, inputs: Set<GraphQLInputObjectType>): void {
  const add = (type: unknown): void => {
    if (!isInputObjectType(type) || inputs.has(type)) return;
    inputs.add(type);
    for (const field of Object.values(type.getFields())) add(getNamedType(field.type));
  };
  for (const node of parse(text, { noLocation: true }).definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    if (node.operation !== OperationTypeNode.MUTATION) continue;
    for (const { type } of node.variableDefinitions ?? []) {
      add(schema.getType(bareName(type)));
    }
  }
}
