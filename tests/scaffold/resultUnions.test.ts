import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

/** Lists, their rows, lists below records and records behind unions with what refuses them. */
const SDL = `
  type Query {
    posts(first: Int, after: String): PostsResult!
    post(id: ID!): PostResult
    tags: [TagOrError!]!
    tag(id: ID!): Tag
    notes(limit: Int, offset: Int): NotesResult
  }
  interface Error { message: String! }
  type Forbidden implements Error { message: String! id: ID! }
  type Busy implements Error { message: String! }
  type Failure { reason: String code: String! }
  union PostsResult = PostConnection | Forbidden | Busy
  union PostResult = Post | Forbidden
  union TagOrError = Tag | Failure
  union NotesResult = Notes | GoneError
  type GoneError { id: ID since: Int message: String! }
  type Notes { items: [NoteOrGone!]! }
  union NoteOrGone = Note | GoneError
  type Note { id: ID! title: String! }
  type Post { id: ID! title: String! tags(first: Int, after: String): TagsResult! }
  type Tag { id: ID! name: String! reason: String! }
  union TagsResult = TagConnection | Busy
  type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type PostEdge { node: Post! cursor: String! }
  type TagConnection { nodes: [Tag!]! pageInfo: PageInfo! totalCount: Int! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
`;

let files: Files;

beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

const flat = (path: string) => textOf(files, path).replaceAll(/\s+/g, ' ');

test('it compiles', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

test('a list asks for its rows on the condition that it is not refused, and what refuses it for its words', () => {
  const list = flat('src/resources/posts/PostList.tsx');
  expect(list).toContain(
    'posts(first: $first, after: $after) { ... on PostConnection @alias(as: "postConnection") { edges { node { ...PostTable_rows } } pageInfo { endCursor hasNextPage } } ... on Error { refusedAs: __typename refusedMessage: message } }',
  );
  expect(list).toContain('read: ({ posts: page }) => connectionPage(page?.postConnection),');
  expect(list).toContain('... on PostConnection @alias(as: "postConnection") { totalCount }');
  expect(list).toContain('read: (data) => data.posts?.postConnection?.totalCount,');
});

test('each row is one on that condition, where each may be refused', () => {
  const list = flat('src/resources/tags/TagList.tsx');
  expect(list).toContain(
    'tags { ... on Tag @alias(as: "tag") { ...TagTable_rows @arguments(more: $more) } ... on Failure { refusedItemAs: __typename refusedMessageOrNull: reason refusedCode: code } }',
  );
  expect(list).toContain('read: ({ tags: rows }) => ({ rows: rows.map((item) => item?.tag) }),');
});

test('so does a tab of records, its number, and the record itself', () => {
  const tab = flat('src/resources/posts/tabs/PostTagsTab.tsx');
  expect(tab).toContain(
    'post(id: $id) { ... on Post @alias(as: "post") { tags(first: $first, after: $after) { ... on TagConnection @alias(as: "tagConnection") { nodes { ...TagTable_rows } pageInfo { endCursor hasNextPage } } ... on Error { refusedAs: __typename refusedMessage: message } } } ... on Error { refusedAs: __typename refusedMessage: message } }',
  );
  expect(tab).toContain('rows: post?.post?.tags?.tagConnection?.nodes,');
  const record = flat('src/resources/posts/PostRecord.tsx');
  expect(record).toContain('read: ({ post }) => partOf(post, (found) => found?.post),');
  expect(record).toContain("subject: ['post', 'title'],");
  expect(record).toContain('tags: post?.post?.tags?.tagConnection?.totalCount,');
});

test('its test answers with the type that has the rows', () => {
  const text = flat('tests/resources/posts.test.tsx');
  expect(text).toContain("posts: { __typename: 'PostConnection', edges: [{ node: post }] }");
  expect(flat('tests/resources/tags.test.tsx')).toContain("tags: [{ __typename: 'Tag', ...tag }]");
});

test('what relay-compiler takes for a contradiction is left out: ids that may be null and ids that may not', () => {
  expect([...files.keys()].filter((path) => path.includes('note'))).toEqual([]);
});

test('records of a union that has no other kind so far are listed as they are alone', async () => {
  const sdl = `
    type Query {
      orders(first: Int, skip: Int): [OrderRow!]! order(id: ID!): Order
      tags(page: Int, pageSize: Int): TagsResult! tag(id: ID!): TagResult
    }
    union OrderRow = Order
    union TagsResult = TagPage
    union TagResult = Tag
    type TagPage { items: [Tag!]! total: Int! }
    type Order { id: ID! number: String! }
    type Tag { id: ID! name: String! }
  `;
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(textOf(files, 'src/resources/orders/OrderList.tsx')).toContain('... on Order @alias');
  expect(textOf(files, 'src/resources/tags/TagList.tsx')).toContain('... on TagPage @alias');
  expect(textOf(files, 'src/resources/tags/TagRecord.tsx')).toContain('... on Tag @alias');
  expect(compile(files, sdl)).toEqual([]);
});
