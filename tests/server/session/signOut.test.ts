import type { AuthContext, AuthResolver } from './authBackend.ts';
import { cookiesOf, requestWith, startSignInApp, type SignInApp } from './signInApp.ts';
import { readSession } from '../../../src/server/session/session.ts';

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';

const ENTERED = { 'values.email': 'ada@example.com', 'values.password': 'right' };

let app: SignInApp;
afterEach(() => app.close());

/** A backend that knows its sessions by their tokens. */
async function start(logout: (token: string, open: Set<string>) => boolean) {
  const open = new Set<string>();
  const login = (() => {
    const token = `t${open.size + 1}`;
    open.add(token);
    return token;
  }) as AuthResolver;
  const resolvers = {
    login,
    logout: (_args: never, { headers }: AuthContext) =>
      logout((headers.authorization ?? '').replace('Bearer ', ''), open),
  };
  app = await startSignInApp(
    'login(email: String!, password: String!): String  logout: Boolean',
    resolvers,
  );
  return open;
}

const signIn = async () => cookiesOf(await app.submit(ENTERED));
const isSignedIn = async (cookie: string) => (await readSession(requestWith(cookie))) !== null;

test.each(['sign-out', 'sign-out-everywhere'])(
  '%s ends the session on the backend',
  async (action) => {
    const open = await start((token, sessions) => sessions.delete(token));
    const cookie = await signIn();
    const other = await signIn();
    expect([...open]).toEqual(['t1', 't2']);
    const response = await app.submit({ action }, cookie);
    expect(response.headers.get('location')).toBe('/sign-in');
    expect([...open]).toEqual(['t2']);
    expect(await isSignedIn(cookie)).toBe(false);
    // What the backend still knows is of no use to anybody: the token is in a cookie that nothing opens any more.
    expect(await isSignedIn(other)).toBe(action === 'sign-out');
  },
);

test('a backend that fails to end its session keeps nobody signed in', async () => {
  const open = await start(() => {
    throw new Error('The database is away.');
  });
  const cookie = await signIn();
  const response = await app.submit({ action: 'sign-out' }, cookie);
  expect(response.headers.get('location')).toBe('/sign-in');
  expect(app.backend.asked).toEqual(['SignIn', 'SignOut']);
  expect([...open]).toEqual(['t1']);
  expect(await isSignedIn(cookie)).toBe(false);
});

test('a backend that is away keeps nobody signed in', async () => {
  await start(() => true);
  const cookie = await signIn();
  await app.backend.close();
  const response = await app.submit({ action: 'sign-out' }, cookie);
  expect(response.status).toBe(303);
  expect(await isSignedIn(cookie)).toBe(false);
});
