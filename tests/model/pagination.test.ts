import { PAGE_INFO, connection, listOf, readSdl, resourceOf } from './readSdl.ts';

const POST = 'type Post { id: ID! title: String! }';

describe('a list is paged by what its schema offers', () => {
  test.each([
    [
      'first and after with pageInfo',
      `type Query { posts(first: Int, after: String, last: Int, before: String): PostConnection! } ${connection('Post')} ${PAGE_INFO}`,
      'cursor',
      ['edges', 'node'],
    ],
    [
      'first and after with nodes only',
      `type Query { posts(first: Int, after: String): Posts! } type Posts { nodes: [Post!]! pageInfo: PageInfo! } ${PAGE_INFO}`,
      'cursor',
      ['nodes'],
    ],
    [
      'first and after with the cursors of edges',
      'type Query { posts(first: Int, after: String): Posts! } type Posts { edges: [Edge!] pageInfo: Info! } type Edge { node: Post cursor: String! } type Info { hasNextPage: Boolean! }',
      'cursor',
      ['edges', 'node'],
    ],
    [
      'cursors in an object',
      `type Query { posts(paging: Paging!): PostConnection! } input Paging { first: Int after: String } ${connection('Post')} ${PAGE_INFO}`,
      'cursor',
      ['edges', 'node'],
    ],
    ['limit and offset', 'type Query { posts(limit: Int, offset: Int): [Post!]! }', 'offset', []],
    ['skip and take', 'type Query { posts(skip: Int, take: Int): [Post!]! }', 'offset', []],
    [
      'skip and take as any number',
      'type Query { posts(skip: Float, take: Float): [Post!]! }',
      'offset',
      [],
    ],
    [
      'first and skip',
      'type Query { posts(first: Int = 100, skip: Int = 0): [Post!]! }',
      'offset',
      [],
    ],
    ['first and offset', 'type Query { posts(first: Int, offset: Int): [Post!]! }', 'offset', []],
    [
      'start and limit in an object',
      'type Query { posts(pagination: P = {}): [Post]! } input P { page: Int pageSize: Int start: Int limit: Int }',
      'offset',
      [],
    ],
    [
      'options with skip and take',
      'type Query { posts(options: O): PostList! } input O { skip: Int take: Int } type PostList { items: [Post!]! totalItems: Int! }',
      'offset',
      ['items'],
    ],
    ['page and perPage', 'type Query { posts(page: Int, perPage: Int): [Post!]! }', 'page', []],
    [
      'page alone',
      'type Query { posts(page: Int): Posts } type Posts { info: Info results: [Post] } type Info { count: Int pages: Int next: Int }',
      'page',
      ['results'],
    ],
    [
      'page and first',
      'type Query { posts(first: Int! = 10, page: Int): PostPaginator! } type PostPaginator { paginatorInfo: PI! data: [Post!]! } type PI { total: Int! hasMorePages: Boolean! }',
      'page',
      ['data'],
    ],
    [
      'a token',
      'type Query { posts(limit: Int, nextToken: String): Posts } type Posts { items: [Post] nextToken: String }',
      'token',
      ['items'],
    ],
    [
      'a bare cursor',
      'type Query { posts(limit: Int, cursor: String): Posts } type Posts { items: [Post!]! cursor: String }',
      'token',
      ['items'],
    ],
    [
      'a cursor that is a number',
      'type Query { posts(input: P!): Posts } input P { limit: Float = 10 cursor: Float = 0 } type Posts { edges: [Post!]! pageInfo: PI! } type PI { cursor: Float! hasMore: Boolean! }',
      'token',
      ['edges'],
    ],
    [
      'a cursor that the response only repeats, with the number of rows',
      'type Query { posts(input: P): Posts } input P { limit: Int offset: Int cursor: String } type Posts { limit: Int offset: Int cursor: String posts: [Post!]! }',
      'offset',
      ['posts'],
    ],
    [
      'a current cursor',
      `type Query { posts(limit: Int!, currentCursor: String, currentPage: Int): PostConnection! } ${connection('Post')} ${PAGE_INFO}`,
      'cursor',
      ['edges', 'node'],
    ],
    ['nothing', 'type Query { posts: [Post!]! }', 'none', []],
    [
      'first on a plain list',
      'type Query { posts(first: Int, after: String): [Post!]! }',
      'none',
      [],
    ],
  ])('%s', (_, sdl, kind, rows) => {
    const list = listOf(readSdl(`${sdl} ${POST}`), 'Post');
    expect(list.pagination.kind).toBe(kind);
    expect(list.rows).toEqual(rows);
  });

  test('a relay connection has a path for each cursor, in arguments and response', () => {
    const sdl = `type Query { posts(first: Int, after: Cursor, last: Int, before: Cursor): PostConnection! } scalar Cursor ${connection('Post')} ${PAGE_INFO} ${POST}`;
    expect(listOf(readSdl(sdl), 'Post').pagination).toEqual({
      kind: 'cursor',
      position: 'cursor',
      forward: {
        variables: {
          first: { hole: 'first', type: 'Int' },
          after: { hole: 'after', type: 'Cursor' },
        },
        sizing: { first: { hole: 'first', type: 'Int' } },
        parameters: ['first', 'after'],
      },
      backward: {
        variables: {
          last: { hole: 'last', type: 'Int' },
          before: { hole: 'before', type: 'Cursor' },
        },
        sizing: { last: { hole: 'last', type: 'Int' } },
        parameters: ['last', 'before'],
      },
      firstPage: 1,
      pageInfo: {
        endCursor: ['pageInfo', 'endCursor'],
        hasNextPage: ['pageInfo', 'hasNextPage'],
        startCursor: ['pageInfo', 'startCursor'],
        hasPreviousPage: ['pageInfo', 'hasPreviousPage'],
      },
    });
  });

  test('rows without a key are paged by offset, since few sorts give them a unique cursor', () => {
    const sdl = `type Query { totals(first: Int, after: String, offset: Int): TotalConnection! } type Total { email: String sum: Int } ${connection('Total')} ${PAGE_INFO}`;
    expect(listOf(readSdl(sdl), 'Total').pagination.kind).toBe('offset');
    const keyed = sdl.replace('email: String', 'nodeId: ID! email: String');
    expect(listOf(readSdl(keyed), 'Total').pagination.kind).toBe('cursor');
  });

  test('pages are counted from zero where the schema says so', () => {
    const read = (argument: string) =>
      listOf(readSdl(`type Query { posts(${argument}, size: Int): [Post!]! } ${POST}`), 'Post')
        .pagination;
    expect(read('page: Int = 0')).toMatchObject({ firstPage: 0 });
    expect(read('"Zero-based." page: Int')).toMatchObject({ firstPage: 0 });
    expect(read('pageIndex: Int')).toMatchObject({ firstPage: 0 });
    expect(read('page: Int')).toMatchObject({
      firstPage: 1,
      forward: { variables: { size: { hole: 'size' } } },
    });
  });

  test('of several lists the one that pages is used', () => {
    const sdl = `type Query { posts(filter: String): [Post!]! postsCursor(first: Int, after: String): PostConnection! } ${connection('Post')} ${PAGE_INFO} ${POST}`;
    expect(listOf(readSdl(sdl), 'Post').path).toEqual(['postsCursor']);
  });

  test('arguments that only page are not offered as filters', () => {
    const sdl = `type Query { posts(first: Int, skip: Int, after: String, before: String, last: Int): [Post!]! } ${POST}`;
    expect(listOf(readSdl(sdl), 'Post').filter).toBeNull();
  });
});

