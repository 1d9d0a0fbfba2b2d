import { PAGE_INFO, connection, listOf, readSdl, resourceOf } from './readSdl.ts';

const types = (sdl: string) => readSdl(sdl).resources.map(({ type }) => type);

describe('what is a resource', () => {
  test('types that the root lists or fetches, in the order of the lists', () => {
    const sdl =
      'type Query { user(id: ID!): User tag(id: ID!): Tag posts: [Post!]! users: [User!]! } type Post { id: ID! } type User { id: ID! name: String } type Tag { id: ID! }';
    expect(types(sdl)).toEqual(['Post', 'User', 'Tag']);
  });

  test('types that records lead to and that have a key', () => {
    const sdl = `type Query { orders: [Order!]! } type Order { id: ID! lines: [Line!]! address: Address customer: Customer! } type Line { id: ID! sku: String } type Address { city: String } type Customer { id: ID! orders: [Order!]! }`;
    expect(types(sdl)).toEqual(['Order', 'Line', 'Customer']);
  });

  test('rows without a key where the schema calls them by the type’s name', () => {
    expect(
      types(
        'type Query { rewards(limit: Int, offset: Int): [Reward!]! } type Reward { amount: Float }',
      ),
    ).toEqual(['Reward']);
    expect(
      types(
        'type Query { promotionActions: [OperationDefinition!]! } type OperationDefinition { code: String! }',
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'connections and edges',
      `type Query { posts(first: Int, after: String): PostConnection! } type Post { id: ID! } ${connection('Post')} ${PAGE_INFO}`,
    ],
    [
      'aggregates',
      'type Query { posts: [Post!]! posts_aggregated(groupBy: [String]): [posts_aggregated!]! } type posts_aggregated { count: Int } type Post { id: ID! }',
    ],
    [
      'payloads',
      'type Query { posts: [Post!]! } type Mutation { createPost(title: String!): CreatePostPayload } type CreatePostPayload { post: Post errors: [UserError!]! } type UserError { message: String! } type Post { id: ID! }',
    ],
    [
      'singletons',
      'type Query { posts: [Post!]! settings: Settings shop: Shop! } type Settings { theme: String } type Shop { id: ID! name: String } type Post { id: ID! }',
    ],
    [
      'the query itself',
      'type Query implements Node { id: ID! query: Query! relay: Query! node(id: ID!): Node posts: [Post!]! } interface Node { id: ID! } type Post implements Node { id: ID! }',
    ],
    [
      'reports',
      'type Query { posts: [Post!]! salesByDay(from: String!, to: String!): [SalesByDay!]! } type SalesByDay { day: String! total: Float } type Post { id: ID! }',
    ],
    [
      'another state of a resource',
      'type Query { posts: [Post!]! post(id: ID!): Post post_by_version(id: ID!, version: String!): version_Post } type Post { id: ID! title: String! } type version_Post { id: ID! title: String! version: String! }',
    ],
    [
      'what describes the server’s own types',
      'type Query { posts: [Post!]! meta: AdminMeta } type AdminMeta { lists: [ListMeta!]! list(key: String!): ListMeta } type ListMeta { key: String! label: String! } type Post { id: ID! }',
    ],
    [
      'names of choices',
      'type Query { posts: [Post!]! states: [PostState!]! enums: Enums } type Enums { state: [PostState!] } enum State { NEW OLD } type PostState { enum: State! label: String! description: String } type Post { id: ID! }',
    ],
  ])('%s are none', (_, sdl) => {
    expect(types(sdl)).toEqual(['Post']);
  });

  test('an interface whose records are listed, with the types behind it', () => {
    const sdl =
      'type Query { files(limit: Int, offset: Int): [File!]! } interface File { id: ID! name: String! } type Image implements File { id: ID! name: String! width: Int } type Video implements File { id: ID! name: String! length: Int }';
    expect(resourceOf(readSdl(sdl), 'File')).toMatchObject({
      concrete: ['Image', 'Video'],
      title: ['name'],
    });
  });
});

describe('relations', () => {
  test('to one, with the key field beside it', () => {
    const sdl =
      'type Query { orders: [Order!]! customers: [Customer!]! } type Order { id: ID! customerId: ID! customer: Customer } type Customer { id: ID! }';
    expect(resourceOf(readSdl(sdl), 'Order').relations).toMatchObject([
      {
        field: 'customer',
        to: 'Customer',
        many: false,
        record: [],
        foreignKey: 'customerId',
        list: null,
      },
    ]);
  });

  test('to one through a lone edge', () => {
    const sdl = `type Query { posts: [Post!]! users: [User!]! } type Post { id: ID! author: PostToUserEdge } type PostToUserEdge { node: User cursor: String } type User { id: ID! }`;
    expect(resourceOf(readSdl(sdl), 'Post').relations).toMatchObject([
      { field: 'author', to: 'User', many: false, record: ['node'] },
    ]);
  });

  test.each([
    ['a plain list', 'tags: [Tag!]!', '', []],
    [
      'a connection',
      'tags(first: Int, after: String): TagConnection!',
      `${connection('Tag')} ${PAGE_INFO}`,
      ['edges', 'node'],
    ],
    [
      'a wrapper',
      'tags(limit: Int): TagList',
      'type TagList { items: [Tag!]! total: Int! }',
      ['items'],
    ],
  ])('to many as %s', (_, field, more, rows) => {
    const sdl = `type Query { posts: [Post!]! } type Post { id: ID! ${field} } type Tag { id: ID! name: String } ${more}`;
    const [relation] = resourceOf(readSdl(sdl), 'Post').relations;
    expect(relation).toMatchObject({ field: 'tags', to: 'Tag', many: true });
    expect(relation?.list).toMatchObject({ path: ['tags'], rows });
  });

  test('the same records twice are one relation', () => {
    const sdl =
      'type Query { posts: [Post!]! } type Post { id: ID! tags: [Tag!]! tags_connection: Tags tags_aggregate: Tags } type Tags { nodes: [Tag!]! totalCount: Int } type Tag { id: ID! }';
    expect(resourceOf(readSdl(sdl), 'Post').relations.map(({ field }) => field)).toEqual(['tags']);
  });

  test('to a summary lead to what it summarises', () => {
    const sdl = `type Query { users: UserQuery groups: [Group!]! } type UserQuery { list: [UserMinimal!]! single(id: Int!): User } type UserMinimal { id: Int! name: String! }
      type User { id: Int! name: String! email: String! } type Group { id: Int! users: [UserMinimal!]! }`;
    const [relation] = resourceOf(readSdl(sdl), 'Group').relations;
    expect(relation).toMatchObject({
      to: 'User',
      list: { rowType: 'UserMinimal', fields: ['id', 'name'] },
    });
  });

  test('a list of summaries without a key of their own is one of what they sum up', () => {
    const sdl = `type Query { myEmployers: [EmployerSummary!]! employer(employerId: ID!): Employer }
      type EmployerSummary { employerId: ID! name: String! staff: Int issues: Int } type Employer { employerId: ID! name: String! staff: Int ein: String }`;
    const { resources } = readSdl(sdl);
    expect(resources.map(({ type, list }) => [type, list?.path])).toEqual([
      ['Employer', ['myEmployers']],
    ]);
  });

  test('that need arguments are none', () => {
    const sdl =
      'type Query { posts: [Post!]! } type Post { id: ID! comment(id: ID!): Comment comments: [Comment!]! } type Comment { id: ID! }';
    expect(resourceOf(readSdl(sdl), 'Post').relations.map(({ field }) => field)).toEqual([
      'comments',
    ]);
  });
});

describe('slugs', () => {
  test('are unique, and none that the app keeps for itself', () => {
    const names = ['Api', 'Index', 'Login', 'Query2', 'Post', 'post', 'POST', 'Healthz', 'GraphQL'];
    const sdl = `type Query { ${names.map((name, index) => `f${index}(id: ID!): ${name}`).join(' ')} } ${names.map((name) => `type ${name} { id: ID! title: String }`).join(' ')}`;
    const slugs = readSdl(sdl).resources.map(({ slug }) => slug);
    expect(slugs).toHaveLength(names.length);
    expect(new Set(slugs).size).toBe(names.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const kept of ['api', 'index', 'login', 'healthz', 'graphql', '_next'])
      expect(slugs).not.toContain(kept);
  });
});

test('what no resource asks is a tool, with the reason', () => {
  const sdl = `type Query { posts: [Post!]! version: String! search(q: String!): [Hit!]! settings: Settings } union Hit = Post | Tag type Post { id: ID! } type Tag { id: ID! } type Settings { theme: String }`;
  const { tools, omitted } = readSdl(sdl);
  expect(tools.map(({ path, why }) => [path.join('.'), why])).toEqual([
    ['version', 'gives a value, no record'],
    ['search', 'its records are of a union, which has no fields of its own'],
    ['settings', 'gives one object, which no list shows'],
  ]);
  expect(omitted).toEqual([]);
});

test.each([
  ['lastGroupCreated', null],
  ['randomGroup', null],
  ['myGroup', ['board', 'myGroup', 'members']],
])('what lies below %s is listed at %j', (name, path) => {
  const sdl = `type Query { board: Board groups: [Group!]! group(id: ID!): Group } type Board { ${name}: Group }
    type Group { id: ID! name: String! members: [Member!]! } type Member { id: ID! name: String! }`;
  expect(resourceOf(readSdl(sdl), 'Member').list?.path ?? null).toEqual(path);
});

test('what lies below a record that a key finds is no list of all, whatever the key is called', () => {
  const sdl = `type Query { group(muuid: MUUID): Group groups: [Group!]! } scalar MUUID
    type Group { id: ID! ref: MUUID! name: String! members: [Member!]! } type Member { id: ID! name: String! }`;
  expect(resourceOf(readSdl(sdl), 'Member').list).toBe(null);
});

test('rows on a dashboard are shown with its figures, and are no list of all', () => {
  const { resources, tools } = readSdl(`
    type Query { posts: [Post!]! post(id: ID!): Post getAdminDashboard: AdminDashboard! }
    type AdminDashboard { totalPosts: Int! recentUsers: [RecentUser!]! }
    type RecentUser { id: ID! name: String! }
    type Post { id: ID! title: String! }
  `);
  expect(resources.map(({ type, list }) => [type, list?.path])).toEqual([['Post', ['posts']]]);
  expect(tools.map(({ path }) => path)).toEqual([['getAdminDashboard']]);
});

test('dashboards that people make are records', () => {
  const sdl = `type Query { dashboards(first: Int, after: String): DashboardConnection! }
    type Dashboard { id: ID! name: String! } ${connection('Dashboard')} ${PAGE_INFO}`;
  expect(listOf(readSdl(sdl), 'Dashboard').path).toEqual(['dashboards']);
});

test('a list that pages is taken before all in one piece, whatever follows its noun', () => {
  const sdl = `type Query { scores: [CertifyScore!]! scoresList(limit: Int, offset: Int): [CertifyScore!]! }
    type CertifyScore { id: ID! name: String! }`;
  expect(resourceOf(readSdl(sdl), 'CertifyScore').list?.path).toEqual(['scoresList']);
});

describe('a leading underscore', () => {
  const MARKED = `_update_user(id: ID!, name: String): User! _delete_user(id: ID!): Boolean! _ban_user(id: ID!): User!`;
  const sdl = (mutations: string) => `
    type Query { posts: [Post!]! post(id: ID!): Post _users: [User!]! _user(id: ID!): User! _service: _Service! _entities(representations: [_Any!]!): [_Entity]! }
    type Post { id: ID! title: String! } type User { id: ID! name: String! } type _Service { sdl: String }
    scalar _Any union _Entity = Post
    type Mutation { deletePost(id: ID!): Boolean! ${mutations} }`;

  test('marks what is there for other people, where mutations have it, too', () => {
    const model = readSdl(sdl(MARKED));
    expect(resourceOf(model, 'User')).toMatchObject({
      list: { path: ['_users'] },
      lookup: { path: ['_user'] },
      update: { path: ['_update_user'] },
      delete: { path: ['_delete_user'] },
      actions: [{ path: ['_ban_user'], danger: true }],
    });
    expect(model.tools).toEqual([]);
  });

  test('marks the machinery of a server otherwise', () => {
    const model = readSdl(sdl('_debug(on: Boolean): Boolean!'));
    expect(model.resources.map(({ type }) => type)).toEqual(['Post']);
    expect(model.tools).toEqual([]);
  });
});

test('what went wrong with an answer is no record', () => {
  const { resources } = readSdl(`
    type Query { posts: [Post!]! postCount: PostCount! } type Post { id: ID! title: String! }
    type PostCount { result: Int errors: [CountError!]! } type CountError { code: String message: String! }`);
  expect(resources.map(({ type }) => type)).toEqual(['Post']);
});

test('what choices are called is no tool, either', () => {
  const { tools, omitted } = readSdl(`
    type Query { posts: [Post!]! states: [StateName!]! enums: Enums } type Post { id: ID! title: String! }
    type Enums { state: [StateName!] } enum State { NEW OLD } type StateName { value: State! label: String! }`);
  expect(tools).toEqual([]);
  expect(omitted.map(({ what }) => what)).toEqual(['Query.states', 'Query.enums']);
});

test('what is listed in short and found in full is one resource, called as in the list', () => {
  const { resources } = readSdl(`
    type Query { projects(page: Int, pageSize: Int): [ProjectType!]! recentProjects: [ProjectDetailType!]! project(id: ID!): ProjectDetailType tasks: [Task!]! }
    type ProjectType { id: ID! title: String! status: String } type Task { id: ID! name: String! project: ProjectType }
    type ProjectDetailType { id: ID! title: String! status: String description: String }
    type Mutation { projectCreate(title: String!): ProjectDetailType }`);
  const [project, task] = resources;
  expect(resources.map(({ type }) => type)).toEqual(['ProjectDetailType', 'Task']);
  expect(project).toMatchObject({
    label: 'Project',
    slug: 'projects',
    list: { path: ['projects'] },
    lookup: { path: ['project'] },
    create: { path: ['projectCreate'] },
  });
  expect(task.relations.map(({ field, to }) => [field, to])).toEqual([
    ['project', 'ProjectDetailType'],
  ]);
});

test('a word before the name of a type stays where another type is called so without it', () => {
  const labels = (sdl: string) => readSdl(sdl).resources.map(({ pluralLabel }) => pluralLabel);
  const query =
    'type Query { organizations: [OrganizationType!]! publicOrganizations: [PublicOrganization!]! publicTags: [PublicTag!]! }';
  const types =
    'type OrganizationType { id: ID! title: String! } type PublicOrganization { id: ID! title: String! } type PublicTag { id: ID! title: String! }';
  expect(labels(`${query} ${types}`)).toEqual(['Organizations', 'Public organizations', 'Tags']);
});

test('the list of all comes before that of who asks, in any language', () => {
  const sdl = `type Query { mesSaisies(semaine: String!): [TimeEntry!]! saisies(debut: Date!, fin: Date!): [TimeEntry!]! timeEntry(id: ID!): TimeEntry }
    scalar Date type TimeEntry { id: ID! note: String }`;
  expect(listOf(readSdl(sdl), 'TimeEntry').path).toEqual(['saisies']);
});
