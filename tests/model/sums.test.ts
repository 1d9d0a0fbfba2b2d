import type { Figure, FigureKind } from '../../src/model/types/listQuery.ts';
import type { Resource } from '../../src/model/types/resource.ts';
import { readSdl } from './readSdl.ts';

const ORDER = `
  scalar Decimal
  enum Currency { EUR USD }
  type Order {
    id: ID!
    total: Decimal
    unitPrice: Decimal
    quantity: Int
    year: Int
    rating: Float
    position: Int
    latitude: Float
    version: Int
    customerId: Int
    discountPercent: Float
  }
  input OrderFilter { total: Decimal }
`;
const NUMBERS =
  '{ total: Decimal unitPrice: Decimal quantity: Int year: Int rating: Float position: Int latitude: Float version: Int customerId: Int discountPercent: Float }';

function figuresOf(resource: Resource | undefined, kind: FigureKind): Figure[] {
  return resource?.list?.total?.figures?.filter((figure) => figure.kind === kind) ?? [];
}

/** What is added up in the list of orders of a schema with these root fields. */
function sumsOf(root: string, types: string, record = ORDER) {
  const order = readSdl(
    `type Query { ${root} order(id: ID!): Order } ${record} ${types}`,
  ).resources.find(({ type }) => type === 'Order');
  return figuresOf(order, 'sum').map(({ path }) => path.join('.'));
}

const LIST = 'orders(filter: OrderFilter, limit: Int, offset: Int): [Order!]!';

describe('amounts and quantities are added up, and no key, price, year, rating, share, place or version', () => {
  test.each([
    [
      'an object of functions beside the list',
      `${LIST} orders_aggregate(filter: OrderFilter): OrdersAggregate!`,
      `type OrdersAggregate { aggregate: Functions nodes: [Order!]! } type Functions { count: Int! sum: Sums } type Sums ${NUMBERS}`,
      ['orders_aggregate.aggregate.sum.total', 'orders_aggregate.aggregate.sum.quantity'],
    ],
    [
      'functions with an underscore',
      `${LIST} aggregateOrder(filter: OrderFilter): AggregateOrder!`,
      `type AggregateOrder { _count: Counts _sum: Sums } type Counts { _all: Int! } type Sums ${NUMBERS}`,
      ['aggregateOrder._sum.total', 'aggregateOrder._sum.quantity'],
    ],
    [
      'rows of groups, one where nothing is grouped by',
      `${LIST} orders_aggregated(filter: OrderFilter, groupBy: [String]): [OrdersAggregated!]!`,
      `scalar JSON type OrdersAggregated { group: JSON countAll: Int sum: Sums } type Sums ${NUMBERS}`,
      ['orders_aggregated.sum.total', 'orders_aggregated.sum.quantity'],
    ],
    [
      'a connection that counts',
      'orders(first: Int, after: String, filter: OrderFilter): OrdersConnection',
      `type OrdersConnection { nodes: [Order!]! edges: [OrderEdge!]! pageInfo: PageInfo! totalCount: Int! aggregates: Aggregates }
       type OrderEdge { node: Order cursor: String } type PageInfo { hasNextPage: Boolean! endCursor: String }
       type Aggregates { sum: Sums } type Sums ${NUMBERS}`,
      ['orders.aggregates.sum.total', 'orders.aggregates.sum.quantity'],
    ],
    [
      'the functions of each field',
      `${LIST} ordersAggregate(filter: OrderFilter): OrderAggregate!`,
      'type OrderAggregate { count: Int! total: Functions quantity: Functions year: Functions } type Functions { sum: Decimal average: Decimal }',
      ['ordersAggregate.total.sum', 'ordersAggregate.quantity.sum'],
    ],
    [
      'a number for each field and function',
      `${LIST} aggregateOrder(filter: OrderFilter): OrderAggregateResult`,
      'type OrderAggregateResult { count: Int totalMin: Decimal totalSum: Decimal quantitySum: Int yearSum: Int }',
      ['aggregateOrder.totalSum', 'aggregateOrder.quantitySum'],
    ],
  ])('%s', (_, root, types, sums) => {
    expect(sumsOf(root, types).sort()).toEqual([...sums].sort());
  });
});

