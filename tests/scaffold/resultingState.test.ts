import { buildSchema } from 'graphql';
import { resultingState } from '../../src/scaffold/forms/resultingState.ts';
import type { Field } from '../../src/model/types/fields.ts';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const STATES = 'DRAFT CONFIRMED IN_TRANSIT SHIPPED PAID DENIED SENT CANCELED ROASTING VOID'.split(
  ' ',
);
const status = {
  name: 'status',
  kind: 'enum',
  list: false,
  choices: STATES.map((value) => ({ value })),
};
const order = { type: 'SalesOrder', fields: [status as unknown as Field] };

test.each([
  ['confirmSalesOrder', 'CONFIRMED'],
  ['salesOrderConfirm', 'CONFIRMED'],
  ['shipOrder', 'SHIPPED'],
  ['markOrderAsPaid', 'PAID'],
  ['payOrders', 'PAID'],
  ['denyOrder', 'DENIED'],
  ['sendOrder', 'SENT'],
  ['cancelOrder', 'CANCELED'],
  ['roastOrder', 'ROASTING'],
  ['voidOrder', 'VOID'],
])('an action leads to the state that is called after it: %s to %s', (action, state) => {
  expect(resultingState(action, order)).toBe(state);
});

test.each([
  'confirmPayment',
  'shipOrderLine',
  'updateOrder',
  'reopenOrder',
  'refundOrder',
  'order',
])('no state is called after %s', (action) => expect(resultingState(action, order)).toBeNull());

const SDL = `
  type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
  type Mutation { confirmOrder(id: ID!): Order shipOrder(id: ID!, carrier: String): Order addNote(orderId: ID!, text: String!): Order }
  enum OrderStatus { DRAFT CONFIRMED SHIPPED DELIVERED CANCELLED }
  type Order { id: ID! number: String! status: OrderStatus! }
`;

test('operations say which state their actions lead to', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  const text = textOf(files, 'src/resources/orders/orderOperations.ts');
  expect(text).toContain("state: { field: 'status', choices: orderStatus }");
  expect([...text.matchAll(/leadsTo: '(\w+)'/g)].map(([, state]) => state)).toEqual([
    'CONFIRMED',
    'SHIPPED',
  ]);
});