describe('lists are found wherever they lie', () => {
  test('below the person who asks', () => {
    const sdl = `type Query { viewer: User! } type User { id: ID! name: String! repositories(first: Int, after: String): RepositoryConnection! }
      type Repository { id: ID! name: String! } ${connection('Repository')} ${PAGE_INFO}`;
    expect(listOf(readSdl(sdl), 'Repository').path).toEqual(['viewer', 'repositories']);
  });

  test('in namespaces, with their lookups', () => {
    const sdl = `type Query { pages: PageQuery } type PageQuery { list(limit: Int): [Page!]! single(id: Int!): Page } type Page { id: Int! title: String! }`;
    const page = resourceOf(readSdl(sdl), 'Page');
    expect(page.list?.path).toEqual(['pages', 'list']);
    expect(page.lookup?.path).toEqual(['pages', 'single']);
  });

  test('below a field that takes the paging', () => {
    const sdl = `type Query { Page(page: Int, perPage: Int): Page Media(id: Int): Media } type Page { pageInfo: PageInfo media(search: String): [Media] users: [User] }
      type PageInfo { total: Int hasNextPage: Boolean } type Media { id: Int! name: String } type User { id: Int! name: String }`;
    const list = listOf(readSdl(sdl), 'Media');
    expect(list).toMatchObject({
      path: ['Page', 'media'],
      above: { page: 'Int', perPage: 'Int' },
      pagination: {
        kind: 'page',
        forward: { variables: { page: { hole: 'page' }, perPage: { hole: 'size' } } },
      },
      total: { path: ['Page', 'pageInfo', 'total'], twin: null },
    });
  });

  test('a type that only summarises another gives that one its list', () => {
    const sdl = `type Query { pages: PageQuery } type PageQuery { list: [PageListItem!]! single(id: Int!): Page }
      type PageListItem { id: Int! title: String path: String! } type Page { id: Int! title: String! path: String! content: String! }`;
    const model = readSdl(sdl);
    expect(model.resources.map(({ type }) => type)).toEqual(['Page']);
    expect(listOf(model, 'Page')).toMatchObject({
      path: ['pages', 'list'],
      rowType: 'PageListItem',
      fields: ['id', 'title', 'path'],
    });
  });

  test('a list of lists is no list of records', () => {
    const sdl = `type Query { posts: [Post!]! grid: [[Post!]!]! post(id: ID!): Post }
      type Post { id: ID! title: String! related: [[Post!]!]! replies: [Post!]! }`;
    const { list, relations } = resourceOf(readSdl(sdl), 'Post');
    expect(list?.path).toEqual(['posts']);
    expect(relations.map(({ field }) => field)).toEqual(['replies']);
  });

  test('a required argument becomes an input before the list', () => {
    const sdl = `type Query { posts(blogId: ID!, limit: Int, offset: Int): [Post!]! post(id: ID!): Post } ${POST}`;
    expect(listOf(readSdl(sdl), 'Post').required).toEqual([
      { slot: ['blogId'], label: 'Blog', type: 'ID!' },
    ]);
  });

  test('an object of filters that must be given is sent empty', () => {
    const sdl = `type Query { posts(where: PostWhere!): [Post!]! } input PostWhere { title: String } ${POST}`;
    expect(listOf(readSdl(sdl), 'Post')).toMatchObject({ required: [], fixed: { where: {} } });
  });

  test.each([
    [
      'an object that must be there',
      'input PostsInput { filter: PostFilter! }',
      [],
      { input: { filter: {} } },
    ],
    ['an object that may be there', 'input PostsInput { filter: PostFilter }', [], { input: {} }],
    [
      'a key that must be there',
      'input PostsInput { blogId: ID! filter: PostFilter }',
      [{ slot: ['input', 'blogId'], label: 'Blog', type: 'ID!' }],
      {},
    ],
  ])('what an input groups is a list’s own: conditions, and %s', (_, input, required, fixed) => {
    const sdl = `type Query { posts(input: PostsInput!): [Post!]! } ${input}
      input PostFilter { ids: [ID!] title: String } ${POST}`;
    const list = listOf(readSdl(sdl), 'Post');
    expect(list).toMatchObject({ required, fixed });
    expect(list.filter?.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['id', 'title']),
    );
  });

  test('choices that must be made are all made, so that the list begins with all its records', () => {
    const sdl = `enum State { DRAFT SENT } type Post { id: ID! title: String! state: State! }
      type Query { findPostsByState(state: [State]!): [Post] }`;
    expect(listOf(readSdl(sdl), 'Post')).toMatchObject({
      required: [],
      fixed: { state: ['DRAFT', 'SENT'] },
      filter: { fields: [{ field: 'state' }] },
    });
  });

  test('an argument that may not be null is sent with its default, unless paging sends it anyway', () => {
    const sdl = `type Query { posts(paging: P! = { limit: 10 }, where: PostWhere! = {}, locale: L! = EN): [Post!]! }
      input P { limit: Int offset: Int } input PostWhere { title: String } enum L { EN FR } ${POST}`;
    expect(listOf(readSdl(sdl), 'Post').fixed).toEqual({ where: {}, locale: 'EN' });
  });
});

