import {
  buildClientSchema,
  getIntrospectionQuery,
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { CommandError } from './commandError.ts';
import { printableUrl, type Endpoint } from './endpoint.ts';
import { refused, request, type Answer } from './request.ts';

/** Everything that the current specification lets a client ask about a schema. */
const FULL_QUERY = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});

const META_TYPES = ['__Schema', '__Type', '__Field', '__InputValue', '__EnumValue', '__Directive'];

/** Which fields and arguments the introspection types have, in words that every server understands. */
const META_QUERY = `{ ${META_TYPES.map(
  (type) =>
    `${type.replace('__', 'meta')}: __type(name: "${type}") { name fields { name args { name } } }`,
).join(' ')} }`;

/** Which introspection type each fragment and field of {@link FULL_QUERY} is on. */
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

/**
 * Asks a server for its schema. Servers that do not know all of today's introspection are asked what
 * they know, and then for that: GraphQL servers of 2015 answer too.
 *
 * @param signal aborts the calls
 * @throws CommandError when the server cannot be reached, refuses, or answers with anything else
 */
export async function introspect(endpoint: Endpoint, signal: AbortSignal): Promise<GraphQLSchema> {
  const address = printableUrl(endpoint.url);
  const answer = await request(endpoint, FULL_QUERY, signal);
  if (isIntrospection(answer.data)) return schemaFromIntrospection(answer.data, address);
  const meta = await request(endpoint, META_QUERY, signal);
  const known = knownFields(meta.data);
  if (!known) throw refusedIntrospection(answer, address);
  const plainer = await request(endpoint, print(prune(parse(FULL_QUERY), known)), signal);
  if (isIntrospection(plainer.data)) return schemaFromIntrospection(plainer.data, address);
  throw refusedIntrospection(plainer, address);
}

function refusedIntrospection(answer: Answer, address: string): CommandError {
  const said = answer.errors[0] ?? 'its answer holds no schema';
  if (answer.status >= 400 && answer.status !== 400) return refused(answer.status, said, address);
  return new CommandError(
    `${address} does not tell its schema: ${said}`,
    'If introspection is switched off there, ask for the schema as a file and run: frontage connect schema.graphql',
  );
}

/** Whether a value is the `data` of an answer to an introspection query. */
export function isIntrospection(data: unknown): data is IntrospectionQuery {
  const schema = (data as { __schema?: { types?: unknown } | null } | null)?.__schema;
  return Array.isArray(schema?.types);
}

/**
 * @param source what to call the introspection in messages
 * @throws CommandError when the introspection is not complete
 */
export function schemaFromIntrospection(data: IntrospectionQuery, source: string): GraphQLSchema {
  const schema = data.__schema;
  // Before 2016, directives had no locations; the only ones then were those that every schema has.
  const directives = (schema.directives ?? []).filter((directive) =>
    Array.isArray(directive.locations),
  );
  try {
    const built = buildClientSchema({ __schema: { ...schema, directives } }, { assumeValid: true });
    if (!built.getQueryType()) throw new Error('it has no query type.');
    return built;
  } catch (error) {
    throw new CommandError(
      `The introspection of ${source} does not make a schema: ${(error as Error).message.split('\n')[0]}`,
    );
  }
}

type KnownFields = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

interface MetaType {
  name: string;
  fields: { name: string; args: { name: string }[] }[];
}

/** Introspection type → field → arguments; null when the server would not say. */
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

/** Takes out of the introspection query what the server does not know. */
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
