import type { Model } from '../../src/model/types/model.ts';
import type { Tool } from '../../src/model/types/tool.ts';
import { connection, PAGE_INFO, readSdl } from './readSdl.ts';

const POST = 'type Post { id: ID! title: String! }';
const LISTED = 'posts: [Post!]! post(id: ID!): Post';

function toolAt(model: Model, path: string): Tool {
  const tool = model.tools.find((candidate) => candidate.path.join('.') === path);
  if (!tool) throw new Error(`${path} is no tool, but ${pathsOf(model).join(', ')}`);
  return tool;
}

function pathsOf({ tools }: Model): string[] {
  return tools.map(({ path }) => path.join('.'));
}

/** The model of a schema with posts and what stands beside them. */
const besidePosts = (query: string, types = '') =>
  readSdl(`type Query { ${LISTED} ${query} } ${POST} ${types}`);

describe('a root field that no resource asks is a tool', () => {
  test.each([
    ['a value', 'version: String!', '', ['version'], []],
    [
      'a report',
      'sales(from: String!, to: String): Sales',
      'type Sales { total: Int! }',
      ['total'],
      ['from', 'to'],
    ],
    ['settings', 'settings: Settings', 'type Settings { theme: String }', ['theme'], []],
  ])('%s', (_what, query, types, fields, parameters) => {
    const [tool] = besidePosts(query, types).tools;
    expect(tool.operation).toBe('query');
    expect(tool.result.fields.map(({ name }) => name)).toEqual(fields);
    expect(tool.parameters.map(({ slot }) => slot.join('.'))).toEqual(parameters);
  });

  test('rows, with what the answer says around them', () => {
    const model = besidePosts(
      'search(term: String!): Hits',
      'type Hits { total: Int! items: [Hit!]! } type Hit { score: Float! post: Post! }',
    );
    const { result } = toolAt(model, 'search');
    expect(result.fields.map(({ name }) => name)).toEqual(['total']);
    expect(result.rows).toMatchObject({ path: ['items'], type: 'Hit', record: null });
    expect(result.rows?.relations.map(({ field, to }) => [field, to])).toEqual([['post', 'Post']]);
  });

  test('records for arguments that are not their key', () => {
    const { result } = toolAt(besidePosts('oldest(before: String!, at: Int!): Post'), 'oldest');
    expect(result).toMatchObject({ type: 'Post', record: 'Post', rows: null });
  });

  test('the first rows of a connection, since people cannot enter cursors', () => {
    const hit = `type Hit { score: Float! } ${connection('Hit')} ${PAGE_INFO}`;
    const model = besidePosts(
      'hits(first: Int, after: String, term: String!): HitConnection!',
      hit,
    );
    const tool = toolAt(model, 'hits');
    expect(tool.fixed).toEqual({ first: 100 });
    expect(tool.parameters.map(({ slot }) => slot)).toEqual([['term']]);
    expect(tool.result.rows?.path).toEqual(['edges', 'node']);
  });

  test('an object whose fields need no arguments covers all of them', () => {
    const model = besidePosts(
      'system: System',
      'type System { info: Info host: String } type Info { version: String }',
    );
    expect(pathsOf(model)).toEqual(['system']);
  });

  test('of a namespace with fields that are asked, those that are not', () => {
    const model = readSdl(
      `type Query { posts: Posts } type Posts { list: [Post!]! single(id: ID!): Post search(term: String!): [Hit!]! state: String } type Hit { score: Int! } ${POST}`,
    );
    expect(pathsOf(model)).toEqual(['posts.search', 'posts.state']);
    expect(toolAt(model, 'posts.search').label).toBe('Posts: search');
  });
});

