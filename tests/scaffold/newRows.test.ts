import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const sdl = (line: { order?: string; more?: string; key?: string }) => `
  type Query {
    orders(limit: Int, offset: Int): [Order!]!  order(id: ${line.key ?? 'ID'}!): Order
    lines(limit: Int, offset: Int): [Line!]!  line(id: ID!): Line
  }
  type Mutation {
    createLine(input: LineInput!): Line
  }
  type Order { id: ${line.key ?? 'ID'}! number: String! lines(limit: Int, offset: Int): [Line!]! }
  type Line { id: ID! name: String! quantity: Int order: Order }
  input LineInput { name: String! quantity: Int orderId: ${line.order ?? 'ID!'} ${line.more ?? ''} }
`;

async function tabOf(line: Parameters<typeof sdl>[0]): Promise<string> {
  const files = await scaffoldOf(sdl(line));
  expect(faultsOf(files, buildSchema(sdl(line)))).toEqual([]);
  return textOf(files, 'src/resources/orders/tabs/OrderLinesTab.tsx').replaceAll(/\s+/g, ' ');
}

test('rows that cannot be made without a record are made in its tab, with the record filled in', async () => {
  expect(await tabOf({})).toContain(
    "newRows: { parent: 'orderId', operations: async () => (await import('../../lines/lineOperations.ts')).lineOperations, }",
  );
});

test('a key that is a number is sent as one', async () => {
  expect(await tabOf({ key: 'Int', order: 'Int!' })).toContain(
    "newRows: { parent: 'orderId', key: Number,",
  );
});

test('records that can do without the one above have a form of their own alone', async () => {
  expect(await tabOf({ order: 'ID' })).not.toContain('newRows');
});

test('a form of many inputs is no row', async () => {
  const more = Array.from({ length: 7 }, (_, index) => `note${index}: String`).join(' ');
  expect(await tabOf({ more })).not.toContain('newRows');
  const fewer = more.split(' ').slice(2).join(' ');
  expect(await tabOf({ more: fewer })).toContain('newRows');
});

test('what is no row is made in a form of its own, with the record filled in', async () => {
  const more = Array.from({ length: 7 }, (_, index) => `note${index}: String`).join(' ');
  expect(await tabOf({ more })).toContain("newRecord: 'orderId.key',");
  expect(await tabOf({ order: 'ID' })).toContain("newRecord: 'orderId.key',");
  expect(await tabOf({ key: 'Int', order: 'Int' })).toContain("newRecord: 'orderId.number',");
  expect(await tabOf({})).not.toContain('newRecord');
});

test('nothing is made in a tab whose record the form cannot take', async () => {
  expect(await tabOf({ order: 'Float' })).not.toContain('newRecord');
});

test('the place of a row is counted on where an integer says it', async () => {
  expect(await tabOf({ more: 'sortOrder: Int' })).toContain("position: 'sortOrder',");
  expect(await tabOf({ more: 'sortOrder: String' })).not.toContain('position:');
});

const EMBEDDED = (create: string) => `
  type Query { customers: [Customer!]! customer(id: ID!): Customer }
  type Mutation { ${create} }
  type Customer { id: ID! name: String! addresses: [Address!] }
  type Address {
    id: ID! street: String! city: String postalCode: String province: String country: String
    phone: String company: String floor: String note: String
  }
  input AddressInput {
    street: String! city: String postalCode: String province: String country: String
    phone: String company: String floor: String note: String
  }
`;

async function embeddedTab(create: string): Promise<string> {
  const sdl = EMBEDDED(create);
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  return textOf(files, 'src/resources/customers/tabs/CustomerAddressesTab.tsx');
}

test('what takes its parent beside the input is made in the tab of the parent, however many inputs it has', async () => {
  const tab = await embeddedTab(
    'createCustomerAddress(customerId: ID!, input: AddressInput!): Address!',
  );
  expect(tab).toContain("parent: 'customerId'");
});

