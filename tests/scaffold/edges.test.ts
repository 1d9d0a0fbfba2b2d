import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const TEAMS = `
  type Query {
    teams(first: Int, after: String): TeamConnection!
    team(id: ID!): Team
    users(first: Int, after: String): UserConnection!
    user(id: ID!): User
    posts(first: Int, after: String): PostConnection
  }
  type PostConnection { edges: [PostEdge] pageInfo: PageInfo! }
  type PostEdge { node: Post cursor: String! score: Float! price: Price id: ID! }
  type Price { amount: Float! currency: String! }
  type Post { id: ID! title: String! score: Int }
  type TeamConnection { edges: [TeamEdge!]! pageInfo: PageInfo! }
  type TeamEdge { node: Team! cursor: String! }
  type UserConnection { edges: [UserEdge!]! pageInfo: PageInfo! }
  type UserEdge { node: User! cursor: String! }
  type Team {
    id: ID!
    name: String!
    members(first: Int, after: String): TeamMemberConnection!
    stock(first: Int, after: String): StockConnection
  }
  type TeamMemberConnection { edges: [TeamMemberEdge] pageInfo: PageInfo! }
  type TeamMemberEdge {
    node: User
    cursor: String!
    role: TeamRole!
    addedAt: DateTime
    addedBy: User
    addedById: ID
    oldRole: String @deprecated
  }
  type StockConnection { edges: [StockEdge!]! pageInfo: PageInfo! }
  type StockEdge { node: Item! cursor: String! quantity: Int! }
  type Item { id: ID! name: String! }
  enum TeamRole { OWNER MEMBER }
  type User { id: ID! name: String! role: String teams(first: Int, after: String): TeamConnection! }
  scalar DateTime
  type PageInfo { hasNextPage: Boolean! endCursor: String }
`;

test('what a connection says beside its records is shown with them, and compiles', async () => {
  const files = await scaffoldOf(TEAMS);
  expect(faultsOf(files, buildSchema(TEAMS))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const tab = textOf(files, 'src/resources/teams/tabs/TeamMembersTab.tsx');
  expect(tab).toContain("choiceColumn('role', (edge) => edge.role, {");
  expect(tab).toContain("{ label: 'Added' }");
  expect(tab).not.toContain('oldRole');
  expect(tab).toContain("recordColumn('addedBy', (edge) => edge.addedBy, {");
  expect(tab).not.toContain('addedById');
  expect(tab.replaceAll(/\s+/g, ' ')).toContain(
    'edges { node { ...UserTable_rows } ...TeamMembersTab_edges }',
  );
  const list = textOf(files, 'src/resources/posts/PostList.tsx');
  expect(list).toContain('read: ({ posts: page }) => connectionPage(page),');
  expect(list).toContain("moneyColumn('price', (edge) => partOf(edge.price,");
  expect(compile(files, TEAMS)).toEqual([]);
});

test('lists and tables without such data are written as if the schema had none', async () => {
  const without = TEAMS.replace(
    /role: TeamRole!\s+addedAt: DateTime\s+addedBy: User\s+addedById: ID/,
    '',
  );
  const [files, plain] = await Promise.all([scaffoldOf(TEAMS), scaffoldOf(without)]);
  const differing = [...files.keys()].filter(
    (path) => path.endsWith('.tsx') && files.get(path) !== plain.get(path),
  );
  expect(differing).toEqual(['src/resources/teams/tabs/TeamMembersTab.tsx']);
});

test('hints label, format and hide what edges say', () => {
  const schema = buildSchema(TEAMS);
  const model = buildModel(schema, {
    resources: {
      TeamMemberEdge: { labels: { role: 'Duty', addedBy: 'Invited by' }, hide: ['addedAt'] },
      PostEdge: { format: { score: 'percent' } },
    },
  });
  const team = model.resources.find(({ type }) => type === 'Team');
  const members = team?.relations.find(({ field }) => field === 'members');
  expect(members?.list?.edge?.fields.map(({ name, label }) => [name, label])).toEqual([
    ['role', 'Duty'],
    ['addedById', 'Added by'],
  ]);
  expect(members?.list?.edge?.relations.map(({ label }) => label)).toEqual(['Invited by']);
  const posts = model.resources.find(({ type }) => type === 'Post')?.list;
  expect(posts?.edge?.fields[0].format).toBe('percent');
});

const GRAPH = `
  type Query {
    orders(where: OrderWhere, first: Int, skip: Int): [Order!]! order(id: ID!): Order
    products(where: ProductWhere, first: Int, skip: Int): [Product!]! product(id: ID!): Product
  }
  type Order {
    id: ID! number: String!
    lines(where: ProductWhere, first: Int, skip: Int): [Product!]!
    linesConnection(where: LinesWhere, first: Int, after: String, sort: [LinesSort!]): LinesConnection!
    notes(first: Int, skip: Int): [Note!]! notesConnection(first: Int, after: String): NotesConnection!
  }
  type LinesConnection { edges: [OrderLine!]! pageInfo: PageInfo! totalCount: Int! }
  type OrderLine { cursor: String! node: Product! properties: LineProperties! }
  type LineProperties { quantity: Int! note: String }
  type NotesConnection { edges: [NoteEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type NoteEdge { cursor: String! node: Note! }
  type Note { id: ID! text: String! }
  type Product { id: ID! name: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  input OrderWhere { number: String } input ProductWhere { id: ID name_contains: String AND: [ProductWhere!] }
  input LinesWhere { AND: [LinesWhere!] NOT: LinesWhere node: ProductWhere edge: LineWhere }
  input LineWhere { quantity: Int } input LinesSort { node: ProductSort edge: LineSort }
  input ProductSort { name: Direction } input LineSort { quantity: Direction }
  enum Direction { ASC DESC }
`;

test('what only a connection says of the links beside a plain list is shown, searched and sorted by as the list is', async () => {
  const files = await scaffoldOf(GRAPH);
  expect(faultsOf(files, buildSchema(GRAPH))).toEqual([]);
  const tab = textOf(files, 'src/resources/orders/tabs/OrderLinesTab.tsx');
  expect(tab).toContain("numberColumn('quantity', (edge) => edge.properties.quantity)");
  expect(tab).toContain(
    'linesConnection(first: $first, after: $after, where: $where, sort: $sort)',
  );
  expect(tab).toContain('where: { node: { name_contains: text } }');
  expect(tab).toContain('sort: [{ node: { name: sort } }]');
  expect(tab).toContain("name: 'lines'");
  expect(compile(files, GRAPH)).toEqual([]);
});

test('a connection that says no more than the list beside it leaves the list as it is', async () => {
  const files = await scaffoldOf(GRAPH);
  const tab = textOf(files, 'src/resources/orders/tabs/OrderNotesTab.tsx');
  expect(tab).toContain('notes(first: $first, skip: $skip)');
});
