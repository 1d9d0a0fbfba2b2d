import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** Scaffolds a schema, and sees to it that what comes out can be asked for and reads well. */
async function screensOf(sdl: string) {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  return files;
}

test('a list by offset inside an object of options sends both in it', async () => {
  const files = await screensOf(`
    type Query { posts(options: PostOptions): PostPage!  post(id: ID!): Post }
    input PostOptions { take: Int skip: Int }
    type PostPage { items: [Post!]! totalItems: Int! }
    type Post { id: ID! title: String! }
  `);
  const list = textOf(files, 'src/resources/posts/PostList.tsx');
  expect(list).toContain(
    'offsetPaging((limit, offset) => ({ options: { take: limit, skip: offset } }))',
  );
  expect(list).toContain('({ rows: page.items }),');
  expect(list).toContain('read: (data) => data.posts.totalItems,');
});

test('a total that stands beside its list counts what that list is asked for', async () => {
  const files = await screensOf(`
    type Query { Page(page: Int, perPage: Int): Page  Media(id: Int): Media }
    type Page { pageInfo: PageInfo  media(search: String): [Media] }
    type PageInfo { total: Int  hasNextPage: Boolean }
    type Media { id: Int! title: String! }
  `);
  const list = textOf(files, 'src/resources/media/MediaList.tsx').replaceAll(/\s+/g, ' ');
  expect(list).toContain(
    'Page(perPage: $perPage) { pageInfo { total } media(search: $search) { __typename } }',
  );
});

