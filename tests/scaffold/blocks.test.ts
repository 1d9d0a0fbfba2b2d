import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query {
    pages: [Page!]!
    page(id: ID!): Page
    posts: [Post!]!
    post(id: ID!): Post
  }
  type Page { id: ID! title: String! blocks: [Block!]! hero: Hero payment: Payment }
  union Block = Quote | Gallery | Divider | Post
  type Quote { id: ID! text: String! cite: String }
  type Gallery { id: ID! heading: String post: Post postId: ID pictures: [String!]! seo: Seo }
  type Seo { metaTitle: String }
  type Divider { id: ID! }
  union Hero = Banner
  type Banner { headline: String! }
  union Payment = Card | Failure
  type Card { brand: String! amount: Float! currency: String! }
  type Failure { message: String! }
  type Post { id: ID! title: String! }
`;

test('values of several kinds are shown by their kind, beside links to records', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const page = textOf(files, 'src/resources/pages/PageRecord.tsx').replaceAll(/\s+/g, ' ');
  expect(page).toContain('... on Quote @alias(as: "quote") { text cite @catch');
  expect(page).toContain('<Parts label="Quote"');
  expect(page).toContain("{ label: 'Text', value: <LongText value={block");
  expect(page).toMatch(
    /label: 'Post', value: \( <RecordLink resource=\{posts\} record=\{\w+\.gallery\.post\}/,
  );
  expect(page).not.toContain('postId');
  expect(page).toContain('<Parts label="Divider" parts={[]} />');
  expect(page).toContain('<RecordLink resource={posts}');
  expect(page).toContain('<Parts label="Banner"');
  expect(page).not.toContain('message');
  // Ids of values are known within their type only.
  expect(textOf(files, 'src/resources/localKeys.ts')).toContain("  Quote: ['id'],");
  expect(compile(files, SDL)).toEqual([]);
});