describe('the number of all records', () => {
  test.each([
    [
      'inside the answer',
      'type Query { posts(limit: Int, offset: Int): Posts } type Posts { items: [Post!]! totalCount: Int! }',
      'posts.totalCount',
    ],
    [
      'deep inside the answer',
      'type Query { posts(page: Int): Posts } type Posts { data: [Post!]! meta: Meta } type Meta { pagination: P } type P { total: Int }',
      'posts.meta.pagination.total',
    ],
    [
      'in a twin that counts',
      'type Query { posts(take: Int, skip: Int): [Post!]! postsCount: Int }',
      'postsCount',
    ],
    [
      'in a twin that aggregates',
      'type Query { posts(limit: Int, offset: Int): [Post!]! posts_aggregate: PA } type PA { aggregate: PF nodes: [Post!]! } type PF { count: Int! }',
      'posts_aggregate.aggregate.count',
    ],
    [
      'in a connection beside a plain list',
      'type Query { posts(first: Int, skip: Int): [Post!]! postsConnection: PC } type PC { aggregate: A! } type A { count: Int! }',
      'postsConnection.aggregate.count',
    ],
    [
      'in the list’s metadata',
      'type Query { allPosts(first: Int, skip: Int): [Post!]! _allPostsMeta: M! } type M { count: Int! }',
      '_allPostsMeta.count',
    ],
    [
      'among counts of every field',
      'type Query { posts(take: Int, skip: Int): [Post!]! aggregatePost: AP! } type AP { _count: C } type C { id: Int! _all: Int! }',
      'aggregatePost._count._all',
    ],
  ])('is found %s', (_, sdl, path) => {
    expect(listOf(readSdl(`${sdl} ${POST}`), 'Post').total?.path.join('.')).toBe(path);
  });

  test('takes the list’s filter where a twin can', () => {
    const sdl = `type Query { posts(where: PostWhere, take: Int, skip: Int): [Post!]! postsCount(where: PostWhere): Int } input PostWhere { title: String } ${POST}`;
    expect(listOf(readSdl(sdl), 'Post').total).toEqual({
      path: ['postsCount'],
      twin: { arguments: { where: 'PostWhere' }, filter: ['where'] },
    });
  });

  test('takes the filter of a twin that takes the order first', () => {
    const inputs =
      'input PostSort { title: Dir } enum Dir { ASC DESC } input PostWhere { title: String }';
    const args = '(sort: [PostSort!], where: PostWhere, skip: Int, take: Int)';
    const sdl = `type Query { posts${args}: [Post!]! postsCount${args}: Int } ${inputs} ${POST}`;
    expect(listOf(readSdl(sdl), 'Post').total?.twin?.filter).toEqual(['where']);
  });

  test('is absent where the schema has none', () => {
    expect(listOf(readSdl(`type Query { posts: [Post!]! } ${POST}`), 'Post').total).toBeNull();
  });
});

test('rows that are called edges, and are the records themselves', () => {
  const model = readSdl(`
    type Query { books(search: Search!): BookConnection! } input Search { page: Int pageSize: Int keyword: String }
    type BookConnection { totalCount: Int! edges: [Book!]! } type Book { id: ID! name: String! }`);
  expect(listOf(model, 'Book')).toMatchObject({
    path: ['books'],
    rows: ['edges'],
    pagination: { kind: 'page' },
    total: { path: ['books', 'totalCount'] },
  });
});

test('figures that a page gives for what they are asked by are none of its rows', () => {
  const { path, rows } = listOf(
    readSdl(`
      type Query { books(first: Int, after: String): BookPage! }
      type BookPage { items: [Book!]! endCursor: String hasNextPage: Boolean! groupBy(field: String): [BookGroup!]! }
      type BookGroup { fields: Book! count: Int! }
      type Book { id: ID! title: String! }
    `),
    'Book',
  );
  expect([...path, ...rows]).toEqual(['books', 'items']);
});
