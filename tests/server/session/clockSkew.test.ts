import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seal } from '../../../src/server/session/seal.ts';
import { readSession } from '../../../src/server/session/session.ts';
import { SESSION_COOKIE } from '../../../src/server/session/sessionCookies.ts';
import { setClock } from '../setClock.ts';
import { startAuthBackend, type AuthBackend, type AuthResolver } from './authBackend.ts';
import { requestWith } from './signInApp.ts';

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.FRONTAGE_SESSIONS = mkdtempSync(join(tmpdir(), 'frontage-skew-'));

const MINUTE_MS = 60_000;
/** What a token of the backend lasts. */
const LIFETIME_MS = 5 * MINUTE_MS;
const WATCHED_MS = 18 * MINUTE_MS;

const seconds = (time: number) => Math.floor(time / 1_000);
const jwt = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

/** How a backend says until when a token is good: by its own clock, or by the time that is left. */
const WAYS: ReadonlyArray<readonly [string, (now: number) => object]> = [
  [
    'a token with both its times',
    (now) => ({ token: jwt({ iat: seconds(now), exp: seconds(now + LIFETIME_MS), n: now }) }),
  ],
  [
    'a token with its end alone',
    (now) => ({ token: jwt({ exp: seconds(now + LIFETIME_MS), n: now }) }),
  ],
  [
    'a moment beside the token',
    (now) => ({ token: `opaque-${now}`, expiresAt: new Date(now + LIFETIME_MS).toISOString() }),
  ],
];

const SDL = `
  type Query { films: [Film!]! }
  type Film { id: ID! }
  type Mutation {
    login(email: String!, password: String!): Login
    refreshToken(refreshToken: String!): Login
  }
  scalar DateTime
  type Login { token: String!  refreshToken: String!  expiresAt: DateTime }
`;

/** How far the backend's clock is ahead, and how it says until when a token is good. */
let skew: number;
let issue: (now: number) => object;
/** When each token ends, by this machine's clock. */
const ends = new Map<string, number>();
let backend: AuthBackend;

beforeAll(async () => {
  const refreshToken: AuthResolver = (_variables, { response }) => {
    const now = Date.now() + skew;
    response.setHeader('date', new Date(now).toUTCString());
    const issued = issue(now) as { token: string };
    ends.set(issued.token, Date.now() + LIFETIME_MS);
    return { ...issued, refreshToken: `r${ends.size}` };
  };
  backend = await startAuthBackend(SDL, { refreshToken });
  process.env.GRAPHQL_ENDPOINT = backend.url;
  jest.spyOn(process, 'cwd').mockReturnValue(backend.root);
});
afterAll(() => backend.close());
afterEach(() => {
  jest.useRealTimers();
});

/** Somebody whose first token is at its end. */
async function signedIn(now: number): Promise<Request> {
  const text = await seal({
    ...{ id: randomUUID(), person: 'p', version: 0 },
    ...{ startedAt: now - LIFETIME_MS, issuedAt: now - LIFETIME_MS, sealedAt: now - LIFETIME_MS },
    credential: { headers: { authorization: 'Bearer first' } },
    origin: { kind: 'mutation' },
    renewal: { refreshToken: 'r0', expiresAt: now },
  });
  return requestWith(`${SESSION_COOKIE}=${text}`);
}

describe.each([-10, 0, 10])('where the backend’s clock is ahead by %d minutes', (minutes) => {
  test.each(WAYS)('%s: a session is renewed in time, and no more often', async (_, way) => {
    const begin = seconds(Date.now()) * 1_000;
    setClock(begin);
    skew = minutes * MINUTE_MS;
    issue = way;
    backend.asked.length = 0;
    const request = await signedIn(begin);
    const tooLate: number[] = [];
    for (let passed = 0; passed < WATCHED_MS; passed += MINUTE_MS / 2) {
      jest.setSystemTime(begin + passed);
      const session = await readSession(request);
      const token = session?.credential.headers.authorization.replace('Bearer ', '') ?? '';
      if (begin + passed >= (ends.get(token) ?? -Infinity)) tooLate.push(passed);
    }
    expect(tooLate).toEqual([]);
    // Each lasts until a minute before its end.
    expect(backend.asked).toEqual(Array(5).fill('RefreshSession'));
  });
});
