import { readSdl, listOf } from './readSdl.ts';

const RECORDS = `
  type Customer { id: ID! name: String! country: String! orders: [Order!]! }
  type Order { id: ID! number: String! total: Float customer: Customer lines: [Line!]! }
  type Line { id: ID! quantity: Int! order: Order }
  input Text { equals: String }
  input Count { gte: Int }
`;
const ROOTS = `
  type Query {
    customers(where: CustomerWhere, limit: Int, offset: Int): [Customer!]!
    orders(where: OrderWhere, limit: Int, offset: Int): [Order!]!
    lines(where: LineWhere, limit: Int, offset: Int): [Line!]!
  }
`;

/** The relations through which orders are filtered in a schema with these inputs, with the slots of their conditions. */
function relatedOf(inputs: string, roots = ROOTS) {
  const related = listOf(readSdl(`${roots} ${RECORDS} ${inputs}`), 'Order').filter?.related ?? [];
  return Object.fromEntries(
    related.map(({ field, slots }) => [
      field,
      Object.fromEntries(
        Object.entries(slots).map(([quantifier, slot]) => [quantifier, slot.join('.')]),
      ),
    ]),
  );
}

test.each([
  [
    'the conditions of the other list, and one of them is enough',
    `input CustomerWhere { country: Text orders: OrderWhere }
     input OrderWhere { number: Text customer: CustomerWhere lines: LineWhere }
     input LineWhere { quantity: Count order: OrderWhere }`,
    { customer: { one: 'where.customer' }, lines: { any: 'where.lines' } },
  ],
  [
    'objects that say how many have to match',
    `input CustomerWhere { country: Text orders: OrderList }
     input OrderWhere { number: Text customer: CustomerOne lines: LineList }
     input LineWhere { quantity: Count }
     input CustomerOne { is: CustomerWhere isNot: CustomerWhere }
     input LineList { every: LineWhere some: LineWhere none: LineWhere }
     input OrderList { some: OrderWhere }`,
    {
      customer: { one: 'where.customer.is' },
      lines: { all: 'where.lines.every', any: 'where.lines.some', none: 'where.lines.none' },
    },
  ],
  [
    'names that say so at their end',
    `input CustomerWhere { country: Text }
     input OrderWhere { number: Text customer: CustomerWhere lines_SOME: LineWhere lines_NONE: LineWhere lines_SINGLE: LineWhere }
     input LineWhere { quantity: Count }`,
    {
      customer: { one: 'where.customer' },
      lines: { any: 'where.lines_SOME', none: 'where.lines_NONE' },
    },
  ],
])('a list is filtered through relations by %s', (_, inputs, expected) => {
  expect(relatedOf(inputs)).toEqual(expected);
});

test('a relation that takes a part of the other list’s conditions says which', () => {
  const inputs = `input CustomerWhere { country: Text name: Text orders: OrderWhere and: [CustomerWhere!] }
     input OrderWhere { number: Text customer: OrdersCustomer }
     input OrdersCustomer { country: Text vip: Boolean and: [OrdersCustomer!] }
     input LineWhere { quantity: Count }`;
  const [related] = listOf(readSdl(`${ROOTS} ${RECORDS} ${inputs}`), 'Order').filter?.related ?? [];
  expect(related).toMatchObject({ field: 'customer', only: ['country'] });
});

test('a relation that takes none of the other list’s conditions is left out', () => {
  const inputs = `input CustomerWhere { country: Text }
     input OrderWhere { number: Text customer: OrdersCustomer lines: [LineWhere!] }
     input OrdersCustomer { city: Text country: String }
     input LineWhere { quantity: Count }`;
  expect(relatedOf(inputs)).toEqual({});
});

test('a relation to records without a list of their own is left out', () => {
  const roots = `type Query {
    orders(where: OrderWhere, limit: Int, offset: Int): [Order!]!
    customer(id: ID!): Customer
    lines(where: LineWhere, limit: Int, offset: Int): [Line!]!
  }`;
  const inputs = `input CustomerWhere { country: Text }
     input OrderWhere { number: Text customer: CustomerWhere lines: LineWhere }
     input LineWhere { quantity: Count }`;
  expect(relatedOf(inputs, roots)).toEqual({ lines: { any: 'where.lines' } });
});
