import { listOf, readSdl, resourceOf } from './readSdl.ts';

/** The model of a schema with orders, and with another field of Query. */
const beside = (query: string) =>
  readSdl(`
    type Query { orders: [Order!]! order(id: ID!): Order ${query} }
    type Order { id: ID! title: String! }
    type AddOn { id: ID! label: String! }
    type DeleteOrder { id: ID title: String }
    type OrderUpdate { id: ID! note: String! }
    type Status { ok: Boolean! message: String }
    type SendOptions { channels: [String!]! }
    input OrderInput { title: String! }
  `);

describe('what a query is called by tells whether it changes something:', () => {
  test.each([
    'deleteOrder(id: ID!): DeleteOrder',
    'removeOrder(id: ID!): Order',
    'createOrder(input: OrderInput!): Order',
    'addOrder(title: String!): Order',
    'forgotPassword(email: String!): Status',
    'resendConfirmEmail: Status',
    'sendEmail(to: String!): Boolean',
  ])('no screen asks %s', (query) => {
    const model = beside(query);
    const [name] = query.split(/\W/);
    expect(model.tools).toEqual([]);
    expect(model.resources.map(({ type }) => type)).toEqual(['Order']);
    expect(resourceOf(model, 'Order').lookup?.path).toEqual(['order']);
    expect(model.omitted).toContainEqual({
      what: `Query.${name}`,
      why: expect.stringContaining('changes something'),
    });
  });

  test.each([
    'orderUpdate(id: ID!): OrderUpdate',
    'addOn(id: ID!): AddOn',
    'sendOptions: SendOptions',
    'deletionReport(month: Int!): Status',
    'addOnPrices(order: ID!): [Int!]!',
  ])('%s is asked', (query) => {
    const model = beside(query);
    const [name] = query.split(/\W/);
    const asked = [
      ...model.tools.map(({ path }) => path),
      ...model.resources.flatMap(({ list, lookup, why }) => [
        list?.path ?? [],
        lookup?.path ?? [],
        [JSON.stringify(why)],
      ]),
    ];
    expect(asked.flat().some((text) => text.includes(name))).toBe(true);
    expect(model.omitted).not.toContainEqual(expect.objectContaining({ what: `Query.${name}` }));
  });

  test('what is a mutation, too, is no query', () => {
    const model = readSdl(`
      type Query { orders: [Order!]! adjustStock(id: ID!, by: Int!): String order(id: ID!): Order }
      type Mutation { adjustStock(id: ID!, by: Int!): String order(id: ID!): OrderMutations }
      type OrderMutations { ship: Order } type Order { id: ID! title: String! }`);
    expect(model.tools.map(({ operation, path }) => [operation, path])).toEqual([
      ['mutation', ['adjustStock']],
    ]);
    expect(resourceOf(model, 'Order').lookup?.path).toEqual(['order']);
  });

  test('nor are lists that name a change', () => {
    const sdl = `type Query { deletedOrders: [Order!]! updateLogs(first: Int): Logs! }
      type Logs { nodes: [Log!]! totalCount: Int! }
      type Order { id: ID! title: String! } type Log { id: ID! text: String! }`;
    const model = readSdl(sdl);
    expect(listOf(model, 'Order').path).toEqual(['deletedOrders']);
    expect(listOf(model, 'Log').path).toEqual(['updateLogs']);
  });
});
