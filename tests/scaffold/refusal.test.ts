import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const sdl = (errors: string) => `
  type Query { orders: [Order!]! order(id: ID!): Order }
  type Mutation { shipOrder(id: ID!, carrier: String!): ShipResult! }
  union ShipResult = Order | NotPaidError | ShipError
  type Order { id: ID! number: String! }
  interface Failure { message: String! errorCode: String! }
  type NotPaidError implements Failure { message: String! errorCode: String! orderState: String! }
  ${errors}
`;

async function ship(errors: string): Promise<string> {
  const files = await scaffoldOf(sdl(errors));
  expect(faultsOf(files, buildSchema(sdl(errors)))).toEqual([]);
  return textOf(files, 'src/resources/orders/mutations/shipOrder.ts').replaceAll(/\s+/g, ' ');
}

const shipError = (fields: string) =>
  `type ShipError implements Failure { message: String! errorCode: String! ${fields} }`;

test.each(['transitionError', 'reason', 'paymentErrorMessage', 'refusalDetails'])(
  'the reason that a refusal gives in `%s` is shown behind its message',
  async (name) => {
    const text = await ship(shipError(`fromState: String! ${name}: String!`));
    expect(text).toContain('... on Failure { refusal: message }');
    expect(text).toContain(`... on ShipError { cause: ${name} }`);
    expect(text).toContain('cause: shipOrder.cause');
  },
);

test.each(['carrierErrorCode: String!', 'errorName: String', 'toState: String!', 'errors: Int!'])(
  '`%s` is no reason that people read',
  async (field) => {
    expect(await ship(shipError(field))).not.toContain('cause');
  },
);

test('reasons that may be missing are asked for apart from those that may not', async () => {
  const text = await ship(
    `${shipError('reason: String!')} extend type NotPaidError { paymentError: String }`,
  );
  expect(text).toContain('cause: shipOrder.detail ?? shipOrder.cause');
});

test('a refusal without words is known by its type beside one with words', async () => {
  const schema = sdl('type ShipError { lines: [Line!]! } type Line { name: String! }');
  const files = await scaffoldOf(schema);
  const path = 'src/resources/orders/mutations/shipOrder.ts';
  const text = textOf(files, path).replaceAll(/\s+/g, ' ');
  expect(text).toContain('... on NotPaidError { refusal: message');
  expect(text).toContain('... on ShipError { failure: __typename }');
  expect(text).toContain('refusal: shipOrder.refusal ?? shipOrder.failure');
  expect(compile(files, schema, [path])).toEqual([]);
});
