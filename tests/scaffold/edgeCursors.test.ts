import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query {
    posts(first: Int, after: String, last: Int, before: String): PostConnection
    post(id: ID!): Post
    entries(first: Int, after: String): EntryConnection
  }
  type Post { id: ID! title: String! comments(first: Int, after: String): CommentConnection! }
  type Comment { id: ID! text: String! }
  union Entry = Post | Comment
  type PostConnection { edges: [PostEdge] pageInfo: PageInfo! }
  type PostEdge { node: Post cursor: String! rank: Int }
  type CommentConnection { edges: [CommentEdge!]! pageInfo: PageInfo! }
  type CommentEdge { node: Comment! cursor: ID! }
  type EntryConnection { edges: [EntryEdge!]! pageInfo: PageInfo! }
  type EntryEdge { node: Entry! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! }
`;

test('where only edges have cursors, the next page begins after the last of them', async () => {
  const files = await scaffoldOf(SDL);
  const list = textOf(files, 'src/resources/posts/PostList.tsx').replaceAll(/\s+/g, ' ');
  expect(list).toMatch(/posts\([^)]*\) \{ edges \{ node \{ [^}]*\} cursor [^}]*\} pageInfo \{/);
  expect(list).toContain('endCursor: page?.edges?.at(-1)?.cursor,');
  expect(list).toContain('startCursor: page?.edges?.[0]?.cursor,');
  expect(list).toContain('paging: connectionPaging');
  const tab = textOf(files, 'src/resources/posts/tabs/PostCommentsTab.tsx');
  expect(tab).toContain('endCursor: post?.comments.edges.at(-1)?.cursor,');
  const tool = textOf(files, 'src/resources/tools/EntriesTool.tsx');
  expect(tool).toContain('.edges.at(-1)?.cursor}');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});
