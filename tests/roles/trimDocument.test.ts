import { buildASTSchema, parse } from 'graphql';
import { withoutLacks } from '../../src/roles/lacks.ts';
import { trimDocument } from '../../src/roles/trimDocument.ts';

const UNION = parse(`
  interface Node { id: ID! }
  type Order implements Node {
    id: ID! number: String cost: Int customer: Customer total(currency: Currency): Int
    lines(first: Int, kind: Kind): [Line!]
  }
  type Line { quantity: Int product: String }
  type Customer implements Node { id: ID! name: String }
  type Employee implements Node { id: ID! name: String }
  union Hit = Order | Employee
  enum Currency { EUR USD }
  enum Kind { GOODS FEES }
  type Stock { isOpen: Boolean batches(first: Int): [Line!] shelves: Shelves }
  type Shelves { full: [Line!] count: Int }
  input OrderFilter { number: String cost: Int }
  type Query {
    node(id: ID!): Node
    orders(first: Int, filter: OrderFilter): [Order!]
    employees: [Employee!]
    search: [Hit!]
    tasks(orderBy: [Sort!], reverse: Boolean): [Task!]
    notes(order: ID): [Task!]
    stock: Stock
  }
  type Task { id: ID! }
  enum Sort { NEW COST }
  type OrderMutations { cancel(id: ID!): Order ship(id: ID!): Order }
  type Mutation { cancel(id: ID!, reason: String): Order order: OrderMutations }
  type Subscription { orderChanged: Order }
`);
const union = buildASTSchema(UNION);

function trim(text: string, ...lacks: string[]) {
  return trimDocument(text, union, buildASTSchema(withoutLacks(UNION, lacks)));
}

const bare = (text: string | null) => text?.replaceAll(/\s+/g, ' ') ?? null;

test.each([
  {
    what: 'a field',
    text: '{ orders { id number cost } }',
    lacks: ['Order.cost'],
    left: '{ orders { id number } }',
  },
  {
    what: 'what a field has below it, and its alias',
    text: '{ orders { id who: customer { name } } employees { name } }',
    lacks: ['Order.customer', 'Query.employees'],
    left: '{ orders { id } }',
  },
  {
    what: 'a field of which nothing is left',
    text: '{ orders { id customer { name } } }',
    lacks: ['Customer.name'],
    left: '{ orders { id } }',
  },
  {
    what: 'fragments on a type that it does not have, and what only they used',
    text: 'query Q($c: Currency) { search { __typename ...E ...O } } fragment E on Employee { name } fragment O on Order { total(currency: $c) }',
    lacks: ['Employee', 'Order.total'],
    left: null,
  },
  {
    what: 'a fragment that has become empty, and its variable',
    text: 'query Q($c: Currency, $n: Int) { orders(first: $n) { id ...T } } fragment T on Order { total(currency: $c) }',
    lacks: ['Order.total'],
    left: 'query Q($n: Int) { orders(first: $n) { id } }',
    without: ['c'],
  },
  {
    what: 'a fragment on a type that is none of its place any more',
    text: '{ orders { number ... on Node { __isNode: __typename id } } }',
    lacks: ['Order & Node'],
    left: '{ orders { number } }',
  },
  {
    what: 'a record whose type it does not have',
    text: 'query Q($id: ID!) { node(id: $id) { __typename ... on Employee { name } id } }',
    lacks: ['Employee'],
    left: null,
  },
  {
    what: 'an argument that a variable fills, which stays empty then',
    text: 'query Q($f: OrderFilter, $n: Int) { orders(first: $n, filter: $f) { id } }',
    lacks: ['Query.orders(filter:)'],
    left: 'query Q($n: Int) { orders(first: $n) { id } }',
    without: ['f'],
    unset: ['f'],
  },
  {
    what: 'a field with a fixed argument, which would mean something else without it',
    text: '{ orders { id lines(kind: FEES) { quantity } } }',
    lacks: ['Kind.FEES'],
    left: '{ orders { id } }',
  },
  {
    what: 'a list whose fixed filter it cannot set',
    text: '{ orders(filter: { cost: 0 }) { id } }',
    lacks: ['OrderFilter.cost'],
    left: null,
  },
  {
    what: 'a list whose limit it cannot set',
    text: 'query Q($n: Int = 25) { orders(first: $n) { id } }',
    lacks: ['Query.orders(first:)'],
    left: null,
  },
  {
    what: 'nothing that a mutation does, though nothing of its answer is left',
    text: 'mutation M($id: ID!) { cancel(id: $id) { cost } }',
    lacks: ['Order.cost'],
    left: 'mutation M($id: ID!) { cancel(id: $id) { __typename } }',
  },
  {
    what: 'a mutation in a namespace',
    text: 'mutation M($id: ID!) { order { cancel(id: $id) { id } } }',
    lacks: ['OrderMutations.cancel'],
    left: null,
  },
  {
    what: 'a subscription',
    text: 'subscription S { orderChanged { id cost } }',
    lacks: ['Order.cost'],
    left: 'subscription S { orderChanged { id } }',
  },
  {
    what: 'an operation whose type it does not have',
    text: 'mutation M($id: ID!) { cancel(id: $id) { id } }',
    lacks: ['Mutation'],
    left: null,
  },
])('takes out $what', ({ text, lacks, left, without = [], unset = [] }) => {
  const trimmed = trim(text, ...lacks);
  expect(bare(trimmed.text)).toBe(bare(left));
  expect(trimmed).toMatchObject({ without, unset });
  expect(trimmed.lost).not.toEqual([]);
});