describe('sizes are measured where the backend measures them, and no key, year, place, position or version', () => {
  const measured = ['total', 'unitPrice', 'quantity', 'rating', 'discountPercent'];
  const each = (prefix: string, suffix = '') => measured.map((name) => prefix + name + suffix);

  test.each<[string, string, string, Partial<Record<FigureKind, string[]>>]>([
    [
      'the nodes of an aggregate beside their number',
      `${LIST} ordersConnection(filter: OrderFilter, first: Int, after: String): OrdersConnection!`,
      `type OrdersConnection { edges: [OrderEdge!]! totalCount: Int! pageInfo: PageInfo! aggregate: OrderAggregate! }
       type OrderEdge { node: Order! cursor: String! } type PageInfo { hasNextPage: Boolean! endCursor: String }
       type OrderAggregate { count: Count! node: OrderNode! } type Count { nodes: Int! }
       type OrderNode { total: Functions! rating: Functions! } type Functions { average: Float min: Float }`,
      {
        average: ['total', 'rating'].map(
          (name) => `ordersConnection.aggregate.node.${name}.average`,
        ),
        smallest: ['total', 'rating'].map((name) => `ordersConnection.aggregate.node.${name}.min`),
      },
    ],
    [
      'an object of functions beside the list',
      `${LIST} orders_aggregate(filter: OrderFilter): OrdersAggregate!`,
      `type OrdersAggregate { aggregate: Functions } type Functions { count: Int! avg: Numbers min: Numbers max: Numbers stddev: Numbers } type Numbers ${NUMBERS}`,
      {
        average: each('orders_aggregate.aggregate.avg.'),
        smallest: each('orders_aggregate.aggregate.min.'),
        largest: each('orders_aggregate.aggregate.max.'),
      },
    ],
    [
      'functions with an underscore',
      `${LIST} aggregateOrder(filter: OrderFilter): AggregateOrder!`,
      `type AggregateOrder { _count: Counts _avg: Numbers _min: Numbers } type Counts { _all: Int! } type Numbers ${NUMBERS}`,
      { average: each('aggregateOrder._avg.'), smallest: each('aggregateOrder._min.') },
    ],
    [
      'a connection that counts',
      'orders(first: Int, after: String, filter: OrderFilter): OrdersConnection',
      `type OrdersConnection { nodes: [Order!]! edges: [OrderEdge!]! pageInfo: PageInfo! totalCount: Int! aggregates: Aggregates }
       type OrderEdge { node: Order cursor: String } type PageInfo { hasNextPage: Boolean! endCursor: String }
       type Aggregates { average: Numbers max: Numbers } type Numbers ${NUMBERS}`,
      { average: each('orders.aggregates.average.'), largest: each('orders.aggregates.max.') },
    ],
    [
      'the functions of each field',
      `${LIST} ordersAggregate(filter: OrderFilter): OrderAggregate!`,
      'type OrderAggregate { count: Int! rating: Functions year: Functions } type Functions { average: Float minimum: Float }',
      { average: ['ordersAggregate.rating.average'], smallest: ['ordersAggregate.rating.minimum'] },
    ],
    [
      'a number for each field and function',
      `${LIST} aggregateOrder(filter: OrderFilter): OrderAggregateResult`,
      'type OrderAggregateResult { count: Int ratingMin: Float ratingMax: Float ratingAvg: Float yearMin: Int }',
      {
        average: ['aggregateOrder.ratingAvg'],
        smallest: ['aggregateOrder.ratingMin'],
        largest: ['aggregateOrder.ratingMax'],
      },
    ],
  ])('%s', (_, root, types, expected) => {
    const order = readSdl(
      `type Query { ${root} order(id: ID!): Order } ${ORDER} ${types}`,
    ).resources.find(({ type }) => type === 'Order');
    for (const kind of ['average', 'smallest', 'largest'] as const)
      expect(figuresOf(order, kind).map(({ path }) => path.join('.'))).toEqual(
        expected[kind] ?? [],
      );
  });
});

test('what adds up the rows of the page, in the answer that has them, is no sum of all', () => {
  const paged = 'orders(filter: OrderFilter, limit: Int, offset: Int): Orders!';
  const types = `type Orders { nodes: [Order!]! aggregate: Functions } type Functions { count: Int! sum: Sums } type Sums ${NUMBERS}`;
  expect(sumsOf(paged, types)).toEqual([]);
});

