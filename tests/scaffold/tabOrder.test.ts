import { scaffoldOf, textOf } from './scaffolded.ts';

const CONNECTIONS = ['Agreement', 'Event', 'Item', 'Metafield', 'Payment'].map(
  (name) => `
    type ${name}Connection { nodes: [${name}!]! pageInfo: PageInfo! }
    type ${name} { id: ID! name: String! }`,
);
const FIELDS = [
  'agreements(first: Int, after: String): AgreementConnection!',
  'createdAt: String',
  'currency: String',
  'events(first: Int, after: String): EventConnection!',
  'id: ID!',
  'items(first: Int, after: String): ItemConnection!',
  'metafields(first: Int, after: String): MetafieldConnection!',
  'name: String!',
  'payments(first: Int, after: String): PaymentConnection!',
];

async function tabsOf(fields: readonly string[]) {
  const files = await scaffoldOf(`
    type Query {
      orders: [Order!]!  order(id: ID!): Order  agreement(id: ID!): Agreement  event(id: ID!): Event
      item(id: ID!): Item  metafield(id: ID!): Metafield  payment(id: ID!): Payment
    }
    type Order { ${fields.join(' ')} }
    ${CONNECTIONS.join('')}
    type PageInfo { hasNextPage: Boolean! endCursor: String }
  `);
  const record = textOf(files, 'src/resources/orders/OrderRecord.tsx');
  return [...record.matchAll(/(\w+): \{ label: '[^']*', Panel/g)].map(([, name]) => name);
}

test('tabs of what is printed in the order of the alphabet stand in the order in which people want them', async () => {
  expect(await tabsOf(FIELDS)).toEqual(['items', 'payments', 'events', 'agreements', 'metafields']);
});

test('else they stand as the schema has them', async () => {
  const [agreements, ...others] = FIELDS;
  expect(await tabsOf([...others.reverse(), agreements])).toEqual([
    'payments',
    'metafields',
    'items',
    'events',
    'agreements',
  ]);
});

test('save for others of the same type, which stand behind what belongs to the record', async () => {
  const files = await scaffoldOf(`
    type Query { customers: [Customer!]! customer(id: ID!): Customer orders: [Order!]! order(id: ID!): Order }
    type Customer { name: String! id: ID! mergedCustomers: [Customer!]! orders: [Order!]! }
    type Order { id: ID! number: String! customer: Customer }
  `);
  const record = textOf(files, 'src/resources/customers/CustomerRecord.tsx');
  expect(record.indexOf('orders: {')).toBeGreaterThan(0);
  expect(record.indexOf('mergedCustomers: {')).toBeGreaterThan(record.indexOf('orders: {'));
});

const connection = (name: string) => `${name}s(first: Int, after: String): ${cap(name)}Connection!`;
const cap = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

test('what was done to a record stands last, and a record opens on what it is made of', async () => {
  const order = async (fields: readonly string[], names: readonly string[]) => {
    const files = await scaffoldOf(`
      type Query { orders: [Order!]! order(id: ID!): Order ${names.map((name) => `${name}(id: ID!): ${cap(name)}`).join(' ')} }
      type Order { number: String! id: ID! ${fields.join(' ')} }
      ${names
        .map(
          (name) => `type ${cap(name)}Connection { nodes: [${cap(name)}!]! pageInfo: PageInfo! }
            type ${cap(name)} { id: ID! name: String! }`,
        )
        .join('\n')}
      type PageInfo { hasNextPage: Boolean! endCursor: String }
    `);
    const record = textOf(files, 'src/resources/orders/OrderRecord.tsx');
    return [...record.matchAll(/(\w+): \{ label: '[^']*', Panel/g)].map(([, name]) => name);
  };
  const names = ['modification', 'channel', 'orderLine', 'payment', 'auditLog'];
  expect(await order(names.map(connection), names)).toEqual([
    'orderLines',
    'channels',
    'payments',
    'modifications',
    'auditLogs',
  ]);
  const wanted = ['payment', 'modification', 'orderLine'];
  expect(await order(wanted.map(connection), wanted)).toEqual([
    'payments',
    'orderLines',
    'modifications',
  ]);
});