describe('a query that needs arguments for records of a resource is a tool', () => {
  const FILMS = `
    films(page: Int, limit: Int): [Film!]! film(id: ID!): Film
    products(first: Int, after: String): ProductConnection product(id: ID!): Product
    stores: [Store!]! store(id: ID!): Store customers: [Customer!]! customer(id: ID!): Customer`;
  const TYPES = `
    type Film { id: ID! title: String! }
    type Store { id: ID! name: String! films: [Film!]! }
    type Customer { id: ID! email: String! name: String! card: String region: String }
    type Product { id: ID! name: String! }
    ${connection('Product')} ${PAGE_INFO} input PointInput { lat: Float! lng: Float! }`;
  const besideFilms = (query: string, types = '') =>
    readSdl(`type Query { ${FILMS} ${query} } ${TYPES} ${types}`);

  test.each([
    ['a list', 'filmsInStock(storeId: ID!): [Film!]!', 'Films in stock', 'Film', ['storeId']],
    ['a search', 'searchFilms(term: String!): [Film!]!', 'Search films', 'Film', ['term']],
    [
      'rows of a connection',
      'searchProducts(term: String!, near: PointInput!, first: Int, after: String): ProductConnection',
      'Search products',
      'Product',
      ['term', 'near'],
    ],
    [
      'a list under the same arguments as a connection, once',
      'productsInBox(box: Int!): [Product!]! productsInBoxConnection(box: Int!, first: Int, after: String): ProductConnection',
      'Products in box',
      'Product',
      ['box'],
    ],
  ])('%s, whose rows lead to the records', (_what, query, label, record, parameters) => {
    const [tool, ...others] = besideFilms(query).tools;
    expect(others).toEqual([]);
    expect(tool).toMatchObject({ operation: 'query', label, result: { rows: { record } } });
    expect(tool.parameters.map(({ slot }) => slot.join('.'))).toEqual(parameters);
    expect(tool.why).toBe(
      `gives records of ${record} for its arguments, as no screen of theirs does`,
    );
  });

  test('one record that is found by what is no key of it', () => {
    const { tools } = besideFilms('customerByVoucher(voucher: String!): Customer');
    expect(tools).toMatchObject([{ result: { record: 'Customer', rows: null } }]);
  });

  test('below a namespace, and what is deprecated is named', () => {
    const { tools, omitted } = besideFilms(
      'shop: Shop oldFilms(year: Int!): [Film!]! @deprecated',
      'type Shop { films(page: Int): [Film!]! filmsOnSale(day: String!): [Film!]! }',
    );
    expect(tools.map(({ path }) => path.join('.'))).toEqual(['shop.filmsOnSale']);
    expect(omitted).toContainEqual({ what: 'Query.oldFilms', why: 'deprecated' });
  });

  test.each([
    ['a lookup by one unique key', 'customerByEmail(email: String!): Customer'],
    ['a lookup by two fields', 'customerByCardAndRegion(card: String!, region: String!): Customer'],
    ['records by their keys', 'filmsByIds(ids: [ID!]!): [Film!]!'],
    ['the rows of a tab', 'filmsByStore(storeId: ID!): [Film!]!'],
    ['a list without arguments', 'recentFilms(limit: Int): [Film!]!'],
    ['a page of the list', 'filmsConnection(first: Int!): [Film!]!'],
  ])('not %s', (_what, query) => {
    expect(pathsOf(besideFilms(query))).toEqual([]);
  });

  test('not what the list filters by', () => {
    const sdl = (query: string) =>
      `type Query { posts(where: PostFilter): [Post!]! post(id: ID!): Post ${query} } type Post { id: ID! title: String! language: String! } input PostFilter { language: String title: String }`;
    expect(pathsOf(readSdl(sdl('postsByLanguage(language: String!): [Post!]!')))).toEqual([]);
    // Its name says more than that.
    expect(pathsOf(readSdl(sdl('stalePosts(language: String!): [Post!]!')))).toEqual([
      'stalePosts',
    ]);
  });

  test('not the list of a resource that has no other', () => {
    const model = readSdl(
      `type Query { post(id: ID!): Post postsOfYear(year: Int!): [Post!]! nodes(ids: [ID!]!): [Node]! node(id: ID!): Node } interface Node { id: ID! } type Post implements Node { id: ID! title: String! }`,
    );
    expect(model.resources[0].list?.path).toEqual(['postsOfYear']);
    expect(model.tools).toEqual([]);
  });
});

describe('a mutation that changes no record is a tool', () => {
  const mutationTool = (mutation: string, types = '') =>
    readSdl(`type Query { ${LISTED} } type Mutation { ${mutation} } ${POST} ${types}`).tools[0];

  test('with its verb in front, and a question before what cannot be undone', () => {
    expect(mutationTool('cacheFlush: Boolean!')).toMatchObject({
      operation: 'mutation',
      label: 'Flush cache',
      slug: 'flush-cache',
      danger: true,
    });
    expect(mutationTool('sendDigest: Boolean!')).toMatchObject({ danger: false });
    expect(mutationTool('finalizeAllInvoices: Boolean!')).toMatchObject({ danger: true });
    expect(mutationTool('finalizeAll(year: Int!): Boolean!')).toMatchObject({ danger: false });
  });

  test('with the fields of its only input, and without what the client writes', () => {
    const { parameters } = mutationTool(
      'sendDigest(input: DigestInput!): Boolean',
      'input DigestInput { clientMutationId: String day: String! topics: [String!] }',
    );
    expect(parameters.map(({ slot, required }) => [slot.join('.'), required])).toEqual([
      ['input.day', true],
      ['input.topics', false],
    ]);
  });

  test('whose response reports success or failure, which is not shown as a result', () => {
    const tool = mutationTool(
      'sendDigest: DigestPayload',
      'type DigestPayload { errors: [Fault!]! sent: Int! query: Query } type Fault { message: String! }',
    );
    expect(tool.outcome?.errors).toMatchObject({ path: ['errors'], message: 'message' });
    expect(tool.result.fields.map(({ name }) => name)).toEqual(['sent']);
  });
});

