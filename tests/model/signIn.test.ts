import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { readSdl } from './readSdl.ts';
import { signInReading } from './signInReading.ts';

test('a mutation with a name and a password, a token in its answer', () => {
  const { signIn, tools, omitted } = readSdl(`
    type Query { posts: [Post!]! } type Post { id: ID! title: String! }
    type Mutation { login(input: LoginInput!): LoginPayload! logout: Boolean! createPost(title: String!): Post }
    input LoginInput { email: String! password: String! otp: String rememberMe: Boolean }
    type LoginPayload { session: Session errors: [UserError!]! } type Session { accessToken: String! expiresIn: Int }
    type UserError { field: String message: String! code: String }`);
  expect(signIn).toMatchObject({
    path: ['login'],
    identifier: ['input', 'email'],
    password: ['input', 'password'],
    result: {
      token: ['session', 'accessToken'],
      expiry: { path: ['session', 'expiresIn'], unit: 'seconds' },
      outcome: { errors: { path: ['errors'], message: 'message', field: 'field', code: 'code' } },
    },
    refresh: null,
    signOut: { path: ['logout'] },
  });
  expect(signIn?.inputs.map(({ kind, slot }) => [kind, slot.join('.')])).toEqual([
    ['identifier', 'input.email'],
    ['password', 'input.password'],
    ['code', 'input.otp'],
    ['remember', 'input.rememberMe'],
  ]);
  expect(tools).toEqual([]);
  expect(omitted.map(({ what }) => what)).toEqual(['Mutation.login', 'Mutation.logout']);
});

test('an object that has to be sent is sent, even if nothing has to be in it', () => {
  const { signIn } = readSdl(`
    type Query { posts: [Post!]! } type Post { id: ID! title: String! }
    type Mutation {
      login(email: String!, password: String!, options: Options!): Token
      refreshToken(input: Renewal!): Token
      logout(input: End!, more: More!): Boolean
    }
    input Options { remember: Boolean device: Device! } input Device { name: String }
    input Renewal { refreshToken: String! options: Options! } input More { note: String } input End { clientMutationId: String! }
    type Token { accessToken: String! refreshToken: String! }`);
  expect(signIn).toMatchObject({
    constants: { options: { device: {} } },
    refresh: { constants: { input: { options: { device: {} } } } },
    signOut: { constants: { input: { clientMutationId: 'frontage' }, more: {} } },
  });
});

const ODD = `type Query { posts: [Post!]! whoAmI: Being } type Post { id: ID! title: String! } type Being { id: ID! alias: String }
  type Mutation { enter(alias: String!, word: String!, door: String!): Entry! login(email: String!, password: String!): Boolean! leave: Boolean! again(key: String!): Entry! }
  type Entry { stamp: String! second: String! }`;

test('hints name the calls and their parts', () => {
  const { signIn, viewer, paths } = readSdl(ODD, {
    signIn: {
      path: 'enter',
      identifier: 'alias',
      password: 'word',
      token: 'stamp',
      constants: { door: 'back' },
      signOut: 'leave',
      refresh: false,
    },
    viewer: 'whoAmI',
  });
  expect(signIn).toMatchObject({
    path: ['enter'],
    identifier: ['alias'],
    password: ['word'],
    constants: { door: 'back' },
    result: { token: ['stamp'] },
    signOut: { path: ['leave'] },
    refresh: null,
  });
  expect(signIn?.inputs.map(({ slot }) => slot.join('.'))).toEqual(['alias', 'word']);
  expect(viewer?.path).toEqual(['whoAmI']);
  expect(paths.mutations).toContain('login');
});

test('hints that name what there is not are reported, and the reader decides', () => {
  const problems: string[] = [];
  const model = buildModel(
    buildSchema(ODD),
    { signIn: { path: 'entr' }, viewer: 'posts' },
    { report: ({ hint, message }) => problems.push(`${hint}: ${message}`) },
  );
  expect(model.signIn?.path).toEqual(['login']);
  expect(problems).toEqual([
    'signIn.path: nothing signs in or out at `entr`. Did you mean "enter"?',
    'viewer: no query without arguments gives an object at `posts`.',
  ]);
  expect(buildModel(buildSchema(ODD), { signIn: false, viewer: false })).toMatchObject({
    signIn: null,
    viewer: null,
  });
});

test('a change that gives an object with a session does not sign out', () => {
  const sdl = `type Cart { sessionId: String total(of: String): Int }
    type Mutation { login(email: String!, password: String!): String deleteCartItems: Cart }`;
  expect(signInReading(sdl)).toMatch(/^login email\/password \S* - - /);
});

test('a second step takes the code, with what the first answer gave for it', () => {
  const { signIn } = readSdl(`type Query { me: User } type User { id: ID! email: String! }
    type Mutation { signIn(email: String!, password: String!): SignInResult! verifyTwoFactor(input: CodeInput!): SignInResult! }
    input CodeInput { challengeToken: String! code: String! } union SignInResult = Session | TwoFactorRequired | Refused
    type Session { token: String! expiresAt: DateTime! refreshToken: String! } type TwoFactorRequired { challengeToken: String! } type Refused { message: String! code: String! } scalar DateTime`);
  expect(signIn).toMatchObject({
    result: {
      token: ['token'],
      refreshToken: ['refreshToken'],
      expiry: { path: ['expiresAt'], unit: 'date' },
      refusals: [{ type: 'Refused', message: 'message', code: 'code', field: null }],
    },
    steps: [
      {
        kind: 'code',
        path: ['verifyTwoFactor'],
        when: { kind: 'type', path: [], type: 'TwoFactorRequired' },
        carried: [{ slot: ['input', 'challengeToken'], from: ['challengeToken'] }],
        inputs: [{ kind: 'code', slot: ['input', 'code'] }],
      },
    ],
  });
});

