import { buildSchema } from 'graphql';
import {
  pageRequest,
  type PaginationConvention,
} from '../../src/model/conventions/pagination/convention.ts';
import { pagingSlots, readPagination } from '../../src/model/conventions/pagination/pagination.ts';
import { findRows } from '../../src/model/conventions/rows.ts';
import { readListArguments } from '../../src/model/shapes/listArguments.ts';
import { sourceFile } from '../../src/scaffold/code/sourceFile.ts';
import { isLimited, pagingProperty } from '../../src/scaffold/lists/paging.ts';
import * as paging from '../../src/lists/paging.ts';
import { compile } from './compiled.ts';
import { scaffoldOf, textOf } from './scaffolded.ts';

/** A convention that no schema of ours has: a window onto the rows. */
const windows: PaginationConvention = {
  kind: 'offset',
  read(listArguments) {
    const named = (name: string) => listArguments.find((argument) => argument.name === name);
    if (!named('height')) return null;
    return {
      position: 'offset',
      forward: pageRequest(['height', named('height')], ['top', named('top')]),
    };
  },
};

function read(field: string, conventions?: readonly PaginationConvention[]) {
  const sdl = `type Query { ${field} } input Window { height: Int! top: Int } type Post { id: ID! }`;
  const { posts } = buildSchema(sdl).getQueryType()?.getFields() ?? {};
  const rows = findRows(posts.type);
  if (!rows) throw new Error('There are no rows.');
  return readPagination(readListArguments(posts.args), rows, conventions);
}

function printed(pagination: ReturnType<typeof read>): string {
  const settings = `export const settings = { ${pagingProperty(pagination)} };`;
  const { text } = sourceFile('src/resources/posts/PostList.ts', '', settings);
  return text.replaceAll(/\s+/g, ' ');
}

test('a convention is added as one file: what it recognises is read, printed and asked for', () => {
  const pagination = read('posts(height: Int!, top: Int): [Post!]!', [windows]);
  expect(pagingSlots(pagination)).toEqual([['height'], ['top']]);
  expect(isLimited(pagination)).toBe(true);
  expect(printed(pagination)).toContain('offsetPaging((height, top) => ({ height, top }))');
});

test.each([
  [
    'posts(limit: Int, offset: Int): [Post!]!',
    'offsetPaging((limit, offset) => ({ limit, offset }))',
  ],
  ['posts(pageIndex: Int): [Post!]!', 'numberPaging((_size, page) => ({ pageIndex: page }), 0)'],
  ['posts(first: Int): [Post!]!', 'noPaging((limit) => ({ first: limit }))'],
  ['posts: [Post!]!', 'noPaging()'],
])('%s is asked for by %s', (field, code) => {
  expect(printed(read(field))).toContain(code);
});

test('each way of naming pages is one that lists know', () => {
  const fields = [
    'posts(take: Int, skip: Int): [Post!]!',
    'posts(page: Int): [Post!]!',
    'posts: [Post!]!',
  ];
  for (const field of fields) {
    const [, maker] = /paging: (\w+)\(/.exec(printed(read(field))) ?? [];
    expect(Object.keys(paging)).toContain(maker);
  }
});

test('cursors that are numbers compile, since an address has them as text', async () => {
  const sdl = `
    type Query { posts(limit: Int, cursor: Int): PostPage! }
    type PostPage { items: [Post!]! nextCursor: Int }
    type Post { id: ID! title: String! }
  `;
  const files = await scaffoldOf(sdl);
  const path = 'src/resources/posts/PostList.tsx';
  expect(textOf(files, path)).toContain(
    'cursorPaging((limit, token) => ({ limit, cursor: numberedCursor(token) }))',
  );
  expect(compile(files, sdl, [path])).toEqual([]);
});