test('what serves the protocol, or signs people in, is no tool and is named', () => {
  const sdl = `interface Node { id: ID! } type Query { query: Query! nodeId: ID! node(id: ID!): Node nodes(ids: [ID!]!): [Node]! ${LISTED} } type Mutation { login(name: String!): String pages: Int @deprecated } type Post implements Node { id: ID! title: String! }`;
  const { tools, omitted } = readSdl(sdl);
  expect(tools).toEqual([]);
  expect(omitted.map(({ what }) => what).sort()).toEqual([
    'Mutation.login',
    'Mutation.pages',
    'Query.nodeId',
    'Query.nodes',
    'Query.query',
  ]);
});

test('slugs are unique, and none is that of the page that lists the tools', () => {
  const { tools } = besidePosts('index: String getIndex: String search(q: String!): String');
  const slugs = tools.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(3);
  expect(slugs).not.toContain('index');
});

describe('a mutation of a resource for which none of its screens has a place is a tool', () => {
  test('on records without a page', () => {
    const model = readSdl(`
      type Query { notes(first: Int): [Note!]! }
      type Note { id: ID! text: String! }
      type Mutation { updateNote(id: ID!, text: String!): Note deleteNote(id: ID!): Boolean }
    `);
    expect(model.resources[0].update?.path).toEqual(['updateNote']);
    expect(pathsOf(model)).toEqual(['updateNote', 'deleteNote']);
    expect(toolAt(model, 'updateNote').parameters.map(({ slot }) => slot[0])).toEqual([
      'id',
      'text',
    ]);
  });

  test.each([
    ['nothing', 'createPost: Post!'],
    ['an object of nothing', 'createPost(input: Made!): Post!'],
  ])('that makes a record of %s', (_what, mutation) => {
    const model = readSdl(`
      type Query { ${LISTED} } ${POST} input Made { clientMutationId: String }
      type Mutation { ${mutation} deletePost(id: ID!): Post }
    `);
    expect(pathsOf(model)).toEqual(['createPost']);
  });
});

