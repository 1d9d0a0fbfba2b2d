import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const TYPES = `
  type Customer { id: ID! name: String! }
  type Order { id: ID! number: String! status: Status! total: Float customer: Customer! }
  enum Status { OPEN PAID }
`;
const CUSTOMERS = 'customers(first: Int, skip: Int): [Customer!]! customer(id: ID!): Customer';

async function writtenFrom(sdl: string): Promise<Files> {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  return files;
}

function tabIn(files: Files, path: string): string {
  return textOf(files, path)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,(?= [}\])])/g, '');
}

const TAB = 'src/resources/customers/tabs/CustomerOrdersTab.tsx';

/** How schemas let a list be narrowed to the records of another, and what is sent for one. */
const WAYS: ReadonlyArray<readonly [name: string, sdl: string, sent: string]> = [
  [
    'an argument with its key',
    'orders(customerId: ID, first: Int, skip: Int): [Order!]!',
    '({ customerId: String(address.key) })',
  ],
  [
    'an argument that it requires',
    'orders(customerId: ID!, first: Int, skip: Int): [Order!]!',
    '({ customerId: String(address.key) })',
  ],
  [
    'a condition on its key',
    'orders(where: OrderWhere, first: Int, skip: Int): [Order!]!',
    '({ where: { customerId: { eq: String(address.key) } } })',
  ],
  [
    'conditions on the related record',
    'orders(filter: OrderFilter, first: Int, skip: Int): [Order!]!',
    '({ filter: { customer: { id: { eq: String(address.key) } } } })',
  ],
];

test.each(WAYS)('a record has a tab of what a list narrows to it by %s', async (_, list, sent) => {
  const sdl = `
    type Query { ${CUSTOMERS} ${list} order(id: ID!): Order }
    ${TYPES}
    input OrderWhere { customerId: IdConditions status: StatusConditions }
    input OrderFilter { customer: CustomerFilter status: StatusConditions }
    input CustomerFilter { id: IdConditions name: TextConditions }
    input IdConditions { eq: ID } input TextConditions { eq: String }
    input StatusConditions { eq: Status }
  `;
  const files = await writtenFrom(sdl);
  const tab = tabIn(files, TAB);
  expect(tab).toContain(`parentVariables: (address) => ${sent}`);
  expect(tab).toContain("name: 'orders', resource: orders, view: OrderTable");
  expect(tab).toContain("viewAllFilter: 'customer");
  // All of them have the customer in common.
  expect(tab).toContain("hiddenColumns: ['customer']");
  expect(tabIn(files, 'src/resources/customers/CustomerRecord.tsx')).toContain(
    "orders: { label: 'Orders', Panel: CustomerOrdersTab }",
  );
  expect(compile(files, sdl)).toEqual([]);
});

test('such a tab can be narrowed to a state by other conditions beside that on the record', async () => {
  const files = await writtenFrom(`
    type Query { ${CUSTOMERS} orders(where: OrderWhere, first: Int, skip: Int): [Order!]! order(id: ID!): Order }
    ${TYPES}
    input OrderWhere { customerId: ID status: Status }
  `);
  expect(tabIn(files, TAB)).toContain('=> ({ where: { customerId: String(address.key) } })');
  expect(tabIn(files, TAB)).toContain('=> ({ where: { status: value } })');
});

test('rows can be made below a record that a list is narrowed to', async () => {
  const files = await writtenFrom(`
    type Query { ${CUSTOMERS} orders(customerId: ID, first: Int, skip: Int): [Order!]! order(id: ID!): Order }
    type Mutation { createOrder(input: NewOrder!): Order }
    input NewOrder { number: String! customerId: ID! }
    ${TYPES}
  `);
  expect(tabIn(files, TAB)).toContain("newRows: { parent: 'customerId',");
});

