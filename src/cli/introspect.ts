import {
  getIntrospectionQuery,
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type IntrospectionQuery,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { CommandError } from './commandError.ts';
import { printableUrl, type Endpoint } from './endpoint.ts';
import { refused, request, type BackendResponse } from './request.ts';

/** The complete introspection query of the current specification. */
const FULL_QUERY = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});

const META_TYPES = ['__Schema', '__Type', '__Field', '__InputValue', '__EnumValue', '__Directive'];

/**
 * Queries the fields and arguments of the introspection types, in terms that every server
 * understands.
 */
const META_QUERY = `{ ${META_TYPES.map(
  (type) =>
    `${type.replace('__', 'meta')}: __type(name: "${type}") { name fields { name args { name } } }`,
).join(' ')} }`;

/** The introspection type of each fragment and field of {@link FULL_QUERY}. */
const TYPE_OF_FRAGMENT: Readonly<Record<string, string>> = {
  FullType: '__Type',
  InputValue: '__InputValue',
  TypeRef: '__Type',
};
const TYPE_OF_FIELD: Readonly<Record<string, string>> = {
  __schema: '__Schema',
  queryType: '__Type',
  mutationType: '__Type',
  subscriptionType: '__Type',
  types: '__Type',
  ofType: '__Type',
  type: '__Type',
  interfaces: '__Type',
  possibleTypes: '__Type',
  fields: '__Field',
  args: '__InputValue',
  inputFields: '__InputValue',
  enumValues: '__EnumValue',
  directives: '__Directive',
};

/** Fields of {@link FULL_QUERY} that select whole definitions rather than references to types. */
const ENTIRE: Readonly<Record<string, string>> = {
  FullType: '__Type',
  InputValue: '__InputValue',
  __schema: '__Schema',
  fields: '__Field',
  enumValues: '__EnumValue',
};

const APPLIED = 'appliedDirectives';
const APPLIED_FIELD = fieldOf(`{ ${APPLIED} { name args { name value } } }`);

function fieldOf(query: string): SelectionNode {
  const [definition] = parse(query, { noLocation: true }).definitions;
  return (definition as OperationDefinitionNode).selectionSet.selections[0];
}

/**
 * Introspects a server. A server that does not know all of today's introspection is queried for
 * what it supports, back to the first GraphQL servers of 2015.
 *
 * @param signal aborts the calls
 * @throws {CommandError} when the server cannot be reached, rejects the query, or answers with
 *   anything else
 */
export async function introspect(
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<IntrospectionQuery> {
  const address = printableUrl(endpoint.url);
  const response = await request(endpoint, FULL_QUERY, signal);
  if (isIntrospection(response.data)) return withDirectives(endpoint, response.data, signal);
  const meta = await request(endpoint, META_QUERY, signal);
  const known = knownFields(meta.data);
  if (!known) throw refusedIntrospection(response, address);
  const plainer = await request(endpoint, print(prune(parse(FULL_QUERY), known)), signal);
  if (isIntrospection(plainer.data)) return plainer.data;
  throw refusedIntrospection(plainer, address);
}

/**
 * Introspection has no standard way to list applied directives. Some servers have their own, which
 * their introspection of itself shows.
 */
async function withDirectives(
  endpoint: Endpoint,
  data: IntrospectionQuery,
  signal: AbortSignal,
): Promise<IntrospectionQuery> {
  const showing = data.__schema.types
    .filter((type) => 'fields' in type && type.fields?.some(({ name }) => name === APPLIED))
    .map(({ name }) => name);
  if (showing.length === 0) return data;
  const query = print(askingForDirectives(parse(FULL_QUERY), new Set(showing)));
  const response = await request(endpoint, query, signal);
  return isIntrospection(response.data) ? response.data : data;
}

function refusedIntrospection(response: BackendResponse, address: string): CommandError {
  const said = response.errors[0] ?? 'its answer holds no schema';
  if (response.status >= 400 && response.status !== 400)
    return refused(response.status, said, address);
  return new CommandError(
    `${address} does not tell its schema: ${said}`,
    'If introspection is switched off there, ask for the schema as a file and run: frontage connect schema.graphql',
  );
}

/** Whether a value is the `data` of an introspection result. */
export function isIntrospection(data: unknown): data is IntrospectionQuery {
  const schema = (data as { __schema?: { types?: unknown } | null } | null)?.__schema;
  return Array.isArray(schema?.types);
}

type KnownFields = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

interface MetaType {
  name: string;
  fields: { name: string; args: { name: string }[] }[];
}

/** Introspection type → field → arguments; null when the server does not tell. */
function knownFields(data: unknown): KnownFields | null {
  if (typeof data !== 'object' || data === null) return null;
  const types = Object.values(data).filter((type): type is MetaType =>
    Array.isArray((type as MetaType | null)?.fields),
  );
  if (types.length < META_TYPES.length) return null;
  return new Map(
    types.map(({ name, fields }) => [
      name,
      new Map(fields.map((field) => [field.name, new Set(field.args.map((arg) => arg.name))])),
    ]),
  );
}

/** Selects applied directives wherever the server supports it. */
function askingForDirectives(document: DocumentNode, showing: ReadonlySet<string>): DocumentNode {
  const asked = (type: string | undefined, selection: SelectionSetNode): SelectionSetNode =>
    type && showing.has(type)
      ? { ...selection, selections: [...selection.selections, APPLIED_FIELD] }
      : selection;
  return visit(document, {
    FragmentDefinition: {
      leave: (node) => ({
        ...node,
        selectionSet: asked(ENTIRE[node.name.value], node.selectionSet),
      }),
    },
    Field: {
      leave: (node) =>
        node.selectionSet && {
          ...node,
          selectionSet: asked(ENTIRE[node.name.value], node.selectionSet),
        },
    },
  });
}

/** Removes from the introspection query what the server does not support. */
function prune(document: DocumentNode, known: KnownFields): DocumentNode {
  const parents: string[] = [];
  return visit(document, {
    OperationDefinition: {
      enter: () => void parents.push('Query'),
      leave: () => void parents.pop(),
    },
    FragmentDefinition: {
      enter: (node) => void parents.push(TYPE_OF_FRAGMENT[node.name.value]),
      leave: () => void parents.pop(),
    },
    Field: {
      enter(node) {
        const name = node.name.value;
        const fields = known.get(parents.at(-1) ?? '');
        if (fields && !fields.has(name)) return null;
        if (node.selectionSet) parents.push(TYPE_OF_FIELD[name]);
        const args = fields?.get(name);
        if (!args) return undefined;
        const kept = node.arguments?.filter((argument) => args.has(argument.name.value));
        return { ...node, kind: Kind.FIELD, arguments: kept };
      },
      leave(node) {
        if (node.selectionSet) parents.pop();
      },
    },
  });
}