test('a document of which nothing is lacking stays as it is, to the byte', () => {
  const text = 'query Q {\n  orders { id\n }\n}\n';
  expect(trim(text, 'Order.cost', 'Employee')).toEqual({
    text,
    ...{ lost: [], without: [], unset: [], sorts: {} },
  });
});

test('a sort that is lacking may have a value, and of one that lacks values the others are known', () => {
  const text =
    'query Q($by: [Sort!] = [NEW], $r: Boolean) { tasks(orderBy: $by, reverse: $r) { id } }';
  expect(trim(text, 'Query.tasks(orderBy:)', 'Query.tasks(reverse:)')).toMatchObject({
    text: expect.stringMatching(/^query Q \{\s+tasks \{/),
    ...{ without: ['by', 'r'], unset: [], sorts: {} },
  });
  expect(trim(text, 'Sort.COST')).toMatchObject({ text, lost: [], sorts: { by: ['NEW'] } });
  // It is called so, and may say which records are meant.
  const keyed = 'query Q($o: ID) { notes(order: $o) { id } }';
  expect(trim(keyed, 'Query.notes(order:)')).toMatchObject({ without: ['o'], unset: ['o'] });
});

test('says what was lost; of a mutation that is gone, by the name that screens have for it', () => {
  expect(trim('{ orders { id customer { name } } }', 'Customer.name').lost).toEqual([
    'Customer.name',
  ]);
  expect(trim('{ search { ... on Employee { name } } }', 'Employee').lost).toEqual(['Employee']);
  expect(
    trim('mutation M($id: ID!) { order { cancel(id: $id) { id } } }', 'OrderMutations.cancel').lost,
  ).toEqual(['Mutation.order.cancel', 'OrderMutations.cancel']);
  expect(
    trim('mutation M($id: ID!) { cancel(id: $id, reason: "x") { id } }', 'Mutation.cancel(reason:)')
      .lost,
  ).toEqual(['Mutation.cancel', 'Mutation.cancel(reason:)']);
});

test('of a query, names what is lacking in a namespace as screens do, also where the rest is left', () => {
  const text =
    'query Q { ...S orders { customer { name } } } fragment S on Query { stock { batches(first: 1) { product } shelves { full { product } } } }';
  const gone = trim(text, 'Stock.batches', 'Shelves.full', 'Order.customer');
  expect(gone.text).toBeNull();
  const lost = ['Query.stock.batches', 'Query.stock.shelves.full'];
  expect(gone.lost).toEqual(['Order.customer', ...lost, 'Shelves.full', 'Stock.batches']);
  const trimmed = trim(text, 'Stock.batches', 'Customer.name');
  expect(bare(trimmed.text)).toContain('shelves { full { product } }');
  expect(trimmed.lost).toEqual(['Customer.name', 'Query.stock.batches', 'Stock.batches']);
  // What is left of it others may ask.
  expect(trim('{ stock { batches { product } } }', 'Line.product').lost).toEqual(['Line.product']);
});