test('queries for who is signed in and what one may are no tools', () => {
  const { viewer, tools, omitted } =
    readSdl(`type Query { things: [Thing!]! session: Session currentUser: User report(day: String!): String
      myPermissions: [String!]! docAccessThing(id: ID!): ThingAccess whoami: String access(door: String!): String }
    type Thing { id: ID! title: String! } type Session { token: String user: User } type User { id: ID! email: String! name: String }
    type ThingAccess { read: Access update: Access } type Access { permission: Boolean! }`);
  expect(viewer?.path).toEqual(['currentUser']);
  expect(tools.map(({ path }) => path.join('.'))).toEqual(['report', 'access']);
  expect(omitted.map(({ what, why }) => `${what} ${why}`)).toEqual([
    'Query.session says who is signed in, which the app itself asks',
    'Query.currentUser says who is signed in, which the app itself asks',
    'Query.myPermissions says what one may do, which the app itself asks',
    'Query.docAccessThing says what one may do, which the app itself asks',
    'Query.whoami says who is signed in, which the app itself asks',
  ]);
});

test('who is signed in may be asked for with conditions, and is no way to fetch others', () => {
  const { viewer, resources } = readSdl(`
    type Query { currentUser(filter: UserFilter): User users: [User!]! }
    input UserFilter { id: ID email: String } type User { id: ID! email: String! }
  `);
  expect(viewer?.path).toEqual(['currentUser']);
  expect(resources[0].lookup?.path).toEqual(['users']);
});

test('the viewer is a tool again where hints say that there is none', () => {
  const { tools } = readSdl(
    'type Query { me: User things: [Thing!]! } type Thing { id: ID! title: String! } type User { email: String! name: String }',
    { viewer: false },
  );
  expect(tools.map(({ path }) => path.join('.'))).toEqual(['me']);
});

test('a login that is made for somebody signs nobody in, unless it has a token', () => {
  expect(
    signInReading('type Mutation { createUserLogin(email: String!, password: String!): Thing }'),
  ).toBe('- | -');
  expect(
    signInReading(
      'type Mutation { createBasicAuth(username: String!, password: String!, userID: ID!): Boolean! }',
    ),
  ).toBe('- | -');
  expect(
    signInReading(
      'type Mutation { createUserLogin(email: String!, password: String!): Login } type Login { token: String! }',
    ),
  ).toBe('createUserLogin email/password token - - | -');
  const { resources, tools } = readSdl(`
    type Query { users: [User!]! user(id: ID!): User } type User { id: ID! name: String! }
    type Mutation { createUserLogin(userId: ID!, email: String!, password: String!): User }`);
  expect(resources[0].actions.map(({ path }) => path)).toEqual([['createUserLogin']]);
  expect(tools).toEqual([]);
});

test('what gives a token by other means than a password is no tool', () => {
  const { tools, omitted } =
    readSdl(`type Query { things: [Thing!]! } type Thing { id: ID! title: String! }
    type Mutation { login(email: String!, password: String!): Auth googleLogin(code: String!): Auth validateToken: Boolean
      changePassword(token: String!, newPassword: String!): Boolean updatePassword(oldPassword: String!, newPassword: String!): Boolean }
    type Auth { token: String! }`);
  expect(tools.map(({ path }) => path.join('.'))).toEqual(['updatePassword']);
  expect(omitted.map(({ what }) => what)).toContain('Mutation.googleLogin');
});

describe('what is for those who have lost their password', () => {
  const omitted = (mutation: string) =>
    readSdl(`type Query { a: String } type Mutation { ${mutation} }`).omitted.map(
      ({ what }) => what,
    );

  test.each([
    'demanderReinitialisationMdp(email: String!): Boolean',
    'reinitialiserMdp(token: String!, mdp: String!): Boolean',
    'restablecerContrasena(token: String!, contrasena: String!): Boolean',
    'passwortZuruecksetzen(email: String!): Boolean',
    'commitReset(resetKey: String!, password: String!): Boolean',
    'setPasswordByRecovery(ticket: String!, newPassword: String!): Boolean',
    'resendRecoveryEmail(ticket: String!): Boolean',
  ])('is said in other languages, too, and by what it takes: %s', (mutation) => {
    expect(omitted(mutation)).toEqual([`Mutation.${mutation.split('(')[0]}`]);
  });

  test('is no record of it, which can be deleted, too', () => {
    const resets =
      'createPasswordReset(email: String!): PasswordReset deletePasswordReset(id: ID!): PasswordReset';
    const [record] = readSdl(`
      type Query { passwordResets: [PasswordReset!]! passwordReset(id: ID!): PasswordReset }
      type PasswordReset { id: ID! email: String! } type Mutation { ${resets} }
    `).resources;
    expect(record.create?.path).toEqual(['createPasswordReset']);
  });
});

test('nobody signs in by a password that may be left out', () => {
  const reading = (password: string) =>
    signInReading(
      `type Query { a: String } type Mutation { startEmailAuthentication(email: String!, password: ${password}): Started } type Started { status: String }`,
    );
  expect(reading('String')).toBe('- | -');
  expect(reading('String!')).toBe('startEmailAuthentication email/password - - - | -');
});
