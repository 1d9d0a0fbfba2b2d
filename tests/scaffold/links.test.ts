import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const TAG = `
  type Tag { id: ID! name: String! }
`;

const QUERY = `
  posts: [Post!]!  post(id: ID!): Post
  tags(search: String): [Tag!]!  tag(id: ID!): Tag
`;

/** A schema of posts and tags, with a way to link them. */
function schemaWith(mutations: string, types: string, post = ''): string {
  return `
    type Query { ${QUERY} }
    type Mutation { ${mutations} }
    type Post { id: ID! title: String! tags: [Tag!]! ${post} }
    ${TAG} ${types}
  `;
}

const UPDATE = 'updatePost(id: ID!, input: PostPatch!): Post';

/** How schemas let links be changed, and what is sent for it. */
const WAYS: ReadonlyArray<readonly [name: string, sdl: string, sent: string]> = [
  [
    'a list of keys in the values of an update',
    schemaWith(UPDATE, 'input PostPatch { title: String tagIds: [ID!] }'),
    'updatePost.variables(post, { tagIds: [...all] })',
  ],
  [
    'an object that connects and disconnects',
    schemaWith(
      UPDATE,
      `input PostPatch { title: String tags: TagLinks }
       input TagLinks { connect: [TagWhere!] disconnect: [TagWhere!] set: [TagWhere!] }
       input TagWhere { id: ID name: String }`,
    ),
    'tags: { connect: added.map((key) => ({ id: key })), disconnect: removed.map((key) => ({ id: key })), }',
  ],
  [
    'an object that only sets',
    schemaWith(
      UPDATE,
      `input PostPatch { title: String tags: TagLinks }
       input TagLinks { set: [ID!]! }`,
    ),
    'updatePost.variables(post, { tags: { set: [...all] } })',
  ],
  [
    'keys to add beside keys to remove',
    schemaWith(UPDATE, 'input PostPatch { title: String addTagIds: [ID!] removeTagIds: [ID!] }'),
    'addTagIds: [...added], removeTagIds: [...removed]',
  ],
  [
    'a mutation that adds and one that removes',
    schemaWith(
      `updatePost(id: ID!, title: String): Post
       addTagToPost(postId: ID!, tagId: ID!): Post
       removeTagFromPost(postId: ID!, tagId: ID!): Post`,
      '',
    ),
    'variables: removeTagFromPost.variables(post, { tagId: tagKey })',
  ],
  [
    'mutations that are called after the relation, and name no type',
    schemaWith(
      `updatePost(id: ID!, title: String): Post
       addTagsToPost(input: PostRelations!): Post
       setTagsOnPost(input: PostRelations!): Post
       removeTagsFromPost(input: PostRelations!): Post`,
      'input PostRelations { id: ID! relationIds: [ID!]! }',
    ),
    'variables: removeTagsFromPost.variables(post, { relationIds: [tagKey] })',
  ],
  [
    'a record that joins two, made and deleted by itself',
    `type Query { ${QUERY} postTags: [PostTag!]!  postTag(id: ID!): PostTag }
     type Mutation {
       createPostTag(input: PostTagInput!): PostTag
       deletePostTag(id: ID!): PostTag
     }
     type Post { id: ID! title: String! tags: [Tag!]! postTags: [PostTag!]! }
     type PostTag { id: ID! post: Post! tag: Tag! addedOn: String }
     input PostTagInput { postId: ID! tagId: ID! addedOn: String }
     ${TAG}`,
    'variables: createPostTag.variables({ postId: post.id, tagId: tagKey })',
  ],
];

const FILE = 'src/resources/posts/tabs/postTagsLinks.ts';

async function writtenFrom(sdl: string): Promise<Files> {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  return files;
}

test.each(WAYS)('links are changed by %s', async (_name, sdl, sent) => {
  const files = await writtenFrom(sdl);
  expect(textOf(files, FILE).replaceAll(/\s+/g, ' ')).toContain(sent);
  expect(textOf(files, 'src/resources/posts/tabs/PostTagsTab.tsx')).toContain('postTagsLinks');
});

/** Those whose types are unlike the others', and unlike the sample's, which are checked with the app. */
const TYPED = [WAYS[1], WAYS[4]];

test.each(TYPED)('links that are changed by %s compile', async (_name, sdl) =>
  expect(compile(await scaffoldOf(sdl), sdl)).toEqual([]),
);

