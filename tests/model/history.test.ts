import { readSdl, resourceOf } from './readSdl.ts';

/** A schema in which orders have many of some other type. */
const shop = (type: string, fields: string, more = '') => `
  scalar DateTime
  enum Kind { PLACED PAID }
  type Query {
    orders: [Order!]! order(id: ID!): Order
    users: [User!]! user(id: ID!): User
    things: [${type}!]! thing(id: ID!): ${type}
  }
  type User { id: ID! name: String! }
  type Order { id: ID! number: String! things: [${type}!]! }
  type ${type} { id: ID! order: Order! ${fields} }
  ${more}
`;

const historyOf = (type: string, fields: string, more = '') =>
  resourceOf(readSdl(shop(type, fields, more)), type).history;

test.each([
  [
    'events with a kind, a note and who did it',
    'OrderEvent',
    'at: DateTime! kind: Kind! note: String employee: User',
    { moment: 'at', kind: 'kind', text: 'note', actor: 'employee', change: null },
  ],
  [
    'changes from one value to another',
    'AuditLog',
    'createdAt: DateTime! field: String! oldValue: String newValue: String changedBy: User',
    {
      moment: 'createdAt',
      actor: 'changedBy',
      change: { field: 'field', from: 'oldValue', to: 'newValue' },
      text: null,
    },
  ],
  [
    'transitions between statuses',
    'StatusTransition',
    'createdAt: DateTime! fromStatus: Kind! toStatus: Kind! reason: String actor: User',
    { change: { field: null, from: 'fromStatus', to: 'toStatus' }, text: 'reason' },
  ],
  [
    'comments, which their authors may correct',
    'Comment',
    'createdAt: DateTime! updatedAt: DateTime! body: String! author: User!',
    { moment: 'createdAt', text: 'body', actor: 'author' },
    'type Mutation { updateThing(id: ID!, body: String!): Comment }',
  ],
  [
    'what is called otherwise, but says little and can only be read',
    'Step',
    'happenedAt: DateTime! kind: Kind!',
    { moment: 'happenedAt', kind: 'kind' },
  ],
])('reads %s', (_, type, fields, expected, more = '') => {
  expect(historyOf(type, fields, more)).toMatchObject(expected);
});

test.each([
  ['has no moment', 'OrderEvent', 'kind: Kind! note: String'],
  [
    'has two moments of its own',
    'Shipment',
    'kind: Kind! shippedAt: DateTime deliveredAt: DateTime',
  ],
  ['has a name of its own', 'Event', 'at: DateTime! kind: Kind! title: String!'],
  ['is about an amount', 'Movement', 'at: DateTime! kind: Kind! quantity: Int!'],
  [
    'can be changed',
    'OrderEvent',
    'at: DateTime! kind: Kind!',
    'type Mutation { updateOrderEvent(id: ID!, kind: Kind): OrderEvent }',
  ],
])('leaves as rows what %s', (_, type, fields, more = '') => {
  expect(historyOf(type, fields, more)).toBeNull();
});

test('says why', () => {
  const model = readSdl(shop('OrderEvent', 'at: DateTime! kind: Kind!'));
  expect(resourceOf(model, 'OrderEvent').why['history']).toContain('`at`, `kind`');
  expect(resourceOf(model, 'Order').history).toBeNull();
});
