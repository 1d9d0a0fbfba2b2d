import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const sdl = (field: string, argument = 'state: String!') => `
  type Query { orders: [Order!]! order(id: ID!): Order }
  type Mutation { transitionOrderToState(id: ID!, ${argument}): Order }
  type Order { id: ID! number: String! state: String! ${field} }
`;

async function transition(...given: Parameters<typeof sdl>): Promise<string> {
  const files = await scaffoldOf(sdl(...given));
  expect(faultsOf(files, buildSchema(sdl(...given)))).toEqual([]);
  const path = 'src/resources/orders/mutations/transitionOrderToState.ts';
  return textOf(files, path).replaceAll(/\s+/g, ' ');
}

test.each(['nextStates', 'allowedStates', 'availableOrderStates'])(
  'an action offers the states that the record has in `%s`',
  async (name) => {
    const text = await transition(`${name}: [String!]!`);
    expect(text).toContain(`state: nextValue({ from: '${name}', required: true })`);
    expect(text).toContain(`${name}: order.${name}`);
  },
);

test('what it prints compiles', async () => {
  const given = sdl('nextStates: [String!]!');
  expect(compile(await scaffoldOf(given), given)).toEqual([]);
});

test.each([
  ['formerStates: [String!]!', 'state: String!'],
  ['nextState: String', 'state: String!'],
  ['nextSteps: [String!]!', 'state: String!'],
  ['nextStates: [String!]!', 'state: Int!'],
])('with `%s`, `%s` is entered as before', async (field, argument) => {
  expect(await transition(field, argument)).not.toContain('nextValue');
});