/** What looks like links and may be something else: nobody is offered to change it. */
const NO_LINKS: ReadonlyArray<readonly [name: string, sdl: string]> = [
  [
    'records that belong to one only, whatever else joins the two',
    `type Query { posts: [Post!]!  post(id: ID!): Post  tags: [Tag!]!  tag(id: ID!): Tag
                  orders: [Order!]!  order(id: ID!): Order }
     type Mutation { createOrder(input: OrderInput!): Order  deleteOrder(id: ID!): Order }
     type Post { id: ID! title: String! tags: [Tag!]! orders: [Order!]! }
     type Tag { id: ID! name: String! post: Post! }
     type Order { id: ID! post: Post! tag: Tag! }
     input OrderInput { postId: ID! tagId: ID! }`,
  ],
  [
    'a join that asks for more than the two keys',
    `type Query { ${QUERY} postTags: [PostTag!]!  postTag(id: ID!): PostTag }
     type Mutation { createPostTag(input: PostTagInput!): PostTag  deletePostTag(id: ID!): PostTag }
     type Post { id: ID! title: String! tags: [Tag!]! postTags: [PostTag!]! }
     type PostTag { id: ID! post: Post! tag: Tag! percent: Int! }
     input PostTagInput { postId: ID! tagId: ID! percent: Int! }
     ${TAG}`,
  ],
  [
    'a list of whole records in the values of an update',
    schemaWith(
      UPDATE,
      `input PostPatch { title: String tags: [TagInput!] }
       input TagInput { id: ID name: String }`,
    ),
  ],
  [
    'records that cannot be without the one that they belong to',
    `type Query { posts: [Post!]!  post(id: ID!): Post  tags: [Tag!]!  tag(id: ID!): Tag }
     type Mutation {
       addTagsToPost(input: PostRelations!): Post
       removeTagsFromPost(input: PostRelations!): Post
     }
     type Post { id: ID! title: String! tags: [Tag!]! }
     type Tag { id: ID! name: String! post: Post! }
     input PostRelations { id: ID! relationIds: [ID!]! }`,
  ],
  [
    'a mutation that adds, without one that removes',
    schemaWith(
      `updatePost(id: ID!, title: String): Post
       addTagToPost(postId: ID!, tagId: ID!): Post`,
      '',
    ),
  ],
];

test.each(NO_LINKS)('no links are offered for %s', async (_name, sdl) => {
  const files = await writtenFrom(sdl);
  expect(files.has('src/resources/posts/tabs/PostTagsTab.tsx')).toBe(true);
  expect([...files.keys()].filter((path) => path.endsWith('Links.ts'))).toEqual([]);
});

const RECORD = 'src/resources/posts/PostRecord.tsx';
const OPERATIONS = 'src/resources/posts/postOperations.ts';

/** Posts that have no mutation of their own have nothing to be chosen for. */
const CHANGED = WAYS.filter(([, sdl]) => sdl.includes('updatePost'));

test.each(CHANGED)(
  'what is little more than a name stands on the record that it is linked to by %s, and is linked to several',
  async (_name, sdl) => {
    const files = await writtenFrom(sdl);
    const record = textOf(files, RECORD).replaceAll(/\s+/g, ' ');
    expect(record).toContain('<LinkedRecords name="tags" tab="tags"');
    expect(record).toContain('<RecordLink resource={tags} record={tag}');
    expect(textOf(files, OPERATIONS).replaceAll(/\s+/g, ' ')).toMatch(
      /links: \[ \{ label: 'Tags', mutations: \['\w+'(, '\w+')?\], load: async \(\) => \(await import\('\.\/tabs\/postTagsLinks\.ts'\)\)\.postTagsLinks,? \}, \]/,
    );
  },
);

const JOINED_ONLY = `
  type Query { ${QUERY} postTags: [PostTag!]!  postTag(id: ID!): PostTag }
  type Mutation {
    createPostTag(input: PostTagInput!): PostTag
    deletePostTag(id: ID!): PostTag
  }
  type Post { id: ID! title: String! postTags(limit: Int, offset: Int): [PostTag!]! }
  type PostTag { id: ID! post: Post! tag: Tag }
  input PostTagInput { postId: ID! tagId: ID! }
  ${TAG}
`;

test('of what only joins, the records at the other side are named, of which some may be missing', async () => {
  const files = await writtenFrom(JOINED_ONLY);
  const record = textOf(files, RECORD).replaceAll(/\s+/g, ' ');
  expect(record).toContain('postTags(limit: 12) @catch {');
  expect(record).toContain('<RecordLink resource={tags} record={postTag.tag}');
  expect(compile(files, JOINED_ONLY)).toEqual([]);
});

test('records that say more than a name, or belong to others, have their tab alone', async () => {
  const types = [
    'type Tag { id: ID! name: String! weight: Int price: Float on: String by: String }',
    'type Tag { id: ID! name: String! shop: Shop } type Shop { id: ID! name: String! }',
  ];
  for (const type of types) {
    const sdl = WAYS[0][1]
      .replace('type Tag { id: ID! name: String! }', type)
      .replace('type Query {', 'type Query { shops: [Shop!]! shop(id: ID!): Shop ');
    const files = await scaffoldOf(
      sdl.includes('type Shop') ? sdl : `${sdl} type Shop { id: ID! }`,
    );
    expect(textOf(files, 'src/resources/posts/tabs/PostTagsTab.tsx')).toContain('postTagsLinks');
    expect(textOf(files, RECORD)).not.toContain('LinkedRecords');
    expect(textOf(files, OPERATIONS)).not.toContain('links:');
  }
});

test('a record that is linked to several kinds of others has the links of each', async () => {
  const sdl = schemaWith(UPDATE, 'input PostPatch { title: String tagIds: [ID!] placeIds: [ID!] }')
    .replace('tags: [Tag!]!', 'tags: [Tag!]! places: [Place!]!')
    .replace(
      'type Query {',
      'type Query { places(search: String): [Place!]! place(id: ID!): Place ',
    )
    .concat('type Place { id: ID! name: String! }');
  const files = await writtenFrom(sdl);
  expect(textOf(files, OPERATIONS).match(/label: '(Tags|Places)'/g)).toHaveLength(2);
  expect(textOf(files, OPERATIONS)).not.toMatch(/,\s*,/);
  expect(compile(files, sdl)).toEqual([]);
});
