import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { PAGE_INFO, connection, readSdl, resourceOf } from './readSdl.ts';

const NODE = 'interface Node { id: ID! }';

describe('what identifies a record', () => {
  test.each([
    [
      'a global id where the schema has Node',
      `type Query { node(id: ID!): Node posts: [Post!]! } ${NODE} type Post implements Node { id: ID! }`,
      ['id'],
      'global',
    ],
    [
      'an id of its type where Node cannot be asked',
      `type Query { posts: [Post!]! } ${NODE} type Post implements Node { id: ID! }`,
      ['id'],
      'type',
    ],
    [
      'a whole number',
      'type Query { posts: [Post!]! post(id: Int!): Post } type Post { id: Int! }',
      ['id'],
      'type',
    ],
    [
      'the plain id beside a global one',
      'type Query { node(nodeId: ID!): Node posts: [Post!]! post(id: Int!): Post } interface Node { nodeId: ID! } type Post implements Node { nodeId: ID! id: Int! }',
      ['id'],
      'type',
    ],
    [
      'the global one where it alone fetches',
      'type Query { node(nodeId: ID!): Node posts: [Post!]! } interface Node { nodeId: ID! } type Post implements Node { nodeId: ID! title: String! }',
      ['nodeId'],
      'global',
    ],
    [
      'the only ID, which a lookup takes under another name',
      'type Query { posts: [Post!]! post(id: ID!): Post } type Post { serial: ID! title: String }',
      ['serial'],
      'type',
    ],
    [
      'another key',
      'type Query { posts: [Post!]! post(uid: ID!): Post } type Post { uid: ID! }',
      ['uid'],
      'type',
    ],
    [
      'a document id',
      'type Query { posts: [Post!]! post(documentId: ID!): Post } type Post { documentId: ID! title: String }',
      ['documentId'],
      'type',
    ],
    [
      'a code',
      'type Query { posts: [Post!]! post(code: ID!): Post } type Post { code: ID! name: String! }',
      ['code'],
      'type',
    ],
    [
      'an id that every record has inside',
      'type Query { posts: Posts! post(id: String!): Post } type Posts { items: [Post]! total: Int! } type Post { sys: Sys! title: String } type Sys { id: String! }',
      ['sys.id'],
      'type',
    ],
    [
      'several fields together',
      'type Query { posts: [Post!]! post(blog: Int!, number: Int!): Post } type Post { blog: Int! number: Int! }',
      ['blog', 'number'],
      'type',
    ],
    [
      'several fields together, of which one lies with the record that it belongs to',
      'type Query { posts: [Post!]! post(blogId: ID!, number: Int!): Post blog(id: ID!): Blog } type Post { number: Int! blog: Blog! } type Blog { id: ID! name: String! }',
      ['blog.id', 'number'],
      'type',
    ],
    [
      'nothing of another record that may not be there',
      'type Query { posts: [Post!]! post(blogId: ID!, number: Int!): Post blog(id: ID!): Blog } type Post { number: Int! key: String! blog: Blog } type Blog { id: ID! name: String! }',
      ['key'],
      'type',
    ],
    [
      'the key by its name with what it is unique within',
      'type Query { listPosts: [Post!]! getPost(blogId: ID!, postId: ID!): Post } type Post { blogId: ID! postId: ID! title: String }',
      ['blogId', 'postId'],
      'type',
    ],
    [
      'an id with what it is unique within',
      'type Query { posts: [Post!]! post(id: ID!, locale: String!): Post } type Post { id: ID! locale: String! title: String }',
      ['id', 'locale'],
      'type',
    ],
    [
      'the id alone where another lookup makes do with it',
      'type Query { posts: [Post!]! post(id: ID!): Post postOfBlog(blogId: ID!, id: ID!): Post } type Post { id: ID! blogId: ID! }',
      ['id'],
      'type',
    ],
    [
      'a name that is unique by its sense',
      'type Query { posts: [Post!]! } type Post { slug: String! body: String }',
      ['slug'],
      'type',
    ],
    [
      'the key that is not deprecated',
      'type Query { posts: [Post!]! } type Post { id: Int @deprecated uid: ID! }',
      ['uid'],
      'type',
    ],
  ])('is %s', (_, sdl, fields, scope) => {
    expect(resourceOf(readSdl(sdl), 'Post').identity).toEqual({ field: fields[0], fields, scope });
  });

  test('is nothing for rows without a key, which can be listed all the same', () => {
    const post = resourceOf(
      readSdl(
        'type Query { posts(limit: Int, offset: Int): [Post!]! } type Post { amount: Float note: String }',
      ),
      'Post',
    );
    expect(post).toMatchObject({ identity: null, lookup: null, list: { path: ['posts'] } });
  });
});

