import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  scalar DateTime
  type Query {
    orders(first: Int, after: String): OrderConnection!
    order(id: ID!): Order
    users: [User!]!
    user(id: ID!): User
  }
  type User { id: ID! name: String! }
  type Order {
    id: ID!
    number: String!
    events(first: Int, after: String, orderBy: EventOrder): EventConnection!
  }
  type OrderConnection { edges: [OrderEdge!]! pageInfo: PageInfo! }
  type OrderEdge { node: Order! cursor: String! }
  enum EventKind { PLACED EDITED }
  type OrderEvent {
    id: ID!
    order: Order!
    at: DateTime!
    kind: EventKind!
    note: String
    oldValue: String
    newValue: String
    employee: User
    sourceAddress: String
  }
  enum EventOrder { AT_ASC AT_DESC }
  type EventConnection { edges: [EventEdge!]! pageInfo: PageInfo! }
  type EventEdge { node: OrderEvent! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  extend type Query { orderEvent(id: ID!): OrderEvent }
`;

test('what happened to a record stands as a timeline on its page, the newest first', async () => {
  const files = await scaffoldOf(SDL);
  const tab = textOf(files, 'src/resources/orders/tabs/OrderEventsTab.tsx');
  // Whose page it is need not be asked again.
  expect(tab).toContain('...OrderEventTimeline_rows @arguments(withOrder: false)');
  expect(tab).toContain('view: OrderEventTimeline,');
  expect(tab).toContain("defaultSort: '-at'");
  const timeline = textOf(files, 'src/resources/order-events/OrderEventTimeline.tsx');
  expect(timeline).toContain('moment={<Moment value={orderEvent.at} />}');
  expect(timeline).toContain('from={<ChangedValue value={orderEvent.oldValue} />}');
  expect(timeline).toContain('record={orderEvent.employee}');
  expect(timeline).toContain("label: 'Source address'");
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

test('no table is written that nothing shows', async () => {
  const files = await scaffoldOf(SDL);
  expect([...files.keys()].filter((path) => path.includes('OrderEventTable'))).toEqual([]);
});
