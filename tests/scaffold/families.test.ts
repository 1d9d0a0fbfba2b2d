import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

/** Scaffolds a schema, and sees to it that what comes out can be asked for. */
async function screensOf(sdl: string) {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  return files;
}

test('related records whose list insists on the size of a page are asked for in pages', async () => {
  const files = await screensOf(`
    type Query { shops: [Shop!]!  shop(id: ID!): Shop  jobs(first: Int!, after: String): Jobs! }
    type Shop { id: ID! name: String! jobs(first: Int!, after: String): Jobs! }
    type Jobs { edges: [JobEdge!]!  pageInfo: PageInfo! }
    type JobEdge { node: Job!  cursor: String! }
    type PageInfo { hasNextPage: Boolean!  endCursor: String }
    type Job { id: ID! title: String! }
  `);
  expect(textOf(files, 'src/resources/shops/ShopJobsTab.tsx')).toContain(
    'jobs(first: $first, after: $after)',
  );
});

test('a tool whose answer is a plain value asks for nothing inside it', async () => {
  const files = await screensOf(`
    type Query { shops: [Shop!]! }
    type Shop { id: ID! name: String! }
    type Mutation { raiseLimit(by: Int): Int }
  `);
  const tool = textOf(files, 'src/resources/tools/RaiseLimitTool.tsx').replaceAll(/\s+/g, ' ');
  expect(tool).toContain('mutation RaiseLimitToolMutation($by: Int) { raiseLimit(by: $by) }');
});

test('a record whose key lies in an object of system fields has a page', async () => {
  const files = await screensOf(`
    type Query { recipes(limit: Int, offset: Int): [Recipe!]!  recipe(uid: String!, lang: String!): Recipe }
    type Recipe { title: String  _meta: Meta! }
    type Meta { uid: String!  lang: String! }
  `);
  const record = textOf(files, 'src/resources/recipes/RecipeRecord.tsx');
  expect(record).toContain('recipe(uid: $uid, lang: $lang)');
});
