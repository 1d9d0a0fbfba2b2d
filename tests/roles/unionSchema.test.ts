import { buildASTSchema, parse, print, validateSchema } from 'graphql';
import { lacksOf, withoutLacks } from '../../src/roles/lacks.ts';
import { unionSchema } from '../../src/roles/unionSchema.ts';

const ADMIN = `
  interface Node { id: ID! }
  type Order implements Node { id: ID! number: String! cost: Int! lines(first: Int!): [Line!]! status: Status! }
  type Line { quantity: Int! order: Order! }
  type Employee implements Node { id: ID! name: String! }
  union Hit = Order | Employee
  enum Status { DRAFT SENT }
  input OrderFilter { number: String cost: Int }
  type Query {
    orders(first: Int, filter: OrderFilter): [Order!]!
    employees: [Employee!]!
    search: [Hit!]!
  }
  type Mutation { cancel(id: ID!): Order dismiss(id: ID!): Employee }
`;
const CLERK = `
  interface Node { id: ID! }
  type Order implements Node { id: ID! number: String lines(first: Int): [Line]! status: Status! note: String }
  type Line { quantity: Int! order: Order! }
  union Hit = Order
  enum Status { SENT PAID }
  input OrderFilter { number: String! }
  type Query { orders(filter: OrderFilter, shop: ID): [Order!]! search: [Hit!]! ownOrders: [Order!] }
`;

function union(...texts: string[]) {
  return unionSchema(texts.map((text, at) => ({ role: `role${at}`, document: parse(text) })));
}

test('a schema for several roles has what any of them has, in the order of the first', () => {
  const { document, conflicts } = union(ADMIN, CLERK);
  expect(conflicts).toEqual([]);
  expect(validateSchema(buildASTSchema(document))).toEqual([]);
  expect(print(document)).toBe(
    print(
      parse(`
  interface Node { id: ID! }
  type Order implements Node { id: ID! number: String cost: Int @nonNullWherePresent lines(first: Int!): [Line]! status: Status! note: String }
  type Line { quantity: Int! order: Order! }
  type Employee implements Node { id: ID! name: String! }
  union Hit = Order | Employee
  enum Status { DRAFT SENT PAID }
  input OrderFilter { number: String! cost: Int }
  type Query {
    orders(first: Int, filter: OrderFilter, shop: ID): [Order!]!
    employees: [Employee!] @nonNullWherePresent
    search: [Hit!]!
    ownOrders: [Order!]
  }
  type Mutation { cancel(id: ID!): Order dismiss(id: ID!): Employee }
  "Null only for roles that lack the field."
  directive @nonNullWherePresent on FIELD_DEFINITION
`),
    ),
  );
});

test('what a role lacks is listed once, and taken out again gives what it has', () => {
  const { document } = union(ADMIN, CLERK);
  const lacks = lacksOf(document, parse(CLERK));
  expect(lacks).toEqual([
    'Employee',
    'Hit | Employee',
    'Mutation',
    'Order.cost',
    'OrderFilter.cost',
    'Query.employees',
    'Query.orders(first:)',
    'Status.DRAFT',
  ]);
  expect(lacksOf(document, parse(ADMIN))).toEqual([
    'Order.note',
    'Query.orders(shop:)',
    'Query.ownOrders',
    'Status.PAID',
  ]);
  const own = withoutLacks(document, lacks);
  expect(validateSchema(buildASTSchema(own))).toEqual([]);
  expect(lacksOf(own, parse(CLERK))).toEqual([]);
  expect(lacksOf(parse(CLERK), own)).toEqual([]);
});

test('a lacking type takes along what mentions it, even where only the type is listed', () => {
  const { document } = union(ADMIN);
  const own = withoutLacks(document, ['Employee', 'OrderFilter']);
  expect(validateSchema(buildASTSchema(own))).toEqual([]);
  const left = print(own);
  expect(left).not.toContain('Employee');
  expect(left).toContain('orders(first: Int): [Order!]!');
});

test('a field of an interface is as nullable as in the types that have it', () => {
  const { document } = union(
    'interface Named { name: String! } type Order implements Named { name: String! } type Query { order: Order }',
    'interface Named { name: String! } type Order implements Named { name: String } type Query { order: Order }',
  );
  expect(validateSchema(buildASTSchema(document))).toEqual([]);
  expect(print(document)).toContain('interface Named {\n  name: String\n}');
});

test('what roles call by one name and mean differently is named', () => {
  const { conflicts } = union(
    'type Order { total: Int tags(of: [ID]): Int } enum Status { OPEN } type Query { order: Order status: Status }',
    'type Order { total: Float tags(of: ID): Int } scalar Status type Query { order: Order status: Status }',
  );
  expect(conflicts).toEqual([
    'Order.total: Int for role0, Float for role1',
    'Order.tags(of:): [ID] for role0, ID for role1',
    'Status: enum type for role0, scalar type for role1',
  ]);
});
