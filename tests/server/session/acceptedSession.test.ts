import { GraphQLError } from 'graphql';
import { callHeaders, type Signed } from '../../../src/server/callHeaders.ts';
import { nodeHttpClient } from '../../../src/server/connection.ts';
import { acceptedSession } from '../../../src/server/session/acceptedCredential.ts';
import { issuedBy } from '../../../src/server/session/backendSession.ts';
import type { NewSession } from '../../../src/server/session/types.ts';
import { settings } from '../../../src/server/settings.ts';
import { startAuthBackend, type AuthBackend, type AuthResolver } from './authBackend.ts';

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';
process.env.FRONTAGE_LOG_LEVEL = 'silent';

const SDL = `type Query { films: [Film!]  me: Person }  type Film { id: ID! }  type Person { id: ID!  name: String  email: String }
  type Mutation { login(email: String!, password: String!): String }`;

let backend: AuthBackend;
afterEach(() => backend.close());

/** What a backend says to a call, by whether it knows who calls. */
type Says = (isKnown: boolean) => unknown;

const REFUSAL = new GraphQLError('Nothing for you here.', { extensions: { code: 'FORBIDDEN' } });
const UNAUTHENTICATED = new GraphQLError('No.', { extensions: { code: 'UNAUTHENTICATED' } });
const refusing =
  (error: Error): Says =>
  (isKnown) =>
    isKnown ? { id: '1' } : error;

/** @param takes the header that the backend takes its token in, and what comes before the token */
async function start(takes: readonly [string, string], me: Says, films: Says = () => []) {
  const says =
    (what: Says): AuthResolver =>
    (_variables, { headers }) =>
      what(headers[takes[0]] === `${takes[1]}t1`);
  backend = await startAuthBackend(SDL, { me: says(me), films: says(films) });
}

const check = {
  operationName: 'SignInCheck',
  variables: {},
  query: 'query SignInCheck { films { id } }',
};
const BEARER: NewSession = {
  credential: { headers: { authorization: 'Bearer t1', cookie: 'a=b' } },
  origin: { kind: 'mutation' },
};

async function accepted(begun = BEARER, configured: Record<string, string> = {}) {
  const known = { ...settings(), endpoint: backend.url, headers: configured };
  const session = await acceptedSession(begun, {
    description: backend.description,
    settings: known,
    backend: (signed: Signed | null) => ({
      url: backend.url,
      headers: callHeaders(known, signed),
      httpClient: nodeHttpClient,
    }),
    check,
  });
  return session.credential.headers;
}

test('a backend that says whose the token is gets no further question', async () => {
  await start(['authorization', 'Bearer '], refusing(UNAUTHENTICATED));
  expect(await accepted()).toEqual(BEARER.credential.headers);
  expect(backend.asked).toEqual(['SignedIn']);
});

test.each<[string, readonly [string, string], Says]>([
  ['the header that it names to browsers', ['x-shop-session-token', ''], refusing(UNAUTHENTICATED)],
  ['another scheme', ['authorization', 'JWT '], () => null],
  ['no scheme', ['authorization', ''], refusing(REFUSAL)],
])('a token goes the way that the backend takes it: %s', async (_name, takes, refusal) => {
  await start(takes, (isKnown) => (isKnown ? { id: '1' } : refusal(false)));
  const headers = { cookie: 'a=b', [takes[0]]: `${takes[1]}t1` };
  expect(await accepted()).toEqual(headers);
  // The next one is sent so at once, and what renews this one, too.
  backend.asked.length = 0;
  expect(await accepted()).toEqual(headers);
  expect(backend.asked).toEqual(['SignedIn']);
  const { description } = backend;
  const issued = issuedBy(
    { result: { data: { login: 't2' } }, headers: {} },
    {
      ...{ places: description.signIn, description, previous: { credential: { headers } } },
      settings: { endpoint: backend.url, headers: {} },
    },
  );
  expect(issued?.credential.headers).toEqual({ cookie: 'a=b', [takes[0]]: `${takes[1]}t2` });
});

test.each<[string, Says, Says | undefined]>([
  ['says so', refusing(UNAUTHENTICATED), undefined],
  ['knows of nobody', () => null, undefined],
  ['refuses everything as it does to anybody', () => REFUSAL, () => REFUSAL],
])('a session is refused at once when the backend %s', async (_name, me, films) => {
  await start(['x-other', ''], me, films);
  await expect(accepted()).rejects.toMatchObject({ status: 502, code: 'SESSION_NOT_ACCEPTED' });
});

test.each<[string, Says, Says | undefined]>([
  ['does not say who one is', () => REFUSAL, undefined],
  [
    'refuses the list for another reason',
    () => REFUSAL,
    (isKnown) => (isKnown ? REFUSAL : UNAUTHENTICATED),
  ],
  [
    'fails',
    () => new GraphQLError('Out of order.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } }),
    undefined,
  ],
])('a person is let in by a backend that %s', async (_name, me, films) => {
  await start(['authorization', 'Bearer '], me, films);
  expect(await accepted()).toEqual(BEARER.credential.headers);
});

test('a header that the app sends for everybody is not used', async () => {
  await start(['x-shop-session-token', ''], refusing(UNAUTHENTICATED));
  await expect(accepted(BEARER, { 'x-shop-session-token': 'own' })).rejects.toMatchObject({
    code: 'SESSION_NOT_ACCEPTED',
  });
});