describe('a record is fetched', () => {
  const post = 'type Post { id: ID! slug: String title: String! }';
  test.each([
    [
      'by its id',
      `type Query { posts: [Post!]! post(id: ID!): Post } ${post}`,
      ['post'],
      { id: { hole: 'id', type: 'ID!' } },
    ],
    [
      'by an argument that names the type',
      `type Query { posts: [Post!]! post(postId: ID!): Post } ${post}`,
      ['post'],
      { postId: { hole: 'id', type: 'ID!' } },
    ],
    [
      'by primary key',
      `type Query { posts: [Post!]! Post_by_pk(id: ID!): Post } ${post}`,
      ['Post_by_pk'],
      { id: { hole: 'id', type: 'ID!' } },
    ],
    [
      'by one of several keys',
      `type Query { posts: [Post!]! post(slug: String, id: ID, lang: String): Post } ${post}`,
      ['post'],
      { id: { hole: 'id', type: 'ID' } },
    ],
    [
      'by an id whose kind has a default',
      `type Query { posts: [Post!]! post(id: ID!, idType: IdType, preview: Boolean): Post } enum IdType { ID SLUG } ${post}`,
      ['post'],
      { id: { hole: 'id', type: 'ID!' } },
    ],
    [
      'by an object of keys',
      `type Query { posts: [Post!]! post(where: PostWhereUniqueInput!): Post } input PostWhereUniqueInput { slug: String id: ID } ${post}`,
      ['post'],
      { where: { id: { hole: 'id', type: 'ID' } } },
    ],
    [
      'by a condition on its key',
      `type Query { posts: [Post!]! post(filter: F): Post } input F { id: IdFilter } input IdFilter { eq: ID in: [ID] } ${post}`,
      ['post'],
      { filter: { id: { eq: { hole: 'id', type: 'ID' } } } },
    ],
    [
      'by a list of one id',
      `type Query { posts: [Post!]! post(id: [ID], slug: [String]): Post } ${post}`,
      ['post'],
      { id: [{ hole: 'id', type: 'ID' }] },
    ],
    [
      'by its natural key alone',
      `type Query { posts: [Post!]! post(slug: String!): Post } ${post}`,
      ['post'],
      { slug: { hole: 'slug', type: 'String!' } },
    ],
    [
      'as a node',
      `type Query { node(id: ID!): Node posts: [Post!]! } ${NODE} type Post implements Node { id: ID! title: String! }`,
      ['node'],
      { id: { hole: 'id', type: 'ID!' } },
    ],
  ])('%s', (_, sdl, path, variables) => {
    expect(resourceOf(readSdl(sdl), 'Post').lookup).toMatchObject({
      path,
      variables,
      gives: 'one',
    });
  });

  test('by a natural key, which then makes its URL, while the id stays its identity', () => {
    const project = resourceOf(
      readSdl(
        'type Query { projects: [Project!]! project(fullPath: ID!): Project } type Project { id: ID! fullPath: ID! name: String! }',
      ),
      'Project',
    );
    expect(project.lookup?.key).toEqual(['fullPath']);
    expect(project.identity?.fields).toEqual(['id']);
  });

  test('out of an envelope or a union of results', () => {
    const envelope =
      'type Query { post(id: ID): PostResponse posts(limit: Int, offset: Int): [Post!]! } type PostResponse { data: Post } type Post { id: ID! }';
    const union =
      'type Query { post(id: ID!): PostResult posts: [Post!]! } union PostResult = Post | NotFoundError type NotFoundError { message: String! } type Post { id: ID! }';
    expect(resourceOf(readSdl(envelope), 'Post').lookup).toMatchObject({
      record: ['data'],
    });
    expect(resourceOf(readSdl(union), 'Post').lookup?.record).toEqual([
      {
        on: 'Post',
        of: 'PostResult',
        refusals: [
          { on: 'NotFoundError', message: { name: 'message', nullable: false }, code: null },
        ],
        ofEach: false,
      },
    ]);
  });

  test('by its list where nothing else fetches it', () => {
    const sdl =
      'type Query { posts(where: W, limit: Int, offset: Int): [Post!]! } input W { id: IdExp } input IdExp { _eq: ID } type Post { id: ID! title: String }';
    expect(resourceOf(readSdl(sdl), 'Post').lookup).toMatchObject({
      path: ['posts'],
      gives: 'first',
      record: [],
      variables: { where: { id: { _eq: { hole: 'id', type: 'ID' } } } },
    });
  });

  test('by its list filtered to a list of one key', () => {
    const sdl =
      'type Query { posts(ids: [ID!], limit: Int): [Post!]! } type Post { id: ID! title: String }';
    expect(resourceOf(readSdl(sdl), 'Post').lookup).toMatchObject({
      gives: 'first',
      variables: { ids: [{ hole: 'id', type: 'ID!' }] },
    });
  });

  test('by its list filtered to a field that is unique, where nothing takes the key', () => {
    const { lookup, identity } = resourceOf(
      readSdl(`
        type Query { products(filter: Filter): [Product!]! }
        input Filter { sku: Equal name: Equal }
        input Equal { eq: String }
        type Product { uid: ID! name: String sku: String }
      `),
      'Product',
    );
    expect(identity?.field).toBe('uid');
    expect(lookup).toMatchObject({ path: ['products'], key: ['sku'], gives: 'first' });
  });

  test.each([
    ['a list', 'posts: [Post!]!', ['posts'], []],
    ['a list that can be narrowed', 'posts(isOpen: Boolean): [Post]', ['posts'], []],
    [
      'a connection that has no pages',
      'posts: Posts! } type Posts { edges: [Edge!]! } type Edge { node: Post',
      ['posts'],
      ['edges', 'node'],
    ],
    ['a list in a namespace', 'blog: Blog! } type Blog { posts: [Post!]!', ['blog', 'posts'], []],
  ])('in %s, which gives all records', (_what, query, path, record) => {
    const { lookup, why } = resourceOf(
      readSdl(`type Query { ${query} } type Post { id: ID! title: String }`),
      'Post',
    );
    expect(lookup).toMatchObject({ path, key: ['id'], record, variables: {}, gives: 'all' });
    expect(why['lookup']).toBe(
      `\`${path.join('.')}\`, a list, gives all records, the one with the key among them`,
    );
  });

  test.each([
    ['that may be cut off', 'posts(limit: Int): [Post!]!'],
    ['that has pages', 'posts(page: Int): [Post!]!'],
    ['that has to be asked for something', 'posts(blog: ID!): [Post!]!'],
    [
      'of one person among several',
      'users(first: Int): [User!]! me: User } type User { id: ID! name: String! posts: [Post!]!',
    ],
  ])('never in a list %s', (_what, query) => {
    const model = readSdl(`type Query { ${query} } type Post { id: ID! title: String! }`);
    expect(model.resources.find(({ type }) => type === 'Post')?.lookup ?? null).toBeNull();
  });

  test('never in a list whose rows have no key', () => {
    const model = readSdl('type Query { posts: [Post!]! } type Post { title: String }');
    expect(resourceOf(model, 'Post').lookup).toBeNull();
  });

  test('in a list of several types only where those have no pages of their own', () => {
    const sdl = (query: string) => `
      type Query { regions: [Region!]! ${query} }
      interface Region { id: ID! name: String! }
      type Country implements Region { id: ID! name: String! }
    `;
    expect(resourceOf(readSdl(sdl('')), 'Region').lookup).toMatchObject({ gives: 'all' });
    const model = readSdl(sdl('country(id: ID!): Country'));
    expect(resourceOf(model, 'Region').lookup).toBeNull();
  });

  test('in all records by the key that a hint names', () => {
    const sdl = `type Query { lines: [Line!]! } type Line { order: Int! number: Int! note: String text: String }`;
    const keyed = (key: readonly string[]) =>
      buildModel(buildSchema(sdl), { resources: { Line: { key } } }).resources[0].lookup;
    expect(keyed(['order', 'number'])).toMatchObject({ key: ['order', 'number'], gives: 'all' });
    // Records without one part of it could not be told apart.
    expect(keyed(['order', 'note'])).toBeNull();
  });

  test('never by the key of another record, though it has no other ID', () => {
    const sdl =
      'type Query { posts: [Post!]! post(id: ID!): Post } type Post { userId: ID! title: String! }';
    expect(resourceOf(readSdl(sdl), 'Post').lookup).toBeNull();
  });

  test('never by arguments that are not its key', () => {
    const sdl = `type Query { posts(first: Int, after: String): PostConnection! version(id: ID!, at: String!): Post } type Post { id: ID! title: String } ${connection('Post')} ${PAGE_INFO}`;
    const model = readSdl(sdl);
    expect(resourceOf(model, 'Post').lookup).toBeNull();
    expect(model.tools).toContainEqual(
      expect.objectContaining({
        path: ['version'],
        why: 'its arguments are not the key of a record',
      }),
    );
  });
});

