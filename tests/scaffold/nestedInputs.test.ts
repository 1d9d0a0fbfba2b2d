import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SHOP = `
  type Query {
    orders(first: Int, skip: Int): [Order!]!
    order(id: ID!): Order
    customers(first: Int, skip: Int): [Customer!]!
    tags(first: Int, skip: Int): [Tag!]!
    lines(first: Int, skip: Int): [Line!]!
  }
  type Order { id: ID! number: String! note: String total: Int customer: Customer tags: [Tag!]! lines: [Line!]! }
  type Customer { id: ID! name: String! }
  type Tag { id: ID! name: String! }
  type Line { id: ID! text: String! order: Order! }
`;

async function shopWith(sdl: string) {
  const whole = `${SHOP} ${sdl}`;
  const files = await scaffoldOf(whole);
  expect(faultsOf(files, buildSchema(whole))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const textIn = (name: string) =>
    textOf(files, `src/resources/orders/${name}.ts`)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(', }', ' }');
  return { files, whole, textIn };
}

test('a value that is set in an object is asked for by itself, and taken away as that object says', async () => {
  const { files, whole, textIn } = await shopWith(`
    type Mutation { updateOrder(where: OrderKey!, data: OrderChange!): Order }
    input OrderKey { id: String }
    input OrderChange { id: SetText number: SetText note: SetOrClear total: SetNumber }
    input SetText { set: String }
    input SetOrClear { set: String! clear: Boolean }
    input SetNumber { set: Int increment: Int }
  `);
  const fields = textIn('orderFields');
  expect(fields).toContain(
    'number: setting(text({ hasDefault: true }), { as: (value) => ({ set: value }) }),',
  );
  expect(fields).toContain(
    'note: setting(longText(), { as: (value) => ({ set: value }), cleared: { clear: true } }),',
  );
  expect(fields).toContain(
    'total: setting(integer(), { as: (value) => ({ set: value }), cleared: { set: null } })',
  );
  // Nobody gives a record another key.
  expect(fields).not.toContain('id: ');
  expect(compile(files, whole)).toEqual([]);
});

test.each([
  [
    'connects it by an object',
    '{ create: NewCustomer connect: CustomerKey }',
    '{ connect: { id: key } }',
  ],
  ['connects it by its key', '{ create: NewCustomer connect: ID }', '{ connect: key }'],
  ['links it', '@oneOf { create: NewCustomer link: ID }', '{ link: key }'],
  ['sets it', '{ set: ID }', '{ set: key }'],
  ['selects it', '{ data: NewCustomer filter: CustomerFilter }', '{ filter: { id: { eq: key } } }'],
  [
    'connects it by a condition on its key',
    '{ create: NewCustomer connect: CustomerSelection }',
    '{ connect: { where: { node: { id: { eq: key } } } } }',
  ],
])('a related record is picked where an object %s', async (_, object, sent) => {
  const { textIn } = await shopWith(`
    type Mutation { createOrder(data: NewOrder!): Order }
    input NewOrder { number: String! customer: CustomerLink }
    input CustomerLink ${object}
    input NewCustomer { name: String! } input CustomerKey { id: String name: String AND: [CustomerFilter!] }
    input CustomerFilter { id: IdFilter AND: [CustomerFilter!] } input IdFilter { eq: ID }
    input CustomerSelection { where: CustomerWhere connect: [CustomerSelection!] }
    input CustomerWhere { node: CustomerFilter! }
  `);
  expect(textIn('orderFields')).toContain(
    `customer: relation({ picker: customerPicker, as: (key) => (${sent}) })`,
  );
});

test.each([
  [
    'connects them',
    'TagLink',
    '{ connect: [TagKey!] }',
    '({ connect: keys.map((key) => ({ id: key })) })',
  ],
  ['adds their keys', 'TagLink', '{ add: [ID!] set: [ID!] }', '({ add: keys })'],
  [
    'links each',
    '[TagLink!]',
    '@oneOf { link: ID create: NewTag }',
    'keys.map((key) => ({ link: key }))',
  ],
])('related records are picked where an object %s', async (_, type, object, sent) => {
  const { textIn } = await shopWith(`
    type Mutation { createOrder(data: NewOrder!): Order }
    input NewOrder { number: String! tags: ${type} }
    input TagLink ${object} input NewTag { name: String! } input TagKey { id: ID name: String }
  `);
  expect(textIn('orderFields')).toContain(
    `tags: relations({ picker: tagPicker, as: (keys) => ${sent} })`,
  );
});

test('what belongs to a record is made with it, not picked from that of others', async () => {
  const { textIn } = await shopWith(`
    type Mutation { createOrder(data: NewOrder!): Order }
    input NewOrder { number: String! lines: LineLink }
    input LineLink { create: [NewLine!] connect: [ID!] } input NewLine { text: String! }
  `);
  expect(textIn('orderFields')).toMatch(
    /lines: setting\( list\(\{ item: group<NewLine>\(.* as: \(value\) => \(\{ create: value \}\)/,
  );
});

test('records that are made along with another are asked for what their own form asks, without the way back', async () => {
  const { files, whole, textIn } = await shopWith(`
    type Mutation { createOrder(data: NewOrder!): Order }
    input NewOrder { number: String! lines: NewLines customer: NewCustomers }
    input NewLines { data: [NewLine!]! onConflict: String }
    input NewLine { id: ID text: String! order: NewOrders }
    input NewOrders { data: NewOrder! }
    input NewCustomers { create: NewCustomer }
    input NewCustomer { id: ID name: String! }
  `);
  expect(textIn('orderFields')).toContain(
    "lines: setting( list({ item: group<NewLine>({ label: 'Line', fields: { text: text({ required: true }) } }) }), { as: (value) => ({ data: value }) }, ),",
  );
  // The key of a new record is not that of one that is there.
  expect(textIn('orderFields')).toContain(
    'customer: setting( group<NewCustomer>({ fields: { name: text({ required: true }) } }), { as: (value) => ({ create: value }) }, )',
  );
  expect(compile(files, whole)).toEqual([]);
});

test('related records that are given as objects with their keys are picked', async () => {
  const { files, whole, textIn } = await shopWith(`
    type Mutation { createOrder(data: NewOrder!): Order }
    input NewOrder { number: String! tags: [TagCreateOrUpdate!] lines: [LineCreateOrUpdate!] }
    input TagCreateOrUpdate { id: ID name: String }
    input LineCreateOrUpdate { id: ID text: String order: NewOrder }
  `);
  expect(textIn('orderFields')).toContain(
    'tags: relations({ picker: tagPicker, as: (keys) => keys.map((key) => ({ id: key })) }),',
  );
  expect(textIn('orderFields')).toMatch(/lines: list\(\{ item: group<LineCreateOrUpdate>\(/);
  expect(textIn('orderFields')).not.toMatch(/id: text|order: /);
  expect(compile(files, whole)).toEqual([]);
});

test('a related record whose key has an input of its own is not asked for once more', async () => {
  const { textIn } = await shopWith(`
    type Mutation { createOrder(data: NewOrder!): Order }
    extend type Order { customerId: ID }
    input NewOrder { number: String! customerId: ID customerToCustomerId: Customers customer: Customers }
    input Customers { connectById: CustomerKey deleteById: CustomerKey create: NewCustomer }
    input CustomerKey { id: ID! } input NewCustomer { name: String! }
  `);
  expect(textIn('orderFields')).toContain(
    "customerId: relation({ label: 'Customer', picker: customerPicker }) };",
  );
});

test('a related record that can only be made along with another is asked for, however much it holds', async () => {
  const { textIn } = await shopWith(`
    type Mutation { createOrder(data: NewOrder!): Order }
    input NewOrder { number: String! customer: NewCustomer }
    input NewCustomer { name: String! tree: Tree } input Tree { next: [Tree!] }
  `);
  expect(textIn('orderFields')).toContain(
    'customer: group<NewCustomer>({ fields: { name: text({ required: true }),',
  );
});

test('a key that is a number where it is taken and an ID where it is given is sent as a number', async () => {
  const { textIn } = await shopWith(`
    type Mutation { deleteOrder(where: OrderKey!): Order } input OrderKey { id: Int }
  `);
  expect(textIn('mutations/deleteOrder')).toContain('where: { id: Number(order.id) }');
});

test('a text that names a related record by the key that its type has beside a raw one is picked', async () => {
  const sdl = `
    type Query { books(first: Int, skip: Int): [Book!]! authors(first: Int, skip: Int): [Author!]! }
    type Book { id: ID! _id: Int! title: String! author: Author! }
    type Author { id: ID! _id: Int! name: String! }
    type Mutation { createBook(input: BookInput!): Book } input BookInput { title: String! author: String! }
  `;
  const files = await scaffoldOf(sdl);
  expect(textOf(files, 'src/resources/books/bookFields.ts')).toContain(
    'author: relation({ picker: authorPicker, required: true })',
  );
});

test('a related record that is given as a type of its own is chosen by its key alone', async () => {
  const sdl = `
    type Query { books(first: Int, skip: Int): [Book!]! book(id: ID!): Book writers(first: Int, skip: Int): [Writer!]! }
    type Book { id: ID! title: String! writerId: ID! writer: BookWriterRelation }
    type BookWriterRelation { id: ID! name: String! } type Writer { id: ID! name: String! }
    type Mutation { updateBook(id: ID!, input: BookInput!): Book } input BookInput { title: String writerId: ID }
  `;
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(textOf(files, 'src/resources/books/bookFields.ts')).toContain('writerId: relation({');
  expect(textOf(files, 'src/resources/books/mutations/editBook.ts')).not.toContain('optionOf');
});

test.each([
  ['is picked where its records have no other', 'name: String!', true],
  ['stays a text where it may be one of two', 'name: String! databaseId: Int', false],
])(
  'a key that is a text where it is taken and an ID where it is given %s',
  async (_, fields, isPicked) => {
    const sdl = `
    type Query { books(first: Int, skip: Int): [Book!]! authors(first: Int, skip: Int): [Author!]! }
    type Book { id: ID! title: String! author: Author! readers: [Author!]! }
    type Author { id: ID! ${fields} }
    type Mutation { createBook(input: BookInput!): Book }
    input BookInput { title: String! authorId: String! readerIds: [String!] }
  `;
    const text = textOf(await scaffoldOf(sdl), 'src/resources/books/bookFields.ts');
    expect(text.includes('authorId: relation({')).toBe(isPicked);
    expect(text.includes('readerIds: relations({')).toBe(isPicked);
  },
);

test('a refusal that lists what is wrong is read as that list, beside a record or alone', async () => {
  const { files, whole, textIn } = await shopWith(`
    type Mutation { createOrder(data: NewOrder!): Saved! deleteOrder(id: ID!): Saved! }
    input NewOrder { number: String! }
    union Saved = Order | OperationInfo type OperationInfo { messages: [Said!]! }
    type Said { message: String! field: String }
  `);
  for (const name of ['createOrder', 'deleteOrder'])
    expect(textIn(`mutations/${name}`)).toContain(
      '... on OperationInfo { messages { message field } }',
    );
  expect(textIn('mutations/deleteOrder')).toContain('errors: deleteOrder.messages');
  expect(compile(files, whole)).toEqual([]);
});
