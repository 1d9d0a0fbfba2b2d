import { wayText } from '../../src/model/shapes/steps.ts';
import type { Way } from '../../src/model/types/variables.ts';
import { PAGE_INFO, listOf, readSdl, resourceOf } from './readSdl.ts';

const POST = 'type Post { id: ID! title: String! }';
const ERRORS = `
  interface Error { message: String! }
  type Forbidden implements Error { message: String! }
  type Busy implements Error { message: String! }
`;
const CONNECTION = `type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! totalCount: Int! } type PostEdge { node: Post! cursor: String! } ${PAGE_INFO}`;

/** The steps of a way, with conditions as GraphQL writes them. */
function steps(way: Way): string {
  return way.map((step) => (typeof step === 'string' ? step : `... on ${step.on}`)).join(' ');
}

test.each([
  [
    'a connection',
    `posts(first: Int, after: String): PostsResult! } union PostsResult = PostConnection | Forbidden | Busy ${CONNECTION}`,
    '... on PostConnection edges node',
    'cursor',
    'posts.totalCount',
  ],
  [
    'a page with a total',
    'posts(limit: Int, offset: Int): PostsResult } union PostsResult = Forbidden | Posts type Posts { items: [Post!]! total: Int }',
    '... on Posts items',
    'offset',
    'posts.total',
  ],
  [
    'a success that names its rows',
    'posts: PostsResult! } union PostsResult = PostsSuccess | Busy type PostsSuccess { posts: [Post!]! }',
    '... on PostsSuccess posts',
    'none',
    null,
  ],
  [
    'what only has a message and a code, whatever it is called',
    'posts: PostsResult! } union PostsResult = Posts | Trouble type Posts { items: [Post!]! total: Int } type Trouble { message: String! code: Int }',
    '... on Posts items',
    'none',
    'posts.total',
  ],
  [
    'each row of a plain list',
    'posts: [PostOrError!]! } union PostOrError = Post | Busy',
    '... on Post',
    'none',
    null,
  ],
  [
    'each row of a page',
    'posts(page: Int, size: Int): Posts! } union PostOrError = Post | Forbidden type Posts { items: [PostOrError!]! total: Int! }',
    'items ... on Post',
    'page',
    'posts.total',
  ],
  [
    'each node, of a connection that may be refused itself',
    `posts(first: Int, after: String): PostsResult! } union PostsResult = PostConnection | Busy ${CONNECTION.replace('node: Post!', 'node: PostOrError!')} union PostOrError = Post | Forbidden`,
    '... on PostConnection edges node ... on Post',
    'cursor',
    'posts.totalCount',
  ],
])('a list is found behind a union: %s', (_, field, rows, paging, total) => {
  const list = listOf(readSdl(`type Query { ${field} ${POST} ${ERRORS}`), 'Post');
  expect(steps(list.rows)).toBe(rows);
  expect(list.pagination.kind).toBe(paging);
  expect(list.total && wayText(list.total.path)).toBe(total);
});

test('a record that has a list of its own is no list', () => {
  const sdl = `
    type Query { doctors: [Doctor!]! doctor(code: String!): DoctorOrMissing! }
    union DoctorOrMissing = Doctor | Missing
    type Missing { message: String! }
    type Doctor { code: String! name: String! visits: [Visit!]! }
    type Visit { id: ID! title: String! }
  `;
  const model = readSdl(sdl);
  expect(model.resources.find(({ type }) => type === 'Visit')?.list ?? null).toBeNull();
});

test('what refuses is known by the interface with its words, or each by its own', () => {
  const sdl = (members: string) =>
    `type Query { posts: [Item!]! } union Item = Post | ${members} ${POST} ${ERRORS}`;
  const refusals = (text: string) =>
    listOf(readSdl(text), 'Post').rows.map((step) => typeof step !== 'string' && step.refusals);
  const message = { name: 'message', nullable: false };
  expect(refusals(sdl('Busy | Forbidden'))).toEqual([[{ on: 'Error', message, code: null }]]);
  expect(
    refusals(
      `${sdl('Busy | Failure | NotFound')} type Failure { reason: String code: Int! } type NotFound { id: Int }`,
    ),
  ).toEqual([
    [
      { on: 'Busy', message, code: null },
      {
        on: 'Failure',
        message: { name: 'reason', nullable: true },
        code: { name: 'code', type: 'Int!' },
      },
      { on: 'NotFound', message: null, code: null },
    ],
  ]);
});

test.each([
  ['two results', 'union Item = Post | Page type Page { id: ID! title: String! }'],
  ['nothing but what refuses', 'union Item = Busy | Forbidden'],
])('a union of %s is no list', (_, union) => {
  const model = readSdl(
    `type Query { items: [Item!]! post(id: ID!): Post } ${union} ${POST} ${ERRORS}`,
  );
  expect(model.resources.map(({ list }) => list).filter((list) => list !== null)).toEqual([]);
  expect(model.tools.map(({ path }) => path.join('.'))).toEqual(['items']);
});

test('a union of one result, and nothing that refuses it, is a list of that', () => {
  const model = readSdl(
    `type Query { items: [Item!]! post(id: ID!): Post } union Item = Post ${POST}`,
  );
  expect(resourceOf(model, 'Post').list?.path).toEqual(['items']);
});

test('records below a record are a relation, though they may be refused', () => {
  const sdl = `
    type Query { posts: [Post!]! comments: [Comment!]! }
    type Post { id: ID! title: String! comments: CommentsResult! likes: [CommentOrError!]! }
    type Comment { id: ID! body: String! }
    union CommentsResult = Comments | Forbidden
    type Comments { items: [Comment!]! total: Int! }
    union CommentOrError = Comment | Busy
    ${ERRORS}
  `;
  const { relations, unionFields } = resourceOf(readSdl(sdl), 'Post');
  expect(
    relations.map(({ field, to, many, list }) => [field, to, many, steps(list?.rows ?? [])]),
  ).toEqual([
    ['comments', 'Comment', true, '... on Comments items'],
    ['likes', 'Comment', true, '... on Comment'],
  ]);
  expect(unionFields).toEqual([]);
});

test('a record is fetched through a union, out of what wraps it there', () => {
  const sdl = `
    type Query { posts: [Post!]! post(id: ID!): PostResult! }
    union PostResult = PostSuccess | Forbidden
    type PostSuccess { data: Post! }
    ${POST} ${ERRORS}
  `;
  const { lookup } = resourceOf(readSdl(sdl), 'Post');
  expect(lookup?.path).toEqual(['post']);
  expect(steps(lookup?.record ?? [])).toBe('... on PostSuccess data');
});

test('what may be refused is called as the union of it and the refusal, in what is shown and in what changes it', () => {
  const model = readSdl(`
    type Query { post(id: ID!): Post posts: [AuthorizedPost!]! }
    type Mutation { deletePost(id: ID!): RemovedPost! }
    union Post = AuthorizedPost | NotAllowed
    type AuthorizedPost { id: ID! title: String! } type NotAllowed { reason: String! } type RemovedPost { id: ID! }
  `);
  expect(resourceOf(model, 'AuthorizedPost')).toMatchObject({
    label: 'Post',
    pluralLabel: 'Posts',
    lookup: { path: ['post'] },
    delete: { path: ['deletePost'] },
  });
});
