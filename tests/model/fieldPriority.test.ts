import fc from 'fast-check';
import { byFieldPriority, isAlphabetical } from '../../src/model/wording/fieldPriority.ts';
import { connection, PAGE_INFO, readSdl, resourceOf } from './readSdl.ts';

const PRINTED = `
  type Query { issues(first: Int, after: String): IssueConnection! issue(id: ID!): Issue }
  ${connection('Issue')}
  ${PAGE_INFO}
  type Issue {
    assignee: Issue
    branchName: String!
    canonical: Issue
    createdAt: String!
    description: String
    estimate: Int
    id: ID!
    identifier: String!
    isShared: Boolean!
    legacyCode: String @deprecated
    priority: Int
    sortOrder: Float!
    state: Issue!
    "[Internal] How far the summary is."
    summaryState: String
    title: String!
  }
`;

describe('a schema that a server prints alphabetically', () => {
  const issue = resourceOf(readSdl(PRINTED), 'Issue');

  test('is read in the order in which people look for things', () => {
    expect(issue.fields.map(({ name }) => name)).toEqual([
      'title',
      'identifier',
      'description',
      'estimate',
      'priority',
      'branchName',
      'createdAt',
      'id',
      'isShared',
      'legacyCode',
      'summaryState',
      'sortOrder',
    ]);
  });

  test('keeps what is marked as internal out of the screens, as what is deprecated', () => {
    const withdrawn = issue.fields.filter(({ deprecated }) => deprecated);
    expect(withdrawn.map(({ name }) => name)).toEqual(['legacyCode', 'summaryState']);
  });
});

test('a schema whose makers gave it an order keeps it', () => {
  const names = 'id number status customer total note createdAt updatedAt title'.split(' ');
  expect(isAlphabetical(names)).toBe(false);
  expect(byFieldPriority(names, (name) => name)).toBe(names);
});

test('few names have no recognisable order', () => {
  expect(isAlphabetical(['id', 'name', 'total'])).toBe(false);
});

test('an order neither loses anything nor makes anything up', () => {
  const words = fc.constantFrom('title', 'state', 'sortOrder', 'assigneeId', 'a', 'b', 'zip', '');
  fc.assert(
    fc.property(fc.array(words), (names) => {
      const sorted = [...names].sort();
      const ordered = [...byFieldPriority(sorted, (name) => name)];
      expect(ordered.sort()).toEqual(sorted);
    }),
  );
});
