import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const sdl = (fields: string) => `
  type Query { products(take: Int, skip: Int): ProductList! product(id: ID!): Product variant(id: ID!): Variant }
  type Product { id: ID! name: String! ${fields} }
  type ProductList { items: [Product!]! totalItems: Int! }
  type VariantList { items: [Variant!]! totalItems: Int! }
  type Variant { id: ID! name: String! }
`;
const PAGES = '(take: Int, skip: Int): VariantList!';

/** The tabs of a product, by label. */
async function tabsOf(fields: string, more = ''): Promise<string[]> {
  const schema = sdl(fields) + more;
  const files = await scaffoldOf(schema);
  expect(faultsOf(files, buildSchema(schema))).toEqual([]);
  const record = textOf(files, 'src/resources/products/ProductRecord.tsx');
  return [...record.matchAll(/(\w+): \{ label: '([^']+)', Panel/g)].map(
    ([, name, label]) => `${name}: ${label}`,
  );
}

test.each([
  [`variants: [Variant!]! variantList${PAGES}`, ['variantList: Variants']],
  [`variantsPaginated${PAGES} variants: [Variant!]!`, ['variantsPaginated: Variants']],
])('the same rows in one piece and in pages (`%s`) are one tab, in pages', async (fields, tabs) => {
  expect(await tabsOf(fields)).toEqual(tabs);
});

test('rows that stand for the whole are at its place, and a record of such parts opens with them', async () => {
  const fields = `names: [Name!]! variants: [Variant!]! variantList${PAGES}`;
  const more =
    'type Name { id: ID! name: String! variant: Variant } extend type Query { name(id: ID!): Name }';
  expect(await tabsOf(fields, more)).toEqual(['variantList: Variants', 'names: Names']);
});

test.each([
  ['other rows', `variants: [Variant!]! soldVariantList${PAGES}`],
  [
    'rows that must be asked for by more',
    `variants: [Variant!]! variantList(of: ID!): VariantList!`,
  ],
  ['rows that are no longer given', `variants: [Variant!]! variantList${PAGES} @deprecated`],
])('what has %s beside it keeps its tab (`%s`)', async (_, fields) => {
  expect(await tabsOf(fields)).toContain('variants: Variants');
});
