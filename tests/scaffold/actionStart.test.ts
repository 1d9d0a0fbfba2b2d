import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query { products: [Product!]! product(id: ID!): Product categories: [Category!]! category(id: ID!): Category }
  type Product {
    id: ID!
    name: String!
    price: Float
    category: Category
    storeAddress: Address
    makerAddress: Address!
    size: Size!
  }
  type Address { street: String! city: String }
  input AddressInput { street: String! city: String note: String }
  type Size { width: Int! height: Int! }
  input SizeInput { from: Int! to: Int! }
  input MakerInput { productId: ID! address: AddressInput! }
  type Category { id: ID! name: String! }
  type Mutation {
    changePrice(id: ID!, price: Float!, reason: String): Product
    moveProduct(id: ID!, categoryId: ID): Product
    addPrice(id: ID!, price: Float!): Product
    setReminder(id: ID!, text: String!): Product
    changeStoreAddress(id: ID!, address: AddressInput!): Product
    changeProductMakerAddress(input: MakerInput!): Product
    changeAddress(id: ID!, address: AddressInput!): Product
    changeSize(id: ID!, size: SizeInput!): Product
  }
`;

const actionOf = async (name: string) =>
  textOf(await scaffoldOf(SDL), `src/resources/products/mutations/${name}.ts`).replaceAll(
    /\s+/g,
    ' ',
  );

test('actions that start with what a record holds compile', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

test('what an action changes is read first: values, and related records with their names', async () => {
  const price = await actionOf('changePrice');
  expect(price).toContain(
    'query changePriceQuery($id: ID!) { product(id: $id) @catch { price @catch } }',
  );
  expect(price).toContain('({ price: product.price })');
  expect(await actionOf('moveProduct')).toContain(
    'categoryId: optionOf(categoryPicker, product.category)',
  );
});

test('an object of another name is what the action is called after', async () => {
  const store = await actionOf('changeStoreAddress');
  expect(store).toContain('storeAddress { street city @catch }');
  expect(store).toContain(
    'street: product.storeAddress?.street, city: product.storeAddress?.city, }),',
  );
  expect(await actionOf('changeProductMakerAddress')).toContain(
    '({ address: product.makerAddress })',
  );
});

test.each([
  ['adds something', 'addPrice'],
  ['may mean one object or another', 'changeAddress'],
  ['takes an object of another shape', 'changeSize'],
  ['sets what the record does not have', 'setReminder'],
])('an action that %s starts with nothing', async (_what, name) => {
  expect(await actionOf(name)).not.toContain('start:');
});
