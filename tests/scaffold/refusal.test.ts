import { buildSchema } from 'graphql';
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