test('amounts in the currency of each row are added up where the list can be filtered by it', () => {
  const root = `${LIST} orders_aggregate(filter: OrderFilter): OrdersAggregate!`;
  const types =
    'type OrdersAggregate { aggregate: Functions } type Functions { count: Int! sum: Sums } type Sums { total: Decimal }';
  const record = (filter: string) =>
    `scalar Decimal enum Currency { EUR USD } type Order { id: ID! total: Decimal currency: Currency! } input OrderFilter { ${filter} }`;
  expect(sumsOf(root, types, record('currency: Currency'))).toEqual([
    'orders_aggregate.aggregate.sum.total',
  ]);
  expect(sumsOf(root, types, record('total: Decimal'))).toEqual([]);
});

describe('amounts in the currency of each row are added up by currency where the backend groups', () => {
  const sdl = (root: string, types: string) => `
    scalar Decimal
    scalar JSON
    enum Currency { EUR USD }
    enum OrderGroup { CREATED_AT CURRENCY }
    type Query { ${root} order(id: ID!): Order }
    type Order { id: ID! total: Decimal currency: Currency! }
    input OrderFilter { total: Decimal }
    type Sums { total: Decimal }
    ${types}`;

  test.each([
    [
      'a field of the connection, by values of an enum',
      'orders(first: Int, after: String, filter: OrderFilter): OrdersConnection',
      `type OrdersConnection { nodes: [Order!]! edges: [OrderEdge!]! pageInfo: PageInfo! totalCount: Int! groupedAggregates(groupBy: [OrderGroup!]!, having: OrderFilter): [Aggregates!] }
       type OrderEdge { node: Order cursor: String } type PageInfo { hasNextPage: Boolean! endCursor: String }
       type Aggregates { keys: [String] sum: Sums }`,
      ['orders.groupedAggregates', 'groupBy: [CURRENCY]', 'keys', 'sum.total'],
    ],
    [
      'rows of groups, by names of fields',
      `${LIST} orders_aggregated(filter: OrderFilter, groupBy: [String]): [OrdersAggregated!]!`,
      'type OrdersAggregated { group: JSON countAll: Int sum: Sums }',
      ['orders_aggregated', 'groupBy: ["currency"]', 'group', 'sum.total'],
    ],
    [
      'a query of its own',
      `${LIST} aggregateOrder(filter: OrderFilter): AggregateOrder! groupByOrder(filter: OrderFilter, by: [OrderGroup!]!): [OrderGroups!]!`,
      'type AggregateOrder { _count: Counts _sum: Sums } type Counts { _all: Int! } type OrderGroups { currency: Currency! _sum: Sums }',
      ['groupByOrder', 'by: [CURRENCY]', 'currency', '_sum.total'],
    ],
    [
      'what is asked for of the rows that count',
      `${LIST} orderAggregate(filter: OrderFilter): [OrderAggregate!]!`,
      'type OrderAggregate { groupBy: OrderBy count: Counts sum: Sums } type Counts { id: Int } type OrderBy { currency: Currency }',
      ['orderAggregate', '', 'groupBy.currency', 'sum.total'],
    ],
  ])('%s', (_, root, types, expected) => {
    const order = readSdl(sdl(root, types)).resources.find(({ type }) => type === 'Order');
    const sums = figuresOf(order, 'sum');
    expect(
      sums.map(({ path, groups }) => [
        groups?.path.join('.'),
        Object.entries(groups?.arguments ?? {})
          .map((entry) => entry.join(': '))
          .join(),
        groups?.key.join('.'),
        path.join('.'),
      ]),
    ).toEqual([expected]);
  });

  test('not by a group with a key, which would be grouped by, too', () => {
    const root = `${LIST} orderAggregate(filter: OrderFilter): [OrderAggregate!]!`;
    const types =
      'type OrderAggregate { groupBy: OrderBy count: Counts sum: Sums } type Counts { id: Int } type OrderBy { id: ID currency: Currency }';
    const order = readSdl(sdl(root, types)).resources.find(({ type }) => type === 'Order');
    expect(order?.list?.total?.figures ?? []).toEqual([]);
  });
});
