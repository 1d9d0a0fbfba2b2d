import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const sdl = (create: string) => `
  type Query {
    products(first: Int, skip: Int): [Product!]! product(id: ID!): Product
    tags(search: String, first: Int, skip: Int): [Tag!]! tag(id: ID!): Tag
    offers(search: String, first: Int, skip: Int): [Offer!]! offer(id: ID!): Offer
  }
  type Mutation {
    createProduct(input: NewProduct!): Product
    updateProduct(id: ID!, input: ProductPatch!): Product
  }
  type Product {
    id: ID! name: String!
    tags(first: Int, skip: Int): [Tag!]! offers(first: Int, skip: Int): [Offer!]!
  }
  type Tag { id: ID! name: String! } type Offer { id: ID! name: String! status: Status! }
  enum Status { OPEN CLOSED }
  input NewProduct { name: String! ${create} }
  input ProductPatch { name: String tags: Links offers: Links }
  input Links { connect: [ID!] disconnect: [ID!] }
`;

async function createForm(create: string): Promise<string> {
  const schema = sdl(create);
  const files = await scaffoldOf(schema);
  expect(faultsOf(files, buildSchema(schema))).toEqual([]);
  const path = 'src/resources/products/ProductCreate.tsx';
  expect(await unformatted([[path, textOf(files, path)]])).toEqual([]);
  expect(compile(files, schema)).toEqual([]);
  return textOf(files, path).replaceAll(/\s+/g, ' ');
}

test.each([
  ['tags: Links', 'tags'],
  ['tags: [ID!]', 'tags'],
  ['tagIds: [ID!]', 'tagIds'],
])('a duplicate has the tags of the record where its form takes them: %s', async (input, name) => {
  const form = await createForm(input);
  expect(form).toContain(
    `const copiedLinks = { ${name}: linkedOptions(async () => (await import('./tabs/productTagsLinks.ts')).productTagsLinks), };`,
  );
  expect(form).toContain('copiedLinks={copiedLinks}');
});

test.each(['offers: Links', 'note: String'])(
  'a duplicate has no other links: %s',
  async (input) => {
    expect(await createForm(input)).not.toContain('copiedLinks');
  },
);
