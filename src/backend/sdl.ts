import { Kind, parse, print, printSchema, type DefinitionNode, type GraphQLSchema } from 'graphql';

const nameOf = (definition: DefinitionNode) =>
  'name' in definition && definition.name ? definition.name.value : '';

/**
 * Prints a schema with its types sorted by name, independent of the order in which they were built.
 * Fields, arguments and enum values keep their order, which people rely on.
 */
export function printSortedSchema(schema: GraphQLSchema): string {
  const { definitions } = parse(printSchema(schema), { noLocation: true });
  const sorted = definitions.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  return `${print({ kind: Kind.DOCUMENT, definitions: sorted })}\n`;
}
