import { GraphQLError } from 'graphql';
import { callHeaders } from '../../../src/server/callHeaders.ts';
import { settings } from '../../../src/server/settings.ts';
import type { AuthResolver } from './authBackend.ts';
import { formOf, sessionOf, startSignInApp, type SignInApp } from './signInApp.ts';

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';

let app: SignInApp | undefined;

afterEach(() => app?.close());

async function start(...options: Parameters<typeof startSignInApp>): Promise<void> {
  app = await startSignInApp(...options);
}

function submit(fields: Record<string, string>, cookie?: string): Promise<Response> {
  if (!app) throw new Error('Nothing was started.');
  return app.submit(fields, cookie);
}

const entered = (password = 'right') => ({
  'values.email': 'ada@example.com',
  'values.password': password,
});

/** A token that says of itself that it lasts for a minute, by a clock that is a day ahead. */
const jwt = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const TOMORROW = Math.floor(Date.now() / 1_000) + 86_400;
const TOKEN = jwt({ sub: 'u1', iat: TOMORROW, exp: TOMORROW + 60 });

const isRight = ({ password }: { password: string }) => password === 'right';
const resolver = (resolve: (args: { password: string; email: string }) => unknown) =>
  resolve as unknown as AuthResolver;

describe('a token', () => {
  test.each<[string, string, string, (token: string | null) => unknown]>([
    ['alone', 'login(email: String!, password: String!): String', '', (token) => token],
    [
      'in an object, with errors as a list',
      'login(email: String!, password: String!): Login!',
      'type Login { viewer: Viewer  errors: [UserError!]! }  type Viewer { sessionToken: String }  type UserError { field: String  message: String! }',
      (token) =>
        token
          ? { viewer: { sessionToken: token }, errors: [] }
          : { viewer: null, errors: [{ field: 'password', message: 'That is not it.' }] },
    ],
    [
      'in a member of a union',
      'login(email: String!, password: String!): LoginResult!',
      'union LoginResult = LoginSuccess | LoginError  type LoginSuccess { accessToken: String! }  type LoginError { message: String! }',
      (token) =>
        token
          ? { __typename: 'LoginSuccess', accessToken: token }
          : { __typename: 'LoginError', message: 'That is not it.' },
    ],
  ])('%s is kept where no script sees it', async (_name, mutation, types, answer) => {
    const login = resolver((args) => answer(isRight(args) ? TOKEN : null));
    await start(mutation, { login }, { types });
    const refused = await submit({ ...entered('wrong'), returnTo: '/films' });
    expect(refused.headers.get('location')).toBe(
      '/sign-in?problem=SIGN_IN_REFUSED&returnTo=%2Ffilms',
    );
    expect(await sessionOf(refused)).toBeNull();
    const form = await formOf(refused);
    expect(form?.values).toEqual({ email: 'ada@example.com' });
    if (types) expect(form?.problems[0].message).toBe('That is not it.');

    const response = await submit({ ...entered(), returnTo: '/films' });
    expect(response.headers.get('location')).toBe('/films');
    expect(await sessionOf(response)).toMatchObject({
      credential: { headers: { authorization: `Bearer ${TOKEN}` } },
      origin: { kind: 'mutation' },
    });
    const written = app?.logged.lines.join() ?? '';
    const sent = [...response.headers].join() + written;
    expect(sent).not.toContain(TOKEN);
    expect(written).not.toContain('ada@example.com');
  });

  test('expires by this machine’s clock, whatever the backend’s says', async () => {
    await start(
      'login(email: String!, password: String!): Login  refreshToken(refreshToken: String!): Login',
      { login: resolver(() => ({ token: TOKEN, refreshToken: 'r1' })) },
      { types: 'type Login { token: String!  refreshToken: String! }' },
    );
    const before = Date.now();
    const { renewal } = (await sessionOf(await submit(entered()))) ?? {};
    expect(renewal?.refreshToken).toBe('r1');
    expect(renewal?.expiresAt).toBeGreaterThanOrEqual(before + 60_000);
    expect(renewal?.expiresAt).toBeLessThanOrEqual(Date.now() + 60_000);
  });
});

