import {
  buildASTSchema,
  buildClientSchema,
  validateSchema,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { CommandError } from './commandError.ts';
import { documentOf } from './introspectionDocument.ts';
import {
  RELAY_TYPES,
  withoutExtensions,
  withoutRelayTypes,
  withUniqueMembers,
} from './schemaDocument.ts';

/** A schema as read from its source. */
export interface ReadSchema {
  /** Its elements have their AST nodes, including applied directives. */
  readonly schema: GraphQLSchema;
  /**
   * Validates the schema and returns the errors with their places. This takes as long as reading
   * it.
   */
  readonly faults: () => string[];
}

/**
 * Builds a schema from a document.
 *
 * @param document valid or not
 * @param name of the document in messages
 * @throws {CommandError} when no schema can be built
 */
export function readDocument(document: DocumentNode, name: string): ReadSchema {
  const whole = withoutRelayTypes(withoutExtensions(document));
  let schema: GraphQLSchema;
  try {
    schema = buildASTSchema(withUniqueMembers(whole), { assumeValidSDL: true });
  } catch (error) {
    throw new CommandError(
      `${name} does not make a schema: ${(error as Error).message}`,
      'Is it the whole schema? Every type that it names has to be declared in it.',
    );
  }
  const taken = RELAY_TYPES.find((type) => schema.getType(type));
  if (taken !== undefined) {
    throw new CommandError(
      `${name} has a type ${taken}, as relay-compiler does: it cannot compile what asks this schema.`,
      'Could the backend call it otherwise? The type can also be taken out of a copy of the schema.',
    );
  }
  if (!schema.getQueryType()) {
    throw new CommandError(
      `${name} has no query type.`,
      'Is it the whole schema? Frontage needs the SDL of everything that the server serves.',
    );
  }
  return { schema, faults: () => faultsOf(whole, schema) };
}

/**
 * Builds a schema from an introspection result.
 *
 * @param source name of the introspection in messages
 * @throws {CommandError} when the introspection is incomplete
 */
export function readIntrospection(data: IntrospectionQuery, source: string): ReadSchema {
  const schema = data.__schema;
  // Before 2016 directives had no locations, and only the specified ones existed.
  const directives = (schema.directives ?? []).filter((directive) =>
    Array.isArray(directive.locations),
  );
  const given = { __schema: { ...schema, directives } };
  try {
    if (!buildClientSchema(given, { assumeValid: true }).getQueryType()) {
      throw new Error('it has no query type.');
    }
    return readDocument(documentOf(given), source);
  } catch (error) {
    throw new CommandError(
      `The introspection of ${source} does not make a schema: ${(error as Error).message.split('\n')[0]}`,
    );
  }
}

/** Each error once: document and schema may report the same one. */
function faultsOf(document: DocumentNode, schema: GraphQLSchema): string[] {
  const said = [...validateSDL(document), ...validateSchema(schema)].map(sentence);
  return [...new Set(said)];
}

function sentence({ message, locations, source, nodes }: GraphQLError): string {
  const [location] = locations ?? [];
  const name = source?.name ?? nodes?.[0]?.loc?.source.name;
  return location && name ? `${name}:${location.line}:${location.column}: ${message}` : message;
}
