import { readSdl } from './readSdl.ts';

const BOOK = `type Book { id: ID! title: String price: Float } input BookFilter { title: String }`;

/** The list of books, and what is left over for the navigation, of a schema with these root fields. */
function read(root: string, types = '') {
  const model = readSdl(
    `scalar JSON type Query { books(filter: BookFilter, limit: Int, offset: Int): [Book!]! book(id: ID!): Book ${root} } ${BOOK} ${types}`,
  );
  const book = model.resources.find(({ type }) => type === 'Book');
  return {
    total: book?.list?.total?.path.join('.') ?? null,
    filter: book?.list?.total?.twin?.filter?.join('.') ?? null,
    tools: model.tools.map(({ path }) => path.join('.')),
    omitted: model.omitted.map(({ what }) => what),
    why: book?.why['total'],
  };
}

describe('the records are counted by the aggregates beside their list', () => {
  const sums = 'type Sums { price: Float } type Counts { id: Int title: Int }';
  test.each([
    [
      'rows of groups, one where nothing is grouped by',
      'books_aggregated(groupBy: [String], filter: BookFilter): [books_aggregated!]!',
      `type books_aggregated { group: JSON countAll: Int count: Counts sum: Sums } ${sums}`,
      'books_aggregated.countAll',
    ],
    [
      'groups that are objects, with the count of keys',
      'bookAggregate(filter: BookFilter): [BookAggregateResponse!]!',
      `type BookAggregateResponse { groupBy: BookGroup count: Counts avg: Sums } type BookGroup { title: String } ${sums}`,
      'bookAggregate.count.id',
    ],
    [
      'an object around the numbers',
      'books_aggregate(filter: BookFilter): BookAggregate!',
      `type BookAggregate { aggregate: Fields nodes: [Book!]! } type Fields { count: Int! sum: Sums } ${sums}`,
      'books_aggregate.aggregate.count',
    ],
    [
      'a count of everything among the counts of fields',
      'aggregateBook(filter: BookFilter): AggregateBook!',
      `type AggregateBook { _count: BookCount _sum: Sums } type BookCount { id: Int! _all: Int! } ${sums}`,
      'aggregateBook._count._all',
    ],
    [
      'a connection that only reckons',
      'booksConnection(filter: BookFilter): BookConnection',
      `type BookConnection { values: [Book] aggregate: BookAggregator } type BookAggregator { count: Int sum: Sums } ${sums}`,
      'booksConnection.aggregate.count',
    ],
    [
      'the meta data of all',
      '_allBooksMeta(filter: BookFilter): ListMetadata',
      'type ListMetadata { count: Int! }',
      '_allBooksMeta.count',
    ],
    ['a number', 'booksCount(filter: BookFilter): Int!', '', 'booksCount'],
  ])('%s', (_, root, types, total) => {
    expect(read(root, types)).toEqual({
      total,
      filter: 'filter',
      tools: [],
      omitted: [],
      why: `\`${total}\` counts them beside the list`,
    });
  });
});

test('groups that have to be asked for are neither the total nor a tool', () => {
  const { total, tools, omitted } = read(
    'groupByBook(filter: BookFilter, by: [BookField!]!): [BookGroupBy!]!',
    'enum BookField { title } type BookGroupBy { title: String _count: Int }',
  );
  expect({ total, tools, omitted }).toEqual({
    total: null,
    tools: [],
    omitted: ['Query.groupByBook'],
  });
});

test.each([
  [
    'rows that are grouped always',
    'bookCounts: [BookCount!]!',
    'type BookCount { year: Int! count: Int! }',
  ],
  [
    'numbers of something else',
    'authors_aggregated: [AuthorsAggregated!]!',
    'type AuthorsAggregated { group: JSON countAll: Int }',
  ],
  ['a number for what has to be said', 'booksCount(author: ID!): Int!', ''],
  [
    'statistics of another noun',
    'salesStatistics(year: Int!): Sales!',
    'type Sales { count: Int! }',
  ],
])('%s are no total, and are not left out', (_, root, types) => {
  const { total, omitted } = read(root, types);
  expect(total).toBeNull();
  expect(omitted).toEqual([]);
});

test.each([
  ['totalOrders: Int! orders: [Order!]!'],
  ['totalNoOfOrders: Int! orders: [Order!]!'],
  ['numberOfOrders: Int! orders: [Order!]!'],
  ['data: [Order!]! meta: Meta! } type Meta { totalOrders: Int! total_page: Int!'],
  ['data: [Order!]! meta: Meta! } type Meta { page: Int! total_item: Int!'],
])('the records are counted beside them, by their name: `%s`', (fields) => {
  const { resources } = readSdl(
    `type Query { orders(page: Int, size: Int): Orders! order(id: ID!): Order }
     type Order { id: ID! number: String! total: Float } type Orders { ${fields} }`,
  );
  expect(resources[0].list?.total?.path.at(-1)).toMatch(/orders$|item$/i);
});
