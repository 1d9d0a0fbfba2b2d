import { Kind, parse, print, printSchema, type DefinitionNode, type GraphQLSchema } from 'graphql';

const nameOf = (definition: DefinitionNode) =>
  'name' in definition && definition.name ? definition.name.value : '';

/**
 * Prints a schema as SDL with its types in order of name, whatever order they were built in. Fields,
 * arguments and enum values keep theirs: it is the order in which people expect to see them.
 */
export function printSortedSchema(schema: GraphQLSchema): string {
  const { definitions } = parse(printSchema(schema), { noLocation: true });
  const sorted = definitions.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  return `${print({ kind: Kind.DOCUMENT, definitions: sorted })}\n`;
}