test.each([
  ['getBudgetBoxById(budgetBoxId: String!): BudgetBoxType!', { budgetBoxId: '?' }],
  ['getBudgetBoxById(input: ByIdInput!): BudgetBoxType!', { input: { budgetBoxId: '?' } }],
])('a key that is called after the type, without what ends its name: `%s`', (root, variables) => {
  const model = readSdl(
    `type Query { getBudgetBoxes: [BudgetBoxType!]! ${root} } type BudgetBoxType { id: ID! name: String! }
     input ByIdInput { budgetBoxId: String! }`,
  );
  const { lookup } = resourceOf(model, 'BudgetBoxType');
  expect(lookup?.key).toEqual(['id']);
  const filled: unknown = JSON.parse(
    JSON.stringify(lookup?.variables).replaceAll(/{"hole"[^}]*}/g, '"?"'),
  );
  expect(filled).toEqual(variables);
});

test('a record is not fetched by the key of what follows “by” in the name of a query', () => {
  const [bundle] = readSdl(`
    type Query { bundles(first: Int): [Bundle!]! bundleByInstanceAuth(authId: ID!): Bundle }
    type Bundle { id: ID! name: String! }
  `).resources;
  expect(bundle.lookup).toBeNull();
});

test('what does something with a record opens its page only where nothing else does', () => {
  const sdl = (node: string) => `
    type Query { readers: [Reader!]! pingReader(readerId: ID!): Reader ${node} }
    interface Node { id: ID! } type Reader implements Node { id: ID! name: String! }`;
  const lookupOf = (node: string) => readSdl(sdl(node)).resources[0].lookup?.path;
  expect(lookupOf('node(id: ID!): Node')).toEqual(['node']);
  expect(lookupOf('reader(id: ID!): Reader')).toEqual(['reader']);
  expect(lookupOf('')).toEqual(['pingReader']);
});

