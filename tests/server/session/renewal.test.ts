import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { GraphQLError } from 'graphql';
import { SESSION_COOKIE } from '../../../src/server/session/sessionCookies.ts';
import { seal, unseal } from '../../../src/server/session/seal.ts';
import { sessionPost } from '../../../src/server/session/sessionPost.ts';
import { sessionStore } from '../../../src/server/session/sessionStore.ts';
import type { Session } from '../../../src/server/session/types.ts';
import { startBackend } from '../../relay/rawBackend.ts';
import { startAuthBackend, type AuthBackend, type AuthResolver } from './authBackend.ts';

const SECRET = 'a secret that is only for these tests and long enough';
process.env.FRONTAGE_SECRET = SECRET;
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';
process.env.FRONTAGE_REVOCATIONS = mkdtempSync(join(tmpdir(), 'frontage-renewed-'));

const PROGRAM = resolve('tests/server/session/renewingProcess.ts');
const run = promisify(execFile);

const SDL = `
  type Query { films: [Film!]! }
  type Film { id: ID! }
  type Mutation {
    login(email: String!, password: String!): Tokens
    refreshToken(refreshToken: String!): Tokens
  }
  type Tokens { accessToken: String!  refreshToken: String!  expiresIn: Int! }
`;

let backend: AuthBackend;
/** Refresh tokens that were used: one that comes twice was stolen, and ends all. */
let used: Set<string>;

beforeAll(async () => {
  used = new Set();
  const refreshToken = (async ({ refreshToken: given }: { refreshToken: string }) => {
    // Calls that overlap do so for certain.
    await new Promise((done) => setTimeout(done, 100));
    if (!given.startsWith('good') || used.has(given))
      throw new GraphQLError('No.', { extensions: { code: 'UNAUTHENTICATED' } });
    used.add(given);
    return { accessToken: `after ${given}`, refreshToken: `good next`, expiresIn: 3_600 };
  }) as unknown as AuthResolver;
  backend = await startAuthBackend(SDL, { refreshToken });
});
afterAll(() => backend.close());
beforeEach(() => {
  used.clear();
  backend.asked.length = 0;
});

interface Printed {
  readonly sent: readonly (string | null)[];
  readonly cookies: readonly string[];
}

/** A cookie whose token expires in a moment, and how a process of the app reads it. */
async function aboutToExpire(refreshToken: string, endpoint = backend.url) {
  const now = Date.now();
  const times = { startedAt: now - 60_000, issuedAt: now - 60_000, sealedAt: now - 60_000 };
  const text = await seal({
    ...times,
    id: 'session',
    person: 'p',
    version: 0,
    credential: { headers: { authorization: 'Bearer before' } },
    origin: { kind: 'mutation' },
    renewal: { refreshToken, expiresAt: now + 1_000 },
  });
  const env = {
    ...process.env,
    FRONTAGE_SECRET: SECRET,
    FRONTAGE_LOG_LEVEL: 'silent',
    GRAPHQL_ENDPOINT: endpoint,
    FRONTAGE_REVOCATIONS: mkdtempSync(join(tmpdir(), 'frontage-renewed-')),
  };
  return async (count: number, cookie = `${SESSION_COOKIE}=${text}`): Promise<Printed> => {
    const args = ['--disable-warning=ExperimentalWarning', PROGRAM, cookie, String(count)];
    const { stdout } = await run(process.execPath, args, { cwd: backend.root, env });
    return JSON.parse(stdout) as Printed;
  };
}

test('a token is renewed once, however many requests of however many processes want it', async () => {
  const read = await aboutToExpire('good r1');
  const [one, other] = await Promise.all([read(25), read(25)]);
  expect(new Set([...one.sent, ...other.sent])).toEqual(new Set(['Bearer after good r1']));
  expect(backend.asked).toEqual(['RefreshSession']);
  // Both tell the browser the same, and it holds what the session is renewed with next.
  expect(one.cookies).toEqual(other.cookies);
  const [, text] = /=(.*)$/.exec(one.cookies[0]) ?? [];
  expect((await unseal(text))?.renewal?.refreshToken).toBe('good next');
  // Who comes with the old cookie gets what was renewed, in a process that was started later, too.
  expect((await read(1)).sent).toEqual(['Bearer after good r1']);
  expect(backend.asked).toHaveLength(1);
});

test('a renewal that is refused ends the session, for all who hold its cookie', async () => {
  const read = await aboutToExpire('bad');
  expect((await read(3)).sent).toEqual([null, null, null]);
  expect((await read(1)).sent).toEqual([null]);
  expect(backend.asked).toEqual(['RefreshSession']);
});

test('a backend that is away ends no session', async () => {
  const read = await aboutToExpire('good r2', 'http://127.0.0.1:1/graphql');
  expect((await read(2)).sent).toEqual(['Bearer before', 'Bearer before']);
});

describe('while a call is made', () => {
  const credentialOf = ({ authorization = '', cookie = '' }: IncomingHttpHeaders) =>
    [authorization, cookie].filter(Boolean).join();
  const call = async (session: Partial<Session>, listener: RequestListener) => {
    const sent: string[] = [];
    const answering = await startBackend((request, response) => {
      sent.push(credentialOf(request.headers));
      listener(request, response);
    });
    const now = Date.now();
    const times = { startedAt: now, issuedAt: now, sealedAt: now };
    const held: Session = {
      ...{ ...times, id: randomUUID(), person: 'p', version: 0, origin: { kind: 'mutation' } },
      ...{ credential: { headers: {} }, ...session },
    };
    const request = { url: answering.url, headers: held.credential.headers, body: '{}' };
    const answer = await sessionPost(held)({ ...request, signal: new AbortController().signal });
    answer.resume();
    const latest = await sessionStore().latest(held);
    await answering.close();
    return { sent, status: answer.statusCode, latest };
  };

  test('cookies that the backend sets are followed', async () => {
    const { latest } = await call(
      { credential: { headers: { cookie: 'sid=1; a=b' } } },
      (_, response) => {
        response.setHeader('set-cookie', [
          'sid=2; Path=/; HttpOnly',
          'a=; Max-Age=0',
          'x=y; Path=/x',
        ]);
        response.end('{}');
      },
    );
    expect(latest.credential.headers).toEqual({ cookie: 'sid=2' });
    expect(latest.version).toBe(1);
  });

  test('a token that was pasted is not renewed, and what is refused stays refused', async () => {
    const { sent, status } = await call(
      { origin: { kind: 'token' }, credential: { headers: { authorization: 'Bearer a' } } },
      (_, response) => void response.writeHead(401).end('no'),
    );
    expect([sent, status]).toEqual([['Bearer a'], 401]);
  });

  test('a call that is refused as a whole is repeated with what was renewed meanwhile', async () => {
    const id = randomUUID();
    const { sent, status } = await call(
      { id, credential: { headers: { authorization: 'Bearer old' } } },
      (request, response) => {
        if (request.headers.authorization === 'Bearer new') return void response.end('{}');
        const now = Date.now();
        const credential = { headers: { authorization: 'Bearer new' } };
        const times = { startedAt: now, issuedAt: now, sealedAt: now };
        const renewed = {
          ...times,
          id,
          person: 'p',
          version: 0,
          credential,
          origin: { kind: 'mutation' as const },
        };
        void sessionStore()
          .replace(renewed)
          .then(() => response.writeHead(401).end('no'));
      },
    );
    expect([sent, status]).toEqual([['Bearer old', 'Bearer new'], 200]);
  });
});
