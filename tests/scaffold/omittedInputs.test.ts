import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { withOmittedInputs } from '../../src/scaffold/forms/omittedInputs.ts';
import { makePlan } from '../../src/scaffold/makePlan.ts';

const SHOP = `
  type Query {
    orders: [Order!]! order(id: ID!): Order customers: [Customer!]! customer(id: ID!): Customer
    lines: [Line!]! parts: [Part!]!
  }
  type Order { id: ID! number: String! customer: Customer customerId: ID lines: [Line!]! }
  type Customer { id: ID! name: String! }
  type Line { id: ID! text: String! order: Order! parts: [Part!]! }
  type Part { id: ID! text: String! subs: [Part!]! }
  type Mutation { createOrder(data: NewOrder!): Order }
`;
const MANY = Array.from({ length: 20 }, (_, index) => `field${index}: String`).join(' ');

/** What the forms for orders leave out, beside what the reader of the schema does. */
function omittedOf(input: string, sdl = SHOP): Array<[what: string, why: string]> {
  const schema = buildSchema(`${sdl} ${input}`);
  const model = buildModel(schema);
  const { omitted } = withOmittedInputs(makePlan(model, schema));
  expect(omitted.slice(0, model.omitted.length)).toEqual(model.omitted);
  return omitted.slice(model.omitted.length).map(({ what, why }) => [what, why]);
}

const JSON_ONLY = 'takes no key of a record that could be picked, and';

test.each([
  [
    'has more fields than a form',
    `number: String! customer: NewCustomer } input NewCustomer { ${MANY} }`,
    'NewOrder.customer',
    `${JSON_ONLY} its fields are too many, too deep or none: it is entered as JSON`,
  ],
  [
    'has nothing that may be sent',
    'number: String! customer: Link } input Link { delete: Boolean @deprecated }',
    'NewOrder.customer',
    `${JSON_ONLY} its fields are too many, too deep or none: it is entered as JSON`,
  ],
  [
    'is made too deep inside others',
    'number: String! lines: Lines } input Lines { create: [NewLine!] } input NewLine { text: String! order: NewOrder parts: Parts } input Parts { create: [NewPart!] } input NewPart { text: String! subs: Parts }',
    'NewLine.parts',
    `${JSON_ONLY} it is too deep in a form: it is entered as JSON`,
  ],
  [
    'is chosen by its key beside it',
    'number: String! customerId: ID customer: Link } input Link { create: NewCustomer } input NewCustomer { name: String! }',
    'NewOrder.customer',
    'a form asks for `customerId`, which takes the key of a record that is there',
  ],
  [
    'is deprecated',
    'number: String! customer: NewCustomer @deprecated } input NewCustomer { name: String! }',
    'NewOrder.customer',
    'deprecated',
  ],
])('a relation that %s is named with the reason', (_, input, what, why) => {
  expect(omittedOf(`input NewOrder { ${input}`)).toEqual([[what, why]]);
});

test('a relation under a name of its own beside its key is named', () => {
  const why = 'a form asks for `customerId`, which takes the key of a record that is there';
  expect(
    omittedOf(
      'input NewOrder { number: String! customerId: ID orderToCustomerId: Link } input Link { create: NewCustomer } input NewCustomer { name: String! }',
    ),
  ).toEqual([['NewOrder.orderToCustomerId', why]]);
});

test('a relation among the arguments is named by its argument', () => {
  const sdl = SHOP.replace(
    '(data: NewOrder!)',
    '(number: String!, note: String, customer: NewCustomer)',
  );
  expect(omittedOf(`input NewCustomer { ${MANY} }`, sdl)).toEqual([
    ['Mutation.createOrder(customer:)', expect.stringContaining('too many')],
  ]);
});

test.each([
  ['picked', 'customer: Link } input Link { connect: Key } input Key { id: ID }'],
  [
    'made along',
    'customer: Link } input Link { create: Customers } input Customers { name: String! }',
  ],
  ['chosen by its key', 'customerId: ID }'],
])('a relation that is %s is not', (_, input) => {
  expect(omittedOf(`input NewOrder { number: String! ${input}`)).toEqual([]);
});

test('what makes records and must be given more than a form can ask for is named', () => {
  const inputs = Array.from({ length: 90 }, (_, index) => `field${index}: String!`).join(' ');
  expect(omittedOf(`input NewOrder { ${inputs} }`)).toEqual([
    [
      'Mutation.createOrder',
      'makes records of Order, but no form can be laid out for what it takes',
    ],
  ]);
});

test('what a form has no room for is named, and the rest is asked for', () => {
  const inputs = Array.from({ length: 81 }, (_, index) => `field${index}: String`).join(' ');
  expect(omittedOf(`input NewOrder { ${inputs} }`)).toEqual([
    ['NewOrder.field80', 'the form has no room for more'],
  ]);
});
