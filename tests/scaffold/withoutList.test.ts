import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  interface Node { id: ID! }
  type Query {
    pets: [Pet!]! pet(id: ID!): Pet
    user(username: String!): User
    getOrderById(orderId: ID!): Order
    node(id: ID!): Node
  }
  type Pet implements Node { id: ID! name: String! }
  type Order { id: ID! quantity: Int }
  type User { id: ID username: String! phone: String }
  type Vet implements Node { id: ID! name: String! }
  type Visit implements Node { id: ID! reason: String! vet: Vet }
  input OrderInput { quantity: Int! }
  type Mutation { placeOrder(input: OrderInput!): Order }
`;

test('a resource that no list has is in the navigation, by a page that opens records by their key', async () => {
  const files = await scaffoldOf(SDL);
  const resources = textOf(files, 'src/resources/resources.ts');
  expect(resources).toContain('main: [pets]');
  expect(resources).toContain('withoutList: [orders, users]');
  expect(textOf(files, 'src/resources/orders/orders.ts')).toContain("keyLabels: ['ID']");
  expect(textOf(files, 'src/resources/users/users.ts')).toContain("keyLabels: ['Username']");
  expect(textOf(files, 'pages/orders/index.tsx')).toContain('<FindRecord resource={orders} />');
  expect(textOf(files, 'src/resources/pets/pets.ts')).not.toContain('keyLabels');
  // What finds any record leads to those that something refers to.
  expect(files.has('pages/vets/index.tsx')).toBe(false);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

test('a schema without any list has screens for what is found by its key', async () => {
  const sdl = `
    type Query { permit(number: Int!): Permit }
    type Permit { id: ID! number: Int! holder: String! }
    type Mutation { permitRefuse(input: RefuseInput!): Permit }
    input RefuseInput { permitId: ID! reason: String! }
  `;
  const files = await scaffoldOf(sdl);
  const resources = textOf(files, 'src/resources/resources.ts');
  expect(resources).toContain('withoutList: [permits]');
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
});
