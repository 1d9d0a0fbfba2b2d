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
async function tabsOf(fields: string): Promise<string[]> {
  const files = await scaffoldOf(sdl(fields));
  expect(faultsOf(files, buildSchema(sdl(fields)))).toEqual([]);
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
