import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

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
  expect(textOf(files, 'src/resources/shops/tabs/ShopJobsTab.tsx')).toContain(
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

test('arguments of any depth are asked for, and exactly one of several as one input', async () => {
  const files = await screensOf(`
    type Query { rules: [Rule!]!  find(where: Where!, target: Target): [Hit!]! }
    type Rule { id: ID! name: String! }
    type Hit { words: String }
    input Where { name: String AND: [Where!] }
    input Target @oneOf { tag: String rule: ID }
    type Mutation { createPlatform(input: Platform!): Boolean createChannel(input: Channel!): Boolean }
    input Platform @oneOf { android: Android apple: Apple }
    "Where it is sent. Exactly one of these must be given."
    input Channel { email: Apple phone: Android }
    input Android { name: String! }
    input Apple { bundle: String! }
  `);
  const toolOf = (name: string) =>
    textOf(files, `src/resources/tools/${name}Tool.tsx`).replaceAll(/\s+/g, ' ');
  expect(toolOf('Find')).toContain("AND: structure({ type: '[Where!]'");
  expect(toolOf('Find')).toContain('target: oneOf<Target>(');
  expect(toolOf('CreatePlatform')).toContain('input: oneOf<Platform>({');
  expect(toolOf('CreateChannel')).toContain('input: oneOf<Channel>({');
  expect(toolOf('CreatePlatform')).toContain('variables={(values) => values}');
});

test('settings and the mutation that changes them are one form, filled in', async () => {
  const files = await screensOf(`
    type Query { posts: [Post!]!  shop: Shop! }
    type Post { id: ID! title: String! }
    type Shop { settings: Settings  counts: [Int!] }
    type Settings { theme: Theme! limits: Limits version: String }
    type Limits { perDay: Int }
    enum Theme { LIGHT DARK }
    type Mutation { updateShopSettings(theme: Theme, limits: LimitsInput): Boolean }
    input LimitsInput { perDay: Int }
  `);
  const screen = textOf(files, 'src/resources/tools/ShopSettingsTool.tsx').replaceAll(/\s+/g, ' ');
  expect(screen).toContain(
    'shop { settings { theme limits @catch { perDay @catch } version @catch',
  );
  expect(screen).toContain('response.shop.settings;');
  expect(screen).toContain('theme: choice({ choices: theme, hasDefault: true })');
  expect(screen).toContain('<Text name="version" value={settings.version} />');
});

test('a key that the namespace of a mutation takes is given to the namespace', async () => {
  const files = await screensOf(`
    type Query { reports: [Report!]!  report(id: ID!): Report }
    type Report { id: ID! title: String! }
    type Mutation { reportEdit(id: ID!): ReportEdit }
    type ReportEdit { update(title: String!): Report  delete: Boolean }
  `);
  const textIn = (name: string) =>
    textOf(files, `src/resources/reports/mutations/${name}.ts`).replaceAll(/\s+/g, ' ');
  expect(textIn('deleteReport')).toContain('reportEdit(id: $id) { delete }');
  expect(textIn('updateReport')).toContain('reportEdit(id: $id) { update(title: $title) {');
});

test('a page asked for deep inside an object reads as Prettier has it', async () => {
  const files = await screensOf(`
    type Query { shops(pagination: Pagination): Shops! shop(id: ID!): Shop }
    input Pagination { cursor: CursorWay offset: OffsetWay }
    input CursorWay { cursor: String limit: Int! } input OffsetWay { limit: Int! offset: Int! }
    type Shop { id: ID! name: String! } type Shops { nodes: [Shop!]! pageInfo: PageInfo! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
  `);
  expect(await unformatted(files)).toEqual([]);
});
