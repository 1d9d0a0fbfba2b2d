import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { measureReach, reachInWords } from './filterReach.ts';

/** What is sent, and what it says otherwise, of all that the lists of a schema can be asked. */
test.each([
  ['the sample', 'schema/schema.graphql', 0.83],
  ['PostGraphile', 'tests/schemas/pagila-postgraphile4.graphql', 1],
  ['Hasura', 'tests/schemas/northwind-hasura.graphql', 0.97],
  ['Prisma', 'tests/schemas/typegraphql-prisma.graphql', 0.96],
])('what the lists of %s can be asked is asked by their filters', (_, file, least) => {
  const reach = measureReach(buildSchema(readFileSync(file, 'utf8'), { assumeValid: true }));
  const missing = [...reach.missing.values()].reduce((sum, { times }) => sum + times, 0);
  if (1 - missing / reach.all < least) throw new Error(reachInWords(reach));
});
