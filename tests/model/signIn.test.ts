import { readSdl } from './readSdl.ts';

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