test('such a tab has the number of its rows beside those of the other tabs', async () => {
  const sdl = `
    type Query {
      ${CUSTOMERS} order(id: ID!): Order
      orders(where: OrderWhere, first: Int, skip: Int): [Order!]! ordersCount(where: OrderWhere): Int!
      tickets(first: Int, skip: Int): [Ticket!]! ticket(id: ID!): Ticket
    }
    ${TYPES}
    input OrderWhere { customerId: ID status: Status }
    extend type Customer { tickets(first: Int, skip: Int): [Ticket!]! ticketsCount: Int! }
    type Ticket { id: ID! subject: String! }
  `;
  const files = await writtenFrom(sdl);
  const record = tabIn(files, 'src/resources/customers/CustomerRecord.tsx');
  expect(record).toContain('countOfOrders: ordersCount(where: $ordersWhere) @catch(to: NULL)');
  expect(record).toContain(
    'variables: (address) => ({ id: String(address.key), ordersWhere: { customerId: String(address.key) } })',
  );
  expect(record).toContain(
    'read: ({ customer, countOfOrders }) => ({ tickets: customer?.ticketsCount, orders: countOfOrders })',
  );
  expect(tabIn(files, TAB)).not.toContain('isCountedApart');
  expect(compile(files, sdl)).toEqual([]);
});

test('such a tab counts its rows itself where one object has its page and what it is narrowed to', async () => {
  const sdl = `
    type Query { ${CUSTOMERS} order(id: ID!): Order orders(input: OrdersInput): OrderPage! }
    ${TYPES}
    input OrdersInput { customerId: ID first: Int skip: Int }
    type OrderPage { items: [Order!]! totalCount: Int! }
  `;
  const files = await writtenFrom(sdl);
  const tab = tabIn(files, TAB);
  expect(tab).toContain('orders(input: $input) { totalCount }');
  expect(tab).toContain('isCountedApart: true,');
  expect(tabIn(files, 'src/resources/customers/CustomerRecord.tsx')).not.toContain('tabTotals');
  expect(compile(files, sdl)).toEqual([]);
});

test('a new row of a list that is narrowed by a key belongs to that record, also where its form may leave it open', async () => {
  const sdl = `
    type Query {
      users(first: Int, skip: Int): [User!]! user(id: ID!): User
      tickets(filter: TicketFilter, first: Int, skip: Int): [Ticket!]! ticket(id: ID!): Ticket
    }
    type Mutation { createTicket(input: NewTicket!): Ticket }
    type User { id: ID! name: String! } type Ticket { id: ID! subject: String! assigneeId: ID }
    input TicketFilter { assigneeId: ID } input NewTicket { subject: String! assigneeId: ID }
  `;
  const files = await writtenFrom(sdl);
  const tab = tabIn(files, 'src/resources/users/tabs/UserTicketsTab.tsx');
  expect(tab).toContain("newRecord: 'assigneeId.key'");
  expect(compile(files, sdl)).toEqual([]);
});

/** Where a tab would say what another does, or what is not certain. */
const NO_TABS: ReadonlyArray<readonly [name: string, list: string, more: string]> = [
  [
    'the record has them itself',
    'allOrders(customerId: ID, first: Int, skip: Int): [Order!]!',
    'extend type Customer { orders: [Order!]! }',
  ],
  [
    'they refer to such records in several ways',
    'orders(customerId: ID, payerId: ID, first: Int, skip: Int): [Order!]!',
    'extend type Order { payer: Customer }',
  ],
  [
    'the record leads to one of them',
    'orders(customerId: ID, first: Int, skip: Int): [Order!]!',
    'extend type Customer { lastOrder: Order }',
  ],
  [
    'more has to be said than whose they are',
    'orders(customerId: ID!, year: Int!, first: Int, skip: Int): [Order!]!',
    '',
  ],
];

test.each(NO_TABS)('a list is no tab of a record where %s', async (_, list, more) => {
  const files = await writtenFrom(`type Query { ${CUSTOMERS} ${list} } ${TYPES} ${more}`);
  const tabs = [...files.values()].filter((text) => text.includes('parentVariables: (address)'));
  expect(tabs).toEqual([]);
});