test('a total is asked for without an order, unless the backend insists on one', async () => {
  const totalOf = async (order: string) => {
    const files = await screensOf(`
      type Query { posts(limit: Int, offset: Int, orderBy: ${order}): Posts!  post(id: ID!): Post }
      type Posts { items: [Post!]! total: Int! }
      enum Order { TITLE_ASC TITLE_DESC }
      type Post { id: ID! title: String! }
    `);
    const list = textOf(files, 'src/resources/posts/PostList.tsx').replaceAll(/\s+/g, ' ');
    return /query PostListTotalQuery\S* (.*?) total /.exec(list.replaceAll(/\(\$/g, ' ($'))?.[1];
  };
  expect(await totalOf('Order! = TITLE_ASC')).not.toContain('orderBy');
  expect(await totalOf('Order!')).toContain('orderBy: $orderBy');
});

test('related records are asked for together with the key of the record that has them', async () => {
  const tabOf = async (key: string) => {
    const files = await screensOf(`
      type Query { shops: [Shop!]!  shop(${key}): Shop }
      type Shop { ${key} name: String! items: [Item!]! }
      type Item { id: ID! title: String! }
    `);
    return textOf(files, 'src/resources/shops/tabs/ShopItemsTab.tsx').replaceAll(/\s+/g, ' ');
  };
  expect(await tabOf('id: Int!')).toContain('shop(id: $id) { id items {');
  expect(await tabOf('code: String!')).toContain('shop(code: $code) { code items {');
  // relay-compiler adds an `id` by itself where it is an ID.
  expect(await tabOf('id: ID!')).toContain('shop(id: $id) { items {');
});

test('a list without paging is read as it is', async () => {
  const files = await screensOf(`
    type Query { tags: [Tag]  tag(id: ID!): Tag }
    type Tag { id: ID! name: String! }
  `);
  const list = textOf(files, 'src/resources/tags/TagList.tsx');
  expect(list).toContain('paging: noPaging()');
  expect(list).toContain('read: ({ tags: rows }) => ({ rows }),');
});

test('arguments that a list needs are asked for before it is', async () => {
  const files = await screensOf(`
    type Query { files(folderId: Int!): [File!]  file(id: Int!): File }
    type File { id: Int! name: String! }
  `);
  const list = textOf(files, 'src/resources/files/FileList.tsx');
  expect(list).toContain('required: true');
  expect(list).toContain('is: (folderId) => ({ folderId })');
  const record = textOf(files, 'src/resources/files/FileRecord.tsx');
  expect(record).toContain('variables: (address) => ({ id: integerKey(address.key) }),');
});

test('a record that is fetched by its global id is another type’s when the field of its own is missing', async () => {
  const files = await screensOf(`
    interface Node { id: ID! }
    type Query { node(id: ID!): Node  films(first: Int, after: String): FilmConnection }
    type FilmConnection { edges: [FilmEdge] pageInfo: PageInfo! }
    type FilmEdge { node: Film cursor: String! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type Film implements Node { id: ID! title: String! }
    type Planet implements Node { id: ID! name: String! }
  `);
  const record = textOf(files, 'src/resources/films/FilmRecord.tsx');
  expect(record.replaceAll(/\s+/g, ' ')).toContain(
    '... on Film @alias(as: "film") { ...FilmRecord_record }',
  );
  expect(record).toContain("subject: ['node', 'title']");
});

test('an address that can be no key is told from a key by the type of keys, where that says so', async () => {
  const keyOf = async (type: string) => {
    const files = await screensOf(`
      scalar UUID
      scalar BigInt
      type Query { tags: [Tag!]!  tag(id: ${type}): Tag }
      type Tag { id: ${type} name: String! }
    `);
    return textOf(files, 'src/resources/tags/TagRecord.tsx');
  };
  expect(await keyOf('Int!')).toContain('({ id: integerKey(address.key) })');
  expect(await keyOf('UUID!')).toContain('({ id: uuidKey(address.key) })');
  expect(await keyOf('BigInt!')).toContain('({ id: bigIntegerKey(address.key) })');
  expect(await keyOf('ID!')).toContain('({ id: String(address.key) })');
  expect(await keyOf('String!')).toContain('({ id: String(address.key) })');
});

test('a composite key is read from the address part by part', async () => {
  const files = await screensOf(`
    type Query { members: [Member!]!  member(team: ID!, person: Int!): Member }
    type Member { team: ID! person: Int! role: String! }
  `);
  const record = textOf(files, 'src/resources/members/MemberRecord.tsx');
  expect(record).toContain('const [team, person] = keyParts(address.key);');
  expect(record).toContain('{ team, person: integerKey(person) }');
  expect(textOf(files, 'src/resources/members/MemberTable.tsx')).toContain(
    'keyOf: (member) => [member.team, member.person]',
  );
  expect(textOf(files, 'src/resources/localKeys.ts')).toContain("Member: ['team', 'person']");
});

test('a value object that may be null keeps its error with each of its parts', async () => {
  const files = await screensOf(`
    type Query { shops: [Shop!]!  shop(id: ID!): Shop }
    type Shop { id: ID! name: String! address: Address }
    type Address { street: String! city: String country: String! }
  `);
  const record = textOf(files, 'src/resources/shops/ShopRecord.tsx');
  expect(record).toContain('<Section title="Address">');
  expect(record).toContain('value={partOf(shop.address, (address');
});

test('a resource that can only be listed has rows without links', async () => {
  const files = await screensOf(`
    type Query { figures: [Figure!]! }
    type Figure { month: String! amount: Float! }
  `);
  expect(files.has('pages/figures/[key].tsx')).toBe(false);
  expect(textOf(files, 'src/resources/figures/figures.ts')).toContain("screens: ['list']");
});

test('what nobody may see is not asked for', async () => {
  const files = await screensOf(`
    type Query { users: [User!]!  user(id: ID!): User }
    type User { id: ID! name: String! password: String apiToken: String }
  `);
  const screens = [...files].filter(([path]) => path !== 'schema/names.ts');
  for (const [, text] of screens) expect(text).not.toMatch(/password|apiToken/);
});

test('descriptions become help as far as they say more than the label', async () => {
  const files = await screensOf(`
    type Query { parcels: [Parcel!]!  parcel(id: ID!): Parcel }
    type Parcel {
      id: ID!
      code: String!
      "The weight of the parcel."
      weight: Float
      "In \\"grams\\" & with **packaging**. Rounded up."
      gross: Float
    }
  `);
  const record = textOf(files, 'src/resources/parcels/ParcelRecord.tsx');
  expect(record).toContain('<NumberValue name="weight" value={parcel.weight} />');
  expect(record).toContain('help={parcelHelp}');
  expect(textOf(files, 'src/resources/parcels/parcelHelp.ts')).toContain(
    `gross: 'In "grams" & with packaging.',`,
  );
});

test('scalars of the schema’s own are told to the compiler by what they are for', async () => {
  const files = await screensOf(`
    scalar DateTime
    scalar JSON
    scalar Decimal
    scalar Mystery
    type Query { things: [Thing!]! }
    type Thing { id: ID! at: DateTime data: JSON price: Decimal riddle: Mystery }
  `);
  expect(JSON.parse(textOf(files, 'schema/scalars.json'))).toEqual({
    DateTime: 'string',
    Decimal: 'string | number',
    JSON: 'unknown',
    Mystery: 'unknown',
  });
});

describe('a root field of no resource', () => {
  const POST = 'type Post { id: ID! title: String! }';

  test('that wants an object of which all is deprecated is sent an empty one, as actions do', async () => {
    const files = await screensOf(`
      type Query { posts: [Post!]!  post(id: ID!): Post }
      input WakeInput { old: String @deprecated }
      type Mutation { wakePost(id: ID!, data: WakeInput!): Post  wakeEverything(data: WakeInput!): Boolean }
      ${POST}
    `);
    const tool = textOf(files, 'src/resources/tools/WakeEverythingTool.tsx');
    expect(tool).toContain('wakeEverything(data: $data)');
    expect(tool).toContain('variables={() => ({ data: {} })}');
    expect(textOf(files, 'src/resources/posts/mutations/wakePost.ts')).toContain(
      'variables: (post) => ({ id: post.id, data: {} })',
    );
  });

  test('that gives a value is shown at once', async () => {
    const files = await screensOf(`
      type Query { posts: [Post!]!  post(id: ID!): Post  system: System }
      type System { version: String }
      ${POST}
    `);
    const tool = textOf(files, 'src/resources/tools/SystemTool.tsx');
    expect(tool).toContain('system @catch {');
    expect(tool).toContain('<Text name="version" value={result.version} />');
    expect(textOf(files, 'pages/tools/system.tsx')).toContain('SystemTool as default');
    expect(textOf(files, 'src/resources/tools/tools.ts')).toContain('[system]');
    expect(textOf(files, 'src/resources/resources.ts')).toContain('hasTools: true');
  });

  test('asks for its arguments, and shows rows with links to their records', async () => {
    const files = await screensOf(`
      type Query { posts: [Post!]!  post(id: ID!): Post  search(term: String!, limit: Int): Hits! }
      type Hits { took: Int!  items: [Hit!]! }
      type Hit { score: Float!  post: Post! }
      ${POST}
    `);
    const tool = textOf(files, 'src/resources/tools/SearchToolTool.tsx');
    expect(tool).toContain('term: text({ required: true })');
    expect(tool).toContain('value={result.items}');
    expect(tool).toContain('record={hit.post}');
    expect(tool).toContain('<NumberValue name="took" value={result.took} />');
  });

  test('that changes something is a form whose answer is judged and shown', async () => {
    const files = await screensOf(`
      type Query { posts: [Post!]!  post(id: ID!): Post }
      type Mutation { sendDigest(input: DigestInput!): DigestPayload  flushCache: Boolean! }
      input DigestInput { clientMutationId: String  day: String! }
      type DigestPayload { errors: [Fault!]!  posts: [Post!]! }
      type Fault { message: String! }
      ${POST}
    `);
    const tool = textOf(files, 'src/resources/tools/SendDigestTool.tsx');
    expect(tool).toContain('errors: response?.errors');
    expect(tool).toContain('variables={(input) => ({ input })}');
    expect(tool).toContain('value={result.posts}');
    const flush = textOf(files, 'src/resources/tools/flushCache.ts');
    expect(flush).toContain('isDangerous: true');
  });
});

test('a record of one of several types is linked by its concrete type', async () => {
  const files = await screensOf(`
    type Query { notes: [Note!]!  note(id: ID!): Note  posts: [Post!]!  post(id: ID!): Post
      shops: [Shop!]!  shop(id: ID!): Shop  search(term: String!): [Subject!]! }
    type Note { id: ID!  title: String!  subject: Subject  mentions: [Subject!]! }
    union Subject = Post | Shop | Draft
    type Post { id: ID!  title: String! }
    type Shop { id: ID!  name: String }
    type Draft { text: String }
  `);
  const record = textOf(files, 'src/resources/notes/NoteRecord.tsx').replaceAll(/\s+/g, ' ');
  expect(record).toContain('subject @catch { ... on Post @alias(as: "post") { id title }');
  expect(record).toContain(
    '... on Shop @alias(as: "shop") { id name @catch } ... on Draft @alias(as: "draft") { text @catch } }',
  );
  expect(record).toContain('{subject.shop && ( <RecordLink resource={shops}');
  expect(record).toContain('<ValueTable name="mentions" value={note.mentions}');
  const tool = textOf(files, 'src/resources/tools/SearchToolTool.tsx').replaceAll(/\s+/g, ' ');
  expect(tool).toContain('<SubjectEntries rows={present(result)} />');
  const entries = textOf(files, 'src/resources/kinds/SubjectEntries.tsx').replaceAll(/\s+/g, ' ');
  expect(entries).toContain('<PostEntry ');
  expect(entries).toContain('<ShopEntry ');
});

test('names that contradict each other between types are asked for by names of their own', async () => {
  const files = await screensOf(`
    type Query { notes: [Note!]!  note(id: ID!): Note  posts: [Post!]!  post(id: ID!): Post
      shops: [Shop!]!  shop(id: ID!): Shop }
    type Note { id: ID!  subject: Subject }
    union Subject = Post | Shop
    type Post { id: ID!  name: String! }
    type Shop { id: ID!  name: String }
  `);
  const record = textOf(files, 'src/resources/notes/NoteRecord.tsx').replaceAll(/\s+/g, ' ');
  expect(record).toContain('... on Post @alias(as: "post") { id name }');
  expect(record).toContain('... on Shop @alias(as: "shop") { id shopName: name @catch }');
  expect(record).toContain('title={(shop) => shop.shopName}');
});

test('the names that hints can use are a type: fields of resources, and paths', async () => {
  const files = await screensOf(`
    type Query { posts: [Post!]!  post(id: ID!): Post  settings: Settings }
    type Mutation { createPost(title: String!): Post  ping: Boolean }
    type Post { id: ID!  title: String! }
    type Settings { theme: String }
  `);
  const names = textOf(files, 'schema/names.ts');
  expect(names).toContain("Post: 'id' | 'title';");
  expect(names).toContain('Settings: string;');
  expect(names).toContain("queries: 'posts' | 'post' | 'settings';");
  expect(names).toContain("mutations: 'createPost' | 'ping';");
});

test('a record that may come without its key cannot be chosen without it', async () => {
  const files = await screensOf(`
    type Query { people(search: String): [Person!]!  person(id: ID!): Person }
    type Mutation { createPet(name: String!, ownerId: ID): Pet }
    type Person { id: ID name: String! pets: [Pet!]! }
    type Pet { id: ID! name: String! owner: Person ownerId: ID }
  `);
  const picker = textOf(files, 'src/resources/people/pickers/personPicker.ts');
  expect(picker).toContain('if (person.id == null) return null;');
});

test('columns whose names differ only in how their words are joined are told apart', async () => {
  const files = await screensOf(`
    type Query { votes(limit: Int, offset: Int): [Vote!]!  vote(id: ID!): Vote }
    type Vote { id: ID! title: String! main_voter: Voter! mainVoter: Voter! }
    type Voter { id: ID! name: String! votes: [Vote!]! }
    extend type Query { voters: [Voter!]! voter(id: ID!): Voter }
  `);
  const list = textOf(files, 'src/resources/votes/VoteList.tsx');
  expect(list).toContain('$withMainVoter: Boolean');
  expect(list).toContain('$withMainVoter2: Boolean');
});

test('lists and records follow what tells that their records have changed', async () => {
  const files = await screensOf(`
    type Query { posts(limit: Int, offset: Int): [Post!]!  post(id: ID!): Post  tags: [Tag!]! }
    type Post { id: ID! title: String! }
    type Tag { id: ID! name: String! }
    type Subscription { postDeleted: ID!  postUpdated: PostEvent!  postMoved(id: ID!): Post }
    type PostEvent { post: Post }
  `);
  const subscriptions = textOf(files, 'src/resources/posts/postSubscriptions.ts');
  expect(subscriptions.replaceAll(/\s+/g, ' ')).toContain(
    'subscription postSubscriptionsPostUpdatedSubscription { postUpdated { __typename } }',
  );
  expect(subscriptions).toContain('postDeleted');
  expect(subscriptions).not.toContain('postMoved');
  for (const screen of ['PostList', 'PostRecord'])
    expect(textOf(files, `src/resources/posts/${screen}.tsx`).replaceAll(/\s+/g, ' ')).toContain(
      "(await import('./postSubscriptions.ts')).postSubscriptions",
    );
  expect([...files.keys()].filter((path) => path.includes('tagSubscriptions'))).toEqual([]);
});