test('nothing is filled in where the form can do without such a record', async () => {
  const tab = await embeddedTab('createAddress(customerId: ID, input: AddressInput!): Address!');
  expect(tab).not.toMatch(/newRows|newRecord/);
});

const PARTS = (own: { readonly line?: string; readonly order?: string } = {}) => `
  type Query {
    orders(limit: Int, offset: Int): [Order!]!  order(id: ID!): Order
    products(limit: Int, offset: Int): [Product!]!  product(id: ID!): Product
    orderLines(limit: Int, offset: Int): [OrderLine!]!  orderLine(id: ID!): OrderLine
    shipments(limit: Int, offset: Int): [Shipment!]!  shipment(id: ID!): Shipment
  }
  type Mutation {
    createOrder(input: OrderInput!): Order
    createProduct(input: ProductInput!): Product
    createOrderLine(input: OrderLineInput!): OrderLine
    createShipment(input: ShipmentInput!): Shipment
  }
  type Order {
    id: ID! number: String! lines(limit: Int, offset: Int): [OrderLine!]! shipments(limit: Int, offset: Int): [Shipment!]!
  }
  type Product { id: ID! name: String! orderLines(limit: Int, offset: Int): [OrderLine!]! }
  type OrderLine { id: ID! position: Int! quantity: Int! order: Order! product: Product! }
  type Shipment { id: ID! carrier: String! order: Order! }
  input OrderInput { number: String! ${own.order ?? ''} }
  input ProductInput { name: String! }
  input OrderLineInput { position: Int! quantity: Int! orderId: ID! productId: ID! ${own.line ?? ''} }
  input ShipmentInput { carrier: String! orderId: ID! }
`;

async function formOf(file: string, own?: Parameters<typeof PARTS>[0]): Promise<string> {
  const files = await scaffoldOf(PARTS(own));
  expect(faultsOf(files, buildSchema(PARTS(own)))).toEqual([]);
  return textOf(files, `src/resources/${file}`).replaceAll(/\s+/g, ' ');
}

test('the parts of a record are entered with it, and not what comes to it later', async () => {
  const form = await formOf('orders/OrderCreate.tsx');
  expect(form).toContain(
    "const rows = { lines: rowsInput({ label: 'Lines', resource: orderLines, tab: 'lines', parent: 'orderId', position: 'position',",
  );
  expect(form).toContain('rows={rows}');
  expect(form).not.toContain('shipments');
  expect(await formOf('products/ProductCreate.tsx')).not.toContain('rows');
});

test('parts that the form of the record takes itself, or that have a secret, are not entered beside it', async () => {
  const nested = { order: 'lines: [OrderLineInput!]' };
  expect(await formOf('orders/OrderCreate.tsx', nested)).not.toContain('rowsInput');
  expect(await formOf('orders/OrderCreate.tsx', { line: 'password: String' })).not.toContain(
    'rowsInput',
  );
});

test('nothing is entered with a record of which its mutation does not say which it is', async () => {
  const silent = PARTS().replace(
    'createOrder(input: OrderInput!): Order',
    'createOrder(input: OrderInput!): Boolean',
  );
  const form = textOf(await scaffoldOf(silent), 'src/resources/orders/OrderCreate.tsx');
  expect(form).not.toContain('rowsInput');
});

test('what is said of a record, or happens to it, is not entered with it', async () => {
  const reviewed = PARTS().replaceAll('OrderLine', 'OrderReview');
  const form = textOf(await scaffoldOf(reviewed), 'src/resources/orders/OrderCreate.tsx');
  expect(form).not.toContain('rowsInput');
});

test('a row is not numbered among those of a record within which its places say nothing', async () => {
  expect(await formOf('orders/tabs/OrderLinesTab.tsx')).toContain("position: 'position',");
  const ofProduct = await formOf('products/tabs/ProductOrderLinesTab.tsx');
  expect(ofProduct).toContain("newRows: { parent: 'productId',");
  expect(ofProduct).not.toContain("position: 'position',");
});