describe('what there is one of is shown and changed on one screen', () => {
  const SETTINGS =
    'type Settings { theme: String taxRate: Float version: String } input SettingsInput { theme: String taxRate: Float }';

  test.each([
    ['by its name', 'updateSettings(input: SettingsInput!): Boolean'],
    ['by the answer', 'shopPreferencesSave(input: SettingsInput!): Settings'],
    ['by a payload', 'configure(theme: String): Payload'],
    ['where the input may be left out', 'settingsUpdate(input: SettingsInput): Settings'],
  ])('%s', (_what, mutation) => {
    const model = readSdl(`
      type Query { ${LISTED} settings: Settings! } ${POST} ${SETTINGS}
      type Payload { settings: Settings ok: Boolean! }
      type Mutation { ${mutation} }
    `);
    const [tool, ...others] = model.tools;
    expect(others).toEqual([]);
    expect(tool).toMatchObject({ label: 'Settings', current: { path: ['settings'] } });
    expect(tool.current?.result.fields.map(({ name }) => name)).toContain('version');
    expect(tool.parameters[0].slot.at(-1)).toBe('theme');
  });

  test('below a namespace, and the person who asks', () => {
    const model = readSdl(`
      type Query { ${LISTED} site: Site me: User } ${POST}
      type Site { config: Config! search(term: String!): [Hit!]! } type Config { host: String! } type Hit { words: String! }
      type User { name: String! email: String! }
      type Mutation { site: SiteMutation updateMe(name: String): User }
      type SiteMutation { updateConfig(host: String!): Boolean }
    `);
    const { current } = toolAt(model, 'site.updateConfig');
    expect(current?.path).toEqual(['site', 'config']);
    expect(toolAt(model, 'updateMe').current?.path).toEqual(['me']);
  });

  test.each([
    ['what is found by a key', 'order(id: ID): Extra', 'updateExtra(note: String): Extra'],
    ['what is changed by a key', 'extra: Extra', 'saveExtra(orderId: ID!, note: String): Extra'],
    ['what is told other things', 'extra: Extra', 'updateExtra(from: String!, to: String!): Extra'],
    ['what is not changed', 'extra: Extra', 'sendExtra(note: String): Extra'],
    [
      'the one that a key of another kind names',
      'extra: Extra',
      'updateExtra(ownerId: String!, note: String): Extra',
    ],
    [
      'the one whose key is in its values',
      'extra: Extra',
      'updateExtra(input: ExtraInput!): Extra',
    ],
    ['what is in another', 'extra: Extra', 'setExtraOrder(parent: ID!, note: String): Extra'],
  ])('not %s', (_what, query, mutation) => {
    const model = readSdl(
      `type Query { ${LISTED} ${query} } ${POST} type Extra { note: String ownerId: String parent: Extra }
       input ExtraInput { id: String! note: String } type Mutation { ${mutation} }`,
    );
    expect(model.tools.every(({ current }) => current === null)).toBe(true);
  });

  test('not a record that there are several of, of which it shows one', () => {
    const model = readSdl(`
      type Query { ${LISTED} me: User buckets(first: Int): [Bucket!]! } ${POST}
      type User { id: ID! favourite: Bucket } type Bucket { id: ID! name: String! }
      type Mutation { bucketUpdate(id: String!, name: String!): Bucket }
    `);
    expect(toolAt(model, 'bucketUpdate')).toMatchObject({ label: 'Update bucket', current: null });
  });

  test('with the names of the changes where there are several ways to change it', () => {
    const model = readSdl(`
      type Query { ${LISTED} getShop: Shop getOwner: Owner } ${POST}
      type Shop { name: String phone: String hours: String } type Owner { shop: Shop sales(year: Int!): Int }
      type Mutation { updatePhone(phone: String): Shop updateHours(hours: String): Shop }
    `);
    expect(model.tools.map(({ path, label }) => [path.join('.'), label])).toEqual([
      ['getOwner.shop', 'Owner: shop'],
      ['getOwner.sales', 'Owner: sales'],
      ['updatePhone', 'Update phone'],
      ['updateHours', 'Update hours'],
    ]);
    expect(toolAt(model, 'updatePhone').current?.path).toEqual(['getShop']);
  });
});

test('a list that tells more than any other is a tool, though all of its arguments may be left out', () => {
  const model = readSdl(`
    type Query {
      films(first: Int, offset: Int, title: String): [Film!]! film(id: ID!): Film
      allFilms(first: Int): [Film!]!
      filmsInStock(storeId: Int, since: String, first: Int, offset: Int): [Film!]!
      filmsByTitle(title: String): [Film!]!
      popularFilms(first: Int): [Film!]!
    }
    type Film { id: ID! title: String! }`);
  expect(model.tools.map(({ path }) => path.join('.'))).toEqual(['filmsInStock']);
});

test('the first record of a list, and the number of its records alone, are no tools beside it', () => {
  const model = readSdl(`
    type Query {
      films(where: Wanted, orderBy: Order, first: Int, offset: Int): [Film!]!
      filmsSingle(where: Wanted, orderBy: Order, offset: Int): Film
      countFilms(where: Wanted): Counted
      newestFilm(year: Int): Film
      countsOfYear: Counted
    }
    input Wanted { title: String } enum Order { TITLE }
    type Film { code: String! title: String! } type Counted { totalDocs: Int }`);
  expect(model.tools.map(({ path }) => path.join('.'))).toEqual(['newestFilm', 'countsOfYear']);
});

test('the values of one thing are shown together, beside what something has to be said for', () => {
  const model = readSdl(`
    type Query { settings: Settings hello: Hello }
    type Settings { storeName: String storeEmail: String! secretKey: String logo: Logo plugins: [Plugin!]! currencies: [Currency!]! terms(locale: String): Terms }
    type Hello { word: String! currency: Currency found(term: String!): [Logo!]! }
    type Logo { url: String! } type Plugin { port: Int } type Terms { text: String } type Currency { id: ID! name: String! }`);
  expect(model.tools.map(({ path }) => path.join('.'))).toEqual([
    'settings',
    'settings.terms',
    'hello.word',
    'hello.currency',
    'hello.found',
  ]);
  const [{ result }] = model.tools;
  expect(result.fields.map(({ name, format }) => [name, format])).toEqual(
    expect.arrayContaining([
      ['storeName', null],
      ['secretKey', 'secret'],
    ]),
  );
});
