import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const SHOP = `
  type Query {
    films(page: Int, limit: Int): [Film!]! film(id: ID!): Film
    stores: [Store!]! store(id: ID!): Store
    filmsInStock(storeId: ID!): [Film!]!
    filmsNear(term: String!, near: PointInput!, first: Int, after: String): FilmConnection
  }
  type Film { id: ID! title: String! length: Int }
  type Store { id: ID! name: String! }
  type FilmConnection { edges: [FilmEdge!]! pageInfo: PageInfo! }
  type FilmEdge { node: Film! cursor: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  input PointInput { lat: Float! lng: Float! }
`;

test('what asks for arguments and gives records shows them in a table, each with a link to its page', async () => {
  const files = await scaffoldOf(SHOP);
  expect(faultsOf(files, buildSchema(SHOP))).toEqual([]);
  expect(compile(files, SHOP)).toEqual([]);
  const inStock = textOf(files, 'src/resources/tools/FilmsInStockTool.tsx').replaceAll(/\s+/g, ' ');
  // The store is picked; the rows lead to the films.
  expect(inStock).toContain(
    "storeId: relation({ label: 'Store', picker: storePicker, required: true })",
  );
  expect(inStock).toMatch(/label: 'Film', .*<RecordLink resource=\{films\}/);
  expect(inStock).toContain("label: 'Length'");
  const near = textOf(files, 'src/resources/tools/FilmsNearTool.tsx');
  expect(near).toContain('<ToolPages');
  expect(near).toContain('near: group<PointInput>');
});

test('such a tool is listed with the tools, not with the resources', async () => {
  const files = await scaffoldOf(SHOP);
  expect(textOf(files, 'src/resources/tools/tools.ts')).toContain('filmsInStock');
  expect(textOf(files, 'src/resources/resources.ts')).not.toMatch(/inStock/i);
});
