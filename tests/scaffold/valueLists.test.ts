import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, sampleSchema, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const PATH = 'src/resources/palette.ts';

/** A schema with a list of bills that is searched. */
const shop = (fields: string, filter: string, more: string, asked = '') => `
  type Query {
    bills(first: Int, after: String, search: String, filter: BillFilter ${asked}): BillConnection!
    bill(id: ID!): Bill
  }
  scalar Date
  type Bill { id: ID! number: String! ${fields} }
  input BillFilter { number: Text ${filter} }
  input Text { eq: String }
  type BillConnection { edges: [BillEdge!]! pageInfo: PageInfo! }
  type BillEdge { node: Bill! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  ${more}
`;
const BOUNDS = 'input DateFilter { eq: Date gte: Date lte: Date }';

async function listsIn(sdl: string): Promise<string> {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl, [PATH])).toEqual([]);
  return textOf(files, PATH);
}

test('the palette leads to the lists by the days that they are filtered by', async () => {
  const text = await listsIn(shop('dueOn: Date', 'dueOn: DateFilter', BOUNDS));
  expect(text).toContain("days: [{ resource: bills, filter: 'dueOn' }]");
  expect(text).not.toContain('amounts:');
});

test.each([
  ['that the list is not filtered by', shop('dueOn: Date', '', '')],
  [
    'of which the ends cannot be asked',
    shop('dueOn: Date', 'dueOn: DateFilter', 'input DateFilter { eq: Date }'),
  ],
  [
    'of a list that has to be asked for something',
    shop('dueOn: Date', 'dueOn: DateFilter', BOUNDS, ', shop: ID!'),
  ],
])('it leads to none by a day %s', async (_case, sdl) => {
  expect(await listsIn(sdl)).not.toContain('days:');
});

test('in the sample it leads to orders by their total and the day of their placement', async () => {
  const text = textOf(await scaffoldOf(sampleSchema()), PATH);
  expect(text).toContain("{ resource: orders, filter: 'total' }");
  expect(text).toContain("{ resource: variants, filter: 'priceCents', label: 'Price' }");
  expect(text).toContain("{ resource: orders, filter: 'placedAt', label: 'Placed' }");
  // Weights and numbers of pieces are no amounts.
  expect(text).not.toContain("filter: 'weightGrams'");
});
