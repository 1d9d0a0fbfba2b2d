import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { resourceOf } from './readSdl.ts';

const SDL = `
  type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
  type Order {
    id: ID! number: String! currency: String!
    totalCents: Int!
    "The fee, in cents."
    fee: Float
    shipping: Money
    tax: Price
    discount: Amount
    price: Decimal
    weight: Float
  }
  "An amount in the smallest unit of its currency."
  scalar Money
  scalar Decimal
  type Price { cents: Int! currencyCode: String! }
  type Amount { amount: Float! currency: String! }
`;

const reasons = (hints = {}) =>
  Object.entries(resourceOf(buildModel(buildSchema(SDL), hints), 'Order').why)
    .filter(([name]) => name.startsWith('money.'))
    .map(([name, why]) => `${name}: ${why}`);

test('each amount says what it counts, why, and where its currency is', () => {
  expect(reasons()).toEqual([
    'money.totalCents: counts the smallest unit, as the name `totalCents` says; `currency` names its currency',
    'money.fee: counts the smallest unit, as the description of `fee` says; `currency` names its currency',
    'money.shipping: counts the smallest unit, as `Money` does; `currency` names its currency',
    'money.tax: counts the smallest unit, as the name `cents` says; `currencyCode` names its currency',
    'money.discount: whole units, as nothing says otherwise; `currency` names its currency',
    'money.price: whole units, as nothing says otherwise; `currency` names its currency',
  ]);
});

test('what a hint decides is said to be so', () => {
  const hints = {
    resources: { Order: { unit: { price: 'minor' }, currency: { discount: 'EUR' } } },
  };
  expect(reasons(hints)).toContain(
    'money.price: counts the smallest unit, as a hint says; `currency` names its currency',
  );
  expect(reasons(hints)).toContain(
    'money.discount: whole units, as nothing says otherwise; a hint says EUR',
  );
});

test('a scalar of the cents of one currency names it', () => {
  const { why } = resourceOf(
    buildModel(
      buildSchema(
        'type Query { orders: [Order!]! order(id: ID!): Order } type Order { id: ID! sum: UsdCents } scalar UsdCents',
      ),
    ),
    'Order',
  );
  expect(why['money.sum']).toBe(
    'counts the smallest unit, as `UsdCents` does; `UsdCents` names USD',
  );
});
