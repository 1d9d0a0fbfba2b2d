import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { measureReach, reachInWords } from './filterReach.ts';

/** Input fields that no filter sends though nothing else says what they say. */
const KEY_BY_NUMBER = 'smallint_comparison_exp._gt';

test.each([
  ['the sample', 'schema/schema.graphql', 93_000, []],
  ['tables of a database', 'tests/schemas/northwind-hasura.graphql', 29, [KEY_BY_NUMBER]],
  ['tables with functions', 'tests/schemas/pagila-postgraphile4.graphql', 12, []],
  ['related models', 'tests/schemas/typegraphql-prisma.graphql', 1_300, []],
  ['plain conditions', 'tests/schemas/shop-without-relations.graphql', 4, []],
  ['a gateway', 'tests/schemas/styles/restGateway.graphql', 1, []],
])('all that the lists of %s can be asked, their filters ask', (_, file, sent, left) => {
  const reach = measureReach(buildSchema(readFileSync(file, 'utf8'), { assumeValid: true }));
  const isWhole = [...reach.missing.keys()].join() === left.join() && reach.sent >= sent;
  if (!isWhole) throw new Error(reachInWords(reach));
});

test('what no filter asks is named by its input field, with a place', () => {
  const schema = buildSchema(`
    type Query { posts(where: PostWhere): [Post!]! }
    type Post { id: ID! title: String! }
    input PostWhere { title: Text and: [PostWhere!] soundsLike: Sound }
    input Text { eq: String soundex: String }
    input Sound { title: Word! language: Word! }
    input Word { text: String! }
  `);
  const reach = measureReach(schema);
  expect([...reach.missing.keys()]).toContain('Text.soundex');
  expect(reachInWords(reach)).toContain(
    'MISSING 1 × Text.soundex: String, such as where.title.soundex',
  );
});
