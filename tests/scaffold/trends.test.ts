import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, sampleSchema, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** A schema with a list of orders, whose filter and date are as given. */
const shop = ({
  range = 'input Range { gte: DateTime lte: DateTime }',
  date = 'placedAt',
} = {}) => `
  scalar DateTime
  type Query {
    orders(first: Int, after: String, filter: OrderFilter, orderBy: OrderSort): OrderConnection!
    order(id: ID!): Order
  }
  type Order { id: ID! number: String! ${date}: DateTime! }
  ${range}
  input OrderFilter { number: Text ${date}: Range }
  input Text { eq: String }
  input OrderSort { field: OrderField! direction: Direction! }
  enum OrderField { NUMBER ${date.replace(/[A-Z]/, '_$&').toUpperCase()} }
  enum Direction { ASC DESC }
  type OrderConnection { edges: [OrderEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type OrderEdge { node: Order! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
`;

const trendsOf = async (sdl: string) => textOf(await scaffoldOf(sdl), 'src/resources/trends.ts');

test('records are counted day by day where a date can be filtered by range', async () => {
  const sdl = shop();
  const files = await scaffoldOf(sdl);
  const text = textOf(files, 'src/resources/orders/home/orderTrend.ts');
  expect(text).toContain('n9: orders(first: 1, filter: $filter9)');
  expect(text).toContain('count: (data, bucket) => data[bucket]?.totalCount');
  expect(text).toContain("date: 'placedAt'");
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(
    compile(files, sdl, ['src/resources/orders/home/orderTrend.ts', 'src/resources/trends.ts']),
  ).toEqual([]);
});

test('where each bound is an argument, each has variables of its own', async () => {
  const sdl = `
    scalar Date
    type Query {
      visits(limit: Int, offset: Int, startedAfter: Date, startedBefore: Date, orderBy: VisitOrder): [Visit!]!
      visitsCount(startedAfter: Date, startedBefore: Date): Int!
      visit(id: ID!): Visit
    }
    enum VisitOrder { STARTED_ASC STARTED_DESC }
    type Visit { id: ID! title: String! started: Date! }
  `;
  const files = await scaffoldOf(sdl);
  const text = textOf(files, 'src/resources/visits/home/visitTrend.ts');
  expect(text).toContain(
    'n0: visitsCount(startedAfter: $startedAfter0, startedBefore: $startedBefore0)',
  );
  expect(text).toContain('count: (data, bucket) => data[bucket],');
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
});

test('where one argument says all, it still asks for no more than a row', async () => {
  const sdl = `
    scalar DateTime
    type Query { orders(options: OrderListOptions): OrderList! order(id: ID!): Order }
    type OrderList { items: [Order!]! totalItems: Int! }
    type Order { id: ID! code: String! createdAt: DateTime! }
    input OrderListOptions { take: Int skip: Int sort: OrderSort filter: OrderFilter }
    input OrderSort { createdAt: SortOrder }
    enum SortOrder { ASC DESC }
    input OrderFilter { createdAt: DateOperators }
    input DateOperators { before: DateTime after: DateTime }
  `;
  const files = await scaffoldOf(sdl);
  const text = textOf(files, 'src/resources/orders/home/orderTrend.ts');
  expect(text).toContain('n0: orders(options: $options0)');
  expect(text).toContain('always: { options: { take: 1 } }');
  expect(compile(files, sdl, ['src/resources/orders/home/orderTrend.ts'])).toEqual([]);
});

test.each([
  ['a date can only be met exactly', { range: 'input Range { eq: DateTime }' }],
  ['a date has one bound only', { range: 'input Range { gte: DateTime }' }],
  ['the date says when something is due', { date: 'dueAt' }],
  ['the date says when something was changed', { date: 'updatedAt' }],
])('nothing is drawn where %s', async (_, options) => {
  expect(await trendsOf(shop(options))).toContain('trends: readonly HomeTrend[] = []');
});

test('at most three resources are drawn, by dates of the business', async () => {
  const files = await scaffoldOf(sampleSchema());
  const trends = textOf(files, 'src/resources/trends.ts');
  expect(trends.match(/resource: \w+/g)).toEqual([
    'resource: orders',
    'resource: invoices',
    'resource: tickets',
  ]);
  // How they are asked for is no part of the page until they are in sight.
  expect(trends).not.toMatch(/import \{ \w+Trend \}/);
});
