import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query {
    orders(first: Int, after: String): OrderConnection!
    order(id: ID!): Order
    notes(limit: Int, offset: Int): [Note!]!
    note(id: ID!): Note
  }
  type Order { id: ID! number: String! }
  type Note { id: ID! text: String! }
  type OrderConnection { edges: [OrderEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type OrderEdge { node: Order! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
`;

test('charts on the home page find the lists whose records are counted', async () => {
  const files = await scaffoldOf(SDL);
  const modules = textOf(files, 'src/resources/modules.ts');
  expect(modules).toContain('orders: { isCounted: true }');
  expect(modules).not.toContain('notes');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL, ['src/resources/modules.ts'])).toEqual([]);
});