test('a refusal is said at the input that it is about, and never at any length', async () => {
  const errors = [
    { field: 'PASSWORD', message: 'x'.repeat(1_000) },
    { field: 'other', message: '<b>This account is locked.</b>' },
  ];
  await start(
    'login(email: String!, password: String!): Login!',
    { login: resolver(() => ({ token: null, errors })) },
    {
      types:
        'type Login { token: String  errors: [UserError!]! }  type UserError { field: String  message: String! }',
    },
  );
  const response = await submit(entered());
  expect((await formOf(response))?.problems).toEqual([
    { input: 'password', message: 'x'.repeat(300) },
    { input: null, message: '<b>This account is locked.</b>' },
  ]);
  expect(response.headers.get('location')).not.toContain('locked');
});

test.each<[string, AuthResolver | null, string]>([
  [
    'an error',
    () => Promise.reject(new GraphQLError('Your e-mail address is not verified.')),
    'SIGN_IN_REFUSED',
  ],
  ['nothing', () => null, 'SIGN_IN_REFUSED'],
  ['a failure', null, 'SIGN_IN_UNAVAILABLE'],
])('a backend that answers with %s signs nobody in', async (name, login, problem) => {
  await start('login(email: String!, password: String!): String', login ? { login } : {}, {
    onCall: ({ response }) => {
      if (!login) response.writeHead(503).end('no');
      return !login;
    },
  });
  const response = await submit(entered());
  expect(response.headers.get('location')).toContain(`problem=${problem}&`);
  expect(await sessionOf(response)).toBeNull();
  if (name === 'an error')
    expect((await formOf(response))?.problems).toEqual([
      { input: null, message: 'Your e-mail address is not verified.' },
    ]);
});

test('a refusal inside an error without words is said', async () => {
  const inner = { name: 'ValidationError', message: 'Invalid identifier or password' };
  const extensions = { code: 'INTERNAL_SERVER_ERROR', error: inner };
  await start('login(email: String!, password: String!): String', {
    login: () => Promise.reject(new GraphQLError('Internal Server Error', { extensions })),
  });
  const form = await formOf(await submit(entered()));
  expect(form?.problems).toEqual([{ input: null, message: inner.message }]);
});

test('a session that comes as a cookie is sent on, without what is for other paths', async () => {
  await start(
    'login(email: String!, password: String!): Person',
    {
      login: ((
        _args: unknown,
        { response }: { response: { setHeader: (name: string, values: string[]) => void } },
      ) => {
        response.setHeader('set-cookie', [
          'sid=s1; HttpOnly; Path=/',
          'sid.sig=x; Path=/',
          'a=b; Path=/else',
        ]);
        return { name: 'Ada' };
      }) as unknown as AuthResolver,
    },
    { types: 'type Person { name: String }' },
  );
  const session = await sessionOf(await submit(entered()));
  expect(session?.credential.headers).toEqual({ cookie: 'sid=s1; sid.sig=x' });
  expect(callHeaders(settings(), session)).toEqual({ cookie: 'sid=s1; sid.sig=x' });
});

test('a session that comes as a header of the response is sent on as a token', async () => {
  await start(
    'login(email: String!, password: String!): Person',
    {
      login: ((
        _args: unknown,
        { response }: { response: { setHeader: (name: string, value: string) => void } },
      ) => {
        response.setHeader('shop-auth-token', 't1');
        return { name: 'Ada' };
      }) as unknown as AuthResolver,
    },
    { types: 'type Person { name: String }' },
  );
  const session = await sessionOf(await submit(entered()));
  expect(session?.credential.headers).toEqual({ authorization: 'Bearer t1' });
});

test('after several wrong passwords, further attempts have to wait', async () => {
  await start('login(email: String!, password: String!): String', { login: () => null });
  for (let count = 0; count < 10; count += 1)
    expect((await submit(entered('wrong'))).status).toBe(303);
  expect((await submit(entered('wrong'))).status).toBe(429);
});
