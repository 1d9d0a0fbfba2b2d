import { parse } from 'graphql';
import type { Hints } from '../../src/model/hints.ts';
import { readModel } from '../../src/model/readModel.ts';
import { operationsManifest } from '../../src/scaffold/operations.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';

const SDL = `
  interface Person { id: ID! name: String passwordHash: String ssn: String }
  type User implements Person { id: ID! name: String email: String passwordHash: String ssn: String apiKeys: [ApiKey!]! shop: Shop }
  type ApiKey { token: String! }
  type Shop { id: ID! name: String! taxId: String users: [User!]! }
  input UserFilter { name: String passwordHash: String ssn_contains: String }
  type Auth { token: String! user: User! }
  type Query { me: User users(filter: UserFilter): [User!]! user(id: ID!): User people: [Person!]! shops: [Shop!]! shop(id: ID!): Shop }
  type Mutation { login(name: String!): Auth }
`;

const read = (hints: Hints = {}, sdl = SDL) => readModel(parse(sdl), hints);
const deniedOf = (hints: Hints) =>
  read(hints)
    .denied.all()
    .map(({ type, field }) => `${type}.${field}`);
const SECRETS = ['Person.passwordHash', 'User.passwordHash', 'ApiKey.token'];

test('what looks like a secret is denied, but for what only the answer of a mutation holds', () => {
  expect(deniedOf({})).toEqual(SECRETS);
});

test.each<[string, Hints, string[]]>([
  [
    'a field by its name, of its interfaces too',
    { deny: ['User.ssn'] },
    ['Person.ssn', 'User.ssn'],
  ],
  [
    'a field of an interface, of what implements it too',
    { deny: ['Person.ssn'] },
    ['Person.ssn', 'User.ssn'],
  ],
  ['a field of any type', { deny: ['*.taxId'] }, ['Shop.taxId']],
  ['any fields of a type', { deny: ['Shop.tax*'] }, ['Shop.taxId']],
])('hints deny %s', (_, hints, more) => {
  expect(deniedOf(hints).sort()).toEqual([...SECRETS, ...more].sort());
  expect(read(hints).problems).toEqual([]);
});

test('hints allow by name what looks like a secret, or what a pattern denies', () => {
  expect(deniedOf({ allow: ['ApiKey.token'] })).not.toContain('ApiKey.token');
  expect(deniedOf({ deny: ['*.name'], allow: ['Shop.name'] })).not.toContain('Shop.name');
});

test('no screen asks for what is denied, nor filters by it, nor is it shown for a secret within', async () => {
  const { model, open } = read({ deny: ['User.ssn'] });
  const written = [...(await scaffold(model, open)).values()].join('\n');
  expect(written).not.toMatch(/passwordHash|ssn|apiKeys/i);
  expect(written).toMatch(/email/);
  expect(model.omitted).toContainEqual({ what: 'User.ssn', why: 'hints deny `User.ssn`' });
});

test.each<[string, Hints, object]>([
  ['misspelt', { deny: ['User.sns'] }, { hint: 'deny', kind: 'mistake' }],
  ['gone', { deny: ['User.fingerprintOfTheHand'] }, { hint: 'deny', kind: 'unknown' }],
  ['allowed without need', { allow: ['User.name'] }, { hint: 'allow', kind: 'idle' }],
  [
    'allowed and denied',
    { allow: ['User.ssn'], deny: ['User.ssn'] },
    { hint: 'allow', kind: 'mistake' },
  ],
  [
    'shown as a column',
    { resources: { User: { columns: ['ssn', 'name'] } }, deny: ['*.ssn'] },
    {
      hint: 'resources.User.columns',
      message: '`User.ssn` is denied: hints deny `*.ssn`.',
    },
  ],
])('a field that is %s is said', (_, hints, problem) => {
  expect(read(hints).problems).toMatchObject([problem]);
});

test('each field that an operation reads is a line of the list of operations', () => {
  const text = 'query Q { me { name email } }';
  const lines = operationsManifest(read().schema, [{ name: 'Q', text }]).split('\n');
  expect(lines.filter((line) => line.includes('"User.'))).toEqual([
    '        "User.email",',
    '        "User.name"',
  ]);
});

/** Filters as several families of schemas write them, in lists, counts, tools and what mutations take. */
const FILTERED = `
  type User { id: ID! name: String passwordHash: String passwordHint: String shop: Shop }
  type Shop { id: ID! name: String! owner: User }
  input UserWhereInput { AND: [UserWhereInput!] name: Text passwordHash: Text passwordHash_contains: String passwordHint: Text shop: ShopRelation }
  input ShopRelation { is: ShopWhereInput }
  input ShopWhereInput { name: Text owner: UserRelation }
  input UserRelation { some: Chooser }
  input Chooser { passwordHash: Text name: Text }
  input Text { equals: String contains: String }
  input UserByHash { passwordHash: String! }
  input OnlyHash { passwordHash: Text }
  enum UserOrder { NAME_ASC PASSWORD_HASH_ASC PASSWORD_HASH_DESC }
  enum UserScalarField { name passwordHash }
  input UserInput { name: String! passwordHash: String! }
  type Query {
    users(where: UserWhereInput, orderBy: [UserOrder!], only: OnlyHash, passwordHash: String): [User!]!
    user(id: ID!): User
    userByHash(by: UserByHash!): User
    shops(where: ShopWhereInput): [Shop!]!
    countUsers(where: UserWhereInput!, by: [UserScalarField!]!): Int
    report(filter: UserWhereInput!, since: String!): String
  }
  type Mutation { createUser(input: UserInput!): User deleteUsers(where: UserWhereInput!): Int }
`;

test('no list, count, tool or mutation selects records by what is denied, and mutations write it', async () => {
  const { model, open, deniedInputs } = read({}, FILTERED);
  expect([...deniedInputs.keys()].sort()).toEqual([
    'Chooser.passwordHash',
    'OnlyHash.passwordHash',
    'Query.users(passwordHash:)',
    'UserByHash.passwordHash',
    'UserOrder.PASSWORD_HASH_ASC',
    'UserOrder.PASSWORD_HASH_DESC',
    'UserScalarField.passwordHash',
    'UserWhereInput.passwordHash',
    'UserWhereInput.passwordHash_contains',
  ]);
  const files = await scaffold(model, open);
  const telling = [...files].filter(([, text]) => /password_?hash(?!.*Input)/i.test(text));
  expect(telling.map(([path]) => path)).toEqual(['src/resources/users/userFields.ts']);
  expect([...files.values()].join()).toMatch(/passwordHint/);
  expect(model.tools.map(({ path }) => path.join('.'))).toEqual([
    'countUsers',
    'report',
    'deleteUsers',
  ]);
});

test('what hints allow can be selected by', () => {
  expect(read({ allow: ['User.passwordHash'] }, FILTERED).deniedInputs.size).toBe(0);
});
