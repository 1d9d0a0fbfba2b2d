import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** @param update what of a link can be changed; @param where what the connection is asked by */
const sdl = ({
  update = 'update: LineUpdate',
  where = 'where: LinesWhere, ',
  edge = 'edge: LineValues',
} = {}) => `
  type Query {
    orders(first: Int, skip: Int): [Order!]! order(id: ID!): Order
    products(where: ProductWhere, first: Int, skip: Int): [Product!]! product(id: ID!): Product
  }
  type Mutation { updateOrder(id: ID!, input: OrderPatch!): Order }
  type Order {
    id: ID! number: String!
    lines(first: Int, skip: Int): [Product!]!
    linesConnection(${where}first: Int, after: String): LinesConnection!
  }
  type LinesConnection { edges: [OrderLine!]! pageInfo: PageInfo! totalCount: Int! }
  type OrderLine { cursor: String! node: Product! properties: LineProperties! }
  type LineProperties { quantity: Int! note: String }
  type Product { id: ID! name: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  input ProductWhere { id: IdConditions } input IdConditions { eq: ID }
  input LinesWhere { node: ProductWhere }
  input OrderPatch { number: String lines: [LinesPatch!] }
  input LinesPatch { connect: [ID!] ${update} }
  input LineUpdate { where: LinesWhere ${edge} }
  input LineValues { quantity: SetInt note: String }
  input SetInt { set: Int increment: Int }
`;

const VALUES = 'src/resources/orders/tabs/orderLinesValues.ts';

test('what a link has of its own is changed one by one, in the tab that shows it', async () => {
  const files = await scaffoldOf(sdl());
  expect(faultsOf(files, buildSchema(sdl()))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl())).toEqual([]);
  const flat = (path: string) => textOf(files, path).replaceAll(/\s+/g, ' ');
  expect(flat('src/resources/orders/tabs/OrderLinesTab.tsx')).toContain(
    "rowChanges: changeColumn({ edit: true, mutation: 'updateOrder', load:",
  );
  const values = flat(VALUES);
  expect(values).toContain(
    'id: link.record.id, input: { lines: [{ update: { where: { node: { id: { eq: link.id } } }, edge: values } }] }',
  );
  expect(values).toContain('where: { node: { id: { eq: key } } }');
  expect(values).toContain('quantity: setting(integer({ hasDefault: true })');
  expect(values).toContain('values: (link) => ({ ...link.properties })');
});

test.each([
  ['an update changes none', { update: 'note: String' }],
  ['an update changes only their records', { edge: 'node: OrderPatch' }],
  ['one cannot be found among others', { where: '' }],
])('links are left as they are where %s', async (_, parts) => {
  const files = await scaffoldOf(sdl(parts));
  expect(files.has(VALUES)).toBe(false);
  expect(textOf(files, 'src/resources/orders/tabs/OrderLinesTab.tsx')).toContain('numberColumn(');
});
