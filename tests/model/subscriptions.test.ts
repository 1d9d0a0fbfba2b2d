import { readSdl, resourceOf } from './readSdl.ts';

const BUSINESS = `
  type Query { orders: [Order!]! order(id: ID!): Order customers: [Customer!]! customer(id: ID!): Customer
    orderLines: [OrderLine!]! orderLine(id: ID!): OrderLine }
  type Order { id: ID! number: String! customer: Customer }
  type Customer { id: ID! name: String! }
  type OrderLine { id: ID! text: String! }
`;

/** The fields that tell of changes, for orders, customers and lines. */
function told(subscription: string): Record<string, string[]> {
  const model = readSdl(`${BUSINESS} ${subscription}`);
  const types = ['Order', 'Customer', 'OrderLine'];
  return Object.fromEntries(
    types.flatMap((type) => {
      const fields = resourceOf(model, type).subscriptions.map(({ field }) => field);
      return fields.length > 0 ? [[type, fields]] : [];
    }),
  );
}

test.each([
  ['carries the record', 'type Subscription { orderChanged: Order }', { Order: ['orderChanged'] }],
  [
    'carries it beside other things',
    'type Subscription { changes(since: Int): Change! } type Change { order: Order line: OrderLine at: String }',
    { Order: ['changes'], OrderLine: ['changes'] },
  ],
  ['carries its key', 'type Subscription { orderDeleted: ID! }', { Order: ['orderDeleted'] }],
  [
    'only tells',
    'type Subscription { on_orders_changed: Boolean }',
    { Order: ['on_orders_changed'] },
  ],
  [
    'is one of several, those that tell most first, and no more than a page can hold open',
    `type Subscription { deletedCustomer: ID newCustomer: Customer customerUpdated: Customer
      customersChanged: Boolean }`,
    { Customer: ['customersChanged', 'customerUpdated', 'newCustomer'] },
  ],
])('a subscription is followed that %s', (_how, subscription, expected) => {
  expect(told(subscription)).toEqual(expected);
});

test.each([
  ['has to be told which record', 'type Subscription { orderChanged(id: ID!): Order }'],
  ['sends whole lists', 'type Subscription { orders(limit: Int): [Order!]! }'],
  ['is deprecated', 'type Subscription { orderChanged: Order @deprecated }'],
  ['is about something else', 'type Subscription { time: String! ordersReport: String }'],
  ['is called after nothing that happens', 'type Subscription { order: String }'],
])('a subscription is left aside that %s', (_how, subscription) => {
  expect(told(subscription)).toEqual({});
});
