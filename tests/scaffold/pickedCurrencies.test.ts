import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

interface Parts {
  /** Inputs of an invoice besides its number. */
  readonly input?: string;
  readonly customer?: string;
  readonly order?: string;
  readonly lookup?: string;
}

const sdl = ({ input, customer, order, lookup }: Parts) => `
  type Query {
    invoices(limit: Int, offset: Int): [Invoice!]!  invoice(id: ID!): Invoice
    customers(limit: Int, offset: Int): [Customer!]!
    ${lookup ?? 'customer(id: ID!): Customer'}
    orders(limit: Int, offset: Int): [Order!]!  order(id: ID!): Order
    variants(limit: Int, offset: Int): [Variant!]!  variant(id: ID!): Variant
  }
  type Mutation {
    createInvoice(input: InvoiceInput!): Invoice
    updateInvoice(id: ID!, patch: InvoiceInput!): Invoice
  }
  enum Currency { EUR JPY KWD }
  enum Coin { GOLD SILVER }
  interface Node { id: ID! }
  type Customer implements Node { id: ID! name: String! ${customer ?? 'currency: Currency'} }
  type Order { id: ID! name: String! ${order ?? ''} }
  type Variant { id: ID! name: String! price: Float currency: Currency }
  type Invoice {
    id: ID! number: String! amount: Float price: Float currency: Currency
    customer: Customer order: Order variant: Variant
  }
  input InvoiceInput { number: String! ${input ?? 'customerId: ID! currency: Currency'} }
`;

const FIELDS = 'src/resources/invoices/invoiceFields.ts';
const CURRENCY = 'src/resources/customers/pickers/customerCurrency.ts';

async function filesOf(parts: Parts): Promise<Files> {
  const files = await scaffoldOf(sdl(parts));
  expect(faultsOf(files, buildSchema(sdl(parts)))).toEqual([]);
  return files;
}

/** The inputs whose records bring the currency along, the closest first. */
async function sourcesIn(parts: Parts): Promise<string[]> {
  const fields = textOf(await filesOf(parts), FIELDS);
  return [...fields.matchAll(/by: '(\w+)',\s+currency:/g)].map(([, by]) => by);
}

test('the currency of a record comes with the record that is picked for it', async () => {
  const files = await filesOf({});
  expect(textOf(files, FIELDS).replaceAll(/\s+/g, ' ')).toContain(
    "currency: choice({ choices: currency, picked: [ { by: 'customerId', currency: async () => (await import('../customers/pickers/customerCurrency.ts')).customerCurrency, }, ], })",
  );
  const reading = textOf(files, CURRENCY).replaceAll(/\s+/g, ' ');
  expect(reading).toContain(
    'query customerCurrencyQuery($id: ID!) { customer(id: $id) { currency @catch } }',
  );
  expect(reading).toContain('read: ({ customer }) => customer?.currency,');
  expect(compile(files, sdl({}), [FIELDS, CURRENCY])).toEqual([]);
  const written = [...files].filter(([path]) => [FIELDS, CURRENCY].includes(path));
  expect(await unformatted(written)).toEqual([]);
});

test.each([
  [
    'that is a text',
    { customer: 'currency: String', input: 'customerId: ID! amount: Float currency: String' },
  ],
  ['under a longer name', { customer: 'defaultCurrency: Currency' }],
  [
    'that is the one of the record by its name',
    { input: 'customerId: ID! invoiceCurrency: Currency' },
  ],
  ['of a record that is found as one of any type', { lookup: 'node(id: ID!): Node' }],
  ['of the one record that could be meant', { input: 'customerId: ID currency: Currency' }],
] as const)('it is read of a currency %s', async (_case, parts) => {
  const files = await filesOf(parts);
  expect(textOf(files, FIELDS)).toContain('picked:');
  const reading = [...files.keys()].filter((path) => /customer\w*Currency\.ts$/.test(path));
  expect(reading).toHaveLength(1);
  expect(compile(files, sdl(parts), [FIELDS, ...reading])).toEqual([]);
});

test('an order is closer than its customer, which counts until an order is picked', async () => {
  const input = 'customerId: ID! orderId: ID currency: Currency';
  const order = 'currency: Currency customer: Customer';
  expect(await sourcesIn({ input, order })).toEqual(['orderId', 'customerId']);
});

test('what is sold has a currency for its price, and not for the record that it is on', async () => {
  const input = 'customerId: ID! variantId: ID! price: Float currency: Currency';
  expect(await sourcesIn({ input })).toEqual(['customerId']);
});

test('where nothing else has one, the currency comes with the price', async () => {
  const input = 'variantId: ID! price: Float currency: Currency';
  expect(await sourcesIn({ input })).toEqual(['variantId']);
});

test.each([
  ['the record has no currency', { customer: 'credit: Float' }],
  ['it has two', { customer: 'currency: Currency otherCurrency: Currency' }],
  ['its currencies are others than those of the form', { customer: 'currency: Coin' }],
  ['the record cannot be asked for by its key', { lookup: '' }],
  ['the form has a second currency', { input: 'customerId: ID! targetCurrency: Currency' }],
  [
    'two records have nothing to do with each other',
    { input: 'customerId: ID! orderId: ID! currency: Currency', order: 'currency: Currency' },
  ],
  [
    'two records could do without each other',
    { input: 'customerId: ID orderId: ID currency: Currency', order: 'currency: Currency' },
  ],
])('nothing is brought along where %s', async (_case, parts) => {
  expect(await sourcesIn(parts)).toEqual([]);
});