test('an identifier is the id of what a field is called after, and a number of what is found by one', () => {
  const lookup = (field: string) =>
    resourceOf(
      readSdl(
        `type Query { people: [Person!]! ${field}(identifier: String!): Person } type Person { id: ID! name: String }`,
      ),
      'Person',
    ).lookup?.path;
  expect(lookup('person')).toEqual(['person']);
  expect(lookup('personByIdentifier')).toEqual(['people']);
});

test('which key a record is found by is said after “by” in the name of a query', () => {
  const lookupOf = (fields: string) =>
    resourceOf(
      readSdl(
        `type Query { parts: [Part!]! ${fields} } type Part { id: ID! legacyId: String! name: String }`,
      ),
      'Part',
    ).lookup;
  const byLegacy = 'partByLegacyId(id: String!): Part';
  expect(lookupOf(byLegacy)?.key).toEqual(['legacyId']);
  expect(lookupOf(`${byLegacy} partById(id: ID!): Part`)?.path).toEqual(['partById']);
});

test('a record is fetched by what is called after it alone, whatever comes first', () => {
  const [post] = readSdl(`
    type Query { posts: [Post!]! audited(id: ID!): Post latestPost(id: ID!): Post getPost(id: ID!): Post }
    type Post { id: ID! title: String! }
  `).resources;
  expect(post.lookup?.path).toEqual(['getPost']);
});

test('what is a node whatever it is can be fetched as one, though its interface does not say so', () => {
  const lookup = (others: string) =>
    resourceOf(
      readSdl(`
        type Query { node(id: ID!): Node questions: [Question!]! }
        ${NODE} interface Question { id: ID! label: String! }
        type TextQuestion implements Node & Question { id: ID! label: String! }
        type DateQuestion implements Node & Question { id: ID! label: String! } ${others}
      `),
      'Question',
    ).lookup;
  expect(lookup('')?.path).toEqual(['node']);
  expect(
    lookup('type OldQuestion implements Question { id: ID! label: String! }')?.path,
  ).not.toEqual(['node']);
});
