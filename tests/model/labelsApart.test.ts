import { distinctLabels } from '../../src/model/wording/distinctLabels.ts';
import { fieldLabel } from '../../src/model/wording/labels.ts';
import { readSdl } from './readSdl.ts';

function labelsOf(names: string): string[] {
  const all = names.split(' ').map((name) => ({ name, label: fieldLabel(name) }));
  const apart = distinctLabels(all);
  return all.map(({ name, label }) => apart.get(name) ?? label);
}

test.each([
  ['isPublished publishedAt', ['Published', 'Published at']],
  ['closedAt closed', ['Closed at', 'Closed']],
  ['archived_at is_archived', ['Archived at', 'Archived']],
  ['parent hasParent', ['Parent', 'Has parent']],
  ['imageId image', ['Image ID', 'Image']],
  ['roles roleIds', ['Roles', 'Role IDs']],
  ['isLocked lockedAt lockedId', ['Locked', 'Locked at', 'Locked ID']],
  // What nothing stands beside is called as short as can be.
  ['publishedAt isActive', ['Published', 'Active']],
  // Nothing is left out of these that could be said.
  ['statusCode status_code', ['Status code', 'Status code']],
])('of %s, each is called so that people can tell which is which', (names, expected) => {
  expect(labelsOf(names)).toEqual(expected);
});

test('a record, its value objects, its relations and its filters have no two labels alike', () => {
  const [article] = readSdl(`
    type Query { articles(where: W): [Article!]! article(id: ID!): Article people: [Person!]! person(id: ID!): Person }
    type Article {
      id: ID! title: String! isPublished: Boolean! publishedAt: DateTime archived: Boolean archivedAt: Date
      review: Review hasReviewer: Boolean reviewer: Person
    }
    type Review { isPassed: Boolean passedAt: DateTime }
    type Person { id: ID! name: String! }
    input W { publishedAt: At is_published: Boolean hasReviewer: Boolean reviewer: ID }
    input At { gte: DateTime lte: DateTime }
    scalar DateTime scalar Date
  `).resources;
  const labels = (of: ReadonlyArray<{ readonly label: string }>) => of.map(({ label }) => label);
  const { fields, relations, list } = article;
  expect(labels(fields)).toEqual(
    expect.arrayContaining([
      'Published',
      'Published at',
      'Archived',
      'Archived on',
      'Has reviewer',
    ]),
  );
  expect(labels(relations)).toEqual(['Reviewer']);
  const review = fields.find(({ name }) => name === 'review');
  expect(labels(review?.fields ?? [])).toEqual(['Passed', 'Passed at']);
  expect(labels(list?.filter?.fields ?? []).sort()).toEqual(
    ['Has reviewer', 'Published', 'Published at', 'Reviewer'].sort(),
  );
});

test('the key of a related record, which stands nowhere, changes no label', () => {
  const [order] = readSdl(`
    type Query { orders: [Order!]! order(id: ID!): Order people: [Person!]! person(id: ID!): Person }
    type Order { id: ID! customer: Person customerId: ID }
    type Person { id: ID! name: String! }
  `).resources;
  expect(order.fields.find(({ name }) => name === 'customerId')?.label).toBe('Customer');
  expect(order.relations[0]).toMatchObject({ label: 'Customer', foreignKey: 'customerId' });
});

test('a column with the key of a related record may be spelled as the relation is', () => {
  const [vote] = readSdl(`
    type Query { votes: [Vote!]! vote(id: ID!): Vote people: [Person!]! person(id: ID!): Person }
    type Vote { id: ID! pool_voter: ID poolVoter: Person }
    type Person { id: ID! name: String! }
  `).resources;
  expect(vote.relations[0]).toMatchObject({ field: 'poolVoter', foreignKey: 'pool_voter' });
});

test('a condition that the schema withdraws is no filter beside the one that it says instead', () => {
  const [order] = readSdl(`
    type Query { orders(where: W): [Order!]! order(id: ID!): Order lines: [Line!]! line(id: ID!): Line }
    type Order { id: ID! number: String! lines: [Line!]! }
    type Line { id: ID! text: String! }
    input W { number: S linesConnection: L linesAggregate: A @deprecated(reason: "Use linesConnection.") }
    input S { eq: String } input L { aggregate: A } input A { count: N } input N { eq: Int gt: Int }
  `).resources;
  expect(order.list?.filter?.fields.map(({ label }) => label)).toEqual([
    'Number',
    'Number of lines',
  ]);
});

test('what joins a record to others is not called as a value of the record is', () => {
  const [article] = readSdl(`
    type Query {
      articles: [Article!]! article(id: ID!): Article tags: [Tag!]! tag(id: ID!): Tag
      articleTags: [ArticleTag!]! articleTag(id: ID!): ArticleTag
    }
    type Article { id: ID! title: String! tags: [String!] tagLinks: [ArticleTag!]! }
    type Tag { id: ID! name: String! }
    type ArticleTag { id: ID! article: Article! tag: Tag! }
  `).resources;
  expect(article.fields.find(({ name }) => name === 'tags')?.label).toBe('Tags');
  expect(article.relations.map(({ label }) => label)).toEqual(['Tag links']);
});
