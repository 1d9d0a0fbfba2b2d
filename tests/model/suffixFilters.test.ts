import { listOf, readSdl } from './readSdl.ts';

const POST =
  'type Post { id: ID! title: String! coverURL: String author: User } scalar DateTime scalar JSON type User { id: ID! name: String! }';

/** The conditions that people choose from: each field, with what it can be compared by. */
function conditions(where: string) {
  const { filter } = listOf(
    readSdl(
      `type Query { posts(where: W): [Post!]! users: [User!]! } input W { ${where} } ${POST}`,
    ),
    'Post',
  );
  return filter?.fields.map(({ field, operators }) => [field, operators.map(({ name }) => name)]);
}

describe('how a value is compared is no field of its own', () => {
  test('where the record does not show the value', () => {
    expect(
      conditions(
        'deletedAt: DateTime deletedAt_gt: DateTime deletedAt_not: DateTime deletedAt_not_in: [DateTime!] deletedAt_is_null: Boolean',
      ),
    ).toEqual([['deletedAt', ['is', 'greaterThan', 'isNot', 'noneOf', 'isEmpty']]]);
  });

  test('where the capitals of the field’s name run on', () => {
    expect(
      conditions(
        'coverURL: String coverURLNEQ: String coverURLIN: [String!] coverURLIsNil: Boolean',
      ),
    ).toEqual([['coverURL', ['is', 'isNot', 'anyOf', 'isEmpty']]]);
  });

  test('where a key asks whether there is a record', () => {
    expect(conditions('authorID: ID authorIDIsNil: Boolean')).toEqual([
      ['author', ['is', 'isEmpty']],
    ]);
  });

  test('and what compares otherwise, or a bound of a text, is left alone', () => {
    expect(
      conditions(
        'title: String title_not: String title_not_sounds_like: String meta: JSON meta_in: [JSON]',
      ),
    ).toEqual([['title', ['is', 'isNot']]]);
    expect(conditions('born: String bornStart: String bornEnd: String')).toEqual([
      ['born', ['is']],
      ['bornStart', ['is']],
      ['bornEnd', ['is']],
    ]);
  });
});

test('of two spellings, the one that ignores case is used, for the search, too', () => {
  const { filter, search } = listOf(
    readSdl(
      `type Query { posts(where: W): [Post!]! users: [User!]! }
       input W { title: String title_i: String title_contains: String title_contains_i: String } ${POST}`,
    ),
    'Post',
  );
  expect(filter?.fields.map(({ operators }) => operators.map(({ name }) => name))).toEqual([
    ['is', 'contains'],
  ]);
  expect(search?.variables).toEqual({
    where: { title_contains_i: { hole: 'text', type: 'String' } },
  });
});
