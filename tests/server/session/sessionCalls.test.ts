import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { NextPageContext } from 'next';
import { ANOTHER_PERSON, PERSON_HEADER } from '../../../src/relay/person.ts';
import { backendFor } from '../../../src/server/backend.ts';
import { firstLoad } from '../../../src/server/firstLoad.ts';
import { seal } from '../../../src/server/session/seal.ts';
import { sessionCalls } from '../../../src/server/session/sessionCalls.ts';
import { SESSION_COOKIE } from '../../../src/server/session/sessionCookies.ts';
import { sessionStore } from '../../../src/server/session/sessionStore.ts';
import type { Session } from '../../../src/server/session/types.ts';
import { answering, startBackend } from '../../relay/rawBackend.ts';
import { order, orderPage } from '../../relay/sampleQueries.ts';
import { startRenewingBackend, type RenewingBackend } from './renewingBackend.ts';

// The sample's roles are of its own operations.
jest.mock('../../../src/server/roles.ts', () => ({ appRoles: () => null }));

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.FRONTAGE_SESSIONS = mkdtempSync(join(tmpdir(), 'frontage-renewed-'));

let backend: RenewingBackend;

beforeAll(async () => {
  backend = await startRenewingBackend(({ headers, response }, operation) => {
    if (operation === 'RefreshSession') return false;
    const isKnown = headers.authorization === 'Bearer after good page';
    const errors = [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }];
    const body = isKnown ? { data: { order: order('1') } } : { errors };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
    return true;
  });
  process.env.GRAPHQL_ENDPOINT = backend.url;
  jest.spyOn(process, 'cwd').mockReturnValue(backend.root);
});
afterAll(() => backend.close());
beforeEach(() => backend.forget());

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
    const answer = await sessionCalls(held).post({
      ...request,
      signal: new AbortController().signal,
    });
    const text = Buffer.concat(await answer.toArray()).toString();
    const latest = await sessionStore().latest(held);
    await answering.close();
    return { sent, status: answer.statusCode, text, latest };
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

  describe('and the answer says that nobody is signed in', () => {
    const UNAUTHENTICATED = { message: 'No.', extensions: { code: 'UNAUTHENTICATED' } };
    const refusal = { __typename: 'NotAuthenticated', refusedMessage: 'No.' };
    const NOT_SIGNED_IN = { ...refusal, refusedAs: 'NotAuthenticated' };
    const NOT_SIGNED_IN_ROW = { ...refusal, refusedItemAs: 'NotAuthenticated' };
    const OTHER = { message: 'The film is on loan.' };
    const RENEWABLE = { refreshToken: 'good one', expiresAt: null };
    /** Refuses the first credential. */
    const refusing =
      (body: object, headers: Record<string, string> = {}, status = 200): RequestListener =>
      (request, response) => {
        const isFirst = request.headers.authorization === 'Bearer old';
        if (!isFirst) return answering(200, '{"data":{"films":[]}}')(request, response);
        const encode = { gzip: gzipSync, br: brotliCompressSync }[headers['content-encoding']];
        const json = JSON.stringify(body);
        answering(status, encode ? encode(json) : json, headers)(request, response);
      };
    const read = (listener: RequestListener, session: Partial<Session> = {}) => {
      const credential = { headers: { authorization: 'Bearer old' } };
      return call({ credential, renewal: RENEWABLE, ...session }, listener);
    };

    test.each<[string, RequestListener]>([
      ['without data', refusing({ errors: [UNAUTHENTICATED] })],
      ['with null', refusing({ data: null, errors: [UNAUTHENTICATED] })],
      [
        'with null in each field',
        refusing({
          data: { film: null, me: { __typename: 'Me', id: null } },
          errors: [UNAUTHENTICATED],
        }),
      ],
      ['by a member of a union', refusing({ data: { films: NOT_SIGNED_IN } })],
      ['by a message alone', refusing({ errors: [{ message: 'You are not logged in.' }] })],
      ['packed by gzip', refusing({ errors: [UNAUTHENTICATED] }, { 'content-encoding': 'gzip' })],
      ['packed by brotli', refusing({ errors: [UNAUTHENTICATED] }, { 'content-encoding': 'br' })],
      ['with another status', refusing({ errors: [UNAUTHENTICATED] }, {}, 400)],
    ])('%s, it is repeated once with a renewed credential', async (_, listener) => {
      const { sent, text, latest } = await read(listener);
      expect(sent).toEqual(['Bearer old', 'Bearer after good one']);
      expect(text).toBe('{"data":{"films":[]}}');
      expect(latest.renewal?.refreshToken).toBe('good next');
      expect(backend.asked).toEqual(['RefreshSession']);
    });

    test.each<[string, object]>([
      ['with a part of the data', { data: { films: [], me: null }, errors: [UNAUTHENTICATED] }],
      ['in place of one of several rows', { data: { films: [NOT_SIGNED_IN_ROW, { id: '1' }] } }],
      ['beside another error', { data: null, errors: [UNAUTHENTICATED, OTHER] }],
      [
        'for lack of permission',
        { errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] },
      ],
      ['at great length', { errors: [{ ...UNAUTHENTICATED, stack: 'x'.repeat(200_000) }] }],
    ])('%s, it is passed on as it is', async (_, body) => {
      const { sent, text } = await read(refusing(body));
      expect([sent, backend.asked]).toEqual([['Bearer old'], []]);
      expect(JSON.parse(text)).toEqual(body);
    });

    test('also to the renewed credential, it is passed on, and the next call renews nothing', async () => {
      const id = randomUUID();
      const body = JSON.stringify({ errors: [UNAUTHENTICATED] });
      const listener = answering(200, body);
      const first = await read(listener, { id });
      expect(first.sent).toEqual(['Bearer old', 'Bearer after good one']);
      expect(first.text).toBe(body);
      const second = await read(listener, first.latest);
      expect([second.sent, backend.asked]).toEqual([['Bearer after good one'], ['RefreshSession']]);
    });

    test('and the renewal is refused, the session has ended', async () => {
      const { sent, text, latest } = await read(refusing({ errors: [UNAUTHENTICATED] }), {
        renewal: { ...RENEWABLE, refreshToken: 'bad' },
      });
      expect(sent).toEqual(['Bearer old']);
      expect(JSON.parse(text)).toEqual({ errors: [UNAUTHENTICATED] });
      expect(await sessionStore().hasEnded(latest)).toBe(true);
    });
  });
});

/** A cookie of somebody whose token the backend has revoked. */
async function revoked(refreshToken: string): Promise<string> {
  const now = Date.now();
  const text = await seal({
    ...{ id: randomUUID(), person: 'p', version: 0, startedAt: now, issuedAt: now, sealedAt: now },
    credential: { headers: { authorization: 'Bearer revoked' } },
    origin: { kind: 'mutation' },
    renewal: { refreshToken, expiresAt: null },
  });
  return `${SESSION_COOKIE}=${text}`;
}

/** Loads a page as Next.js does. */
async function load(cookie: string) {
  const req = { headers: { host: 'localhost', cookie }, cookies: {} };
  const sent = { status: 0, location: '' };
  const res = Object.assign(new EventEmitter(), {
    statusCode: 200,
    setHeader: (name: string, value: unknown) => {
      if (name.toLowerCase() === 'location') sent.location = String(value);
    },
    writeHead: (status: number, headers: Record<string, unknown> = {}) => {
      Object.assign(sent, { status }, headers.location && { location: headers.location });
    },
    end: () => {},
  });
  const context = { req, res, asPath: '/orders/1', pathname: '/orders/[key]' };
  const page = { queries: () => ({ order: orderPage('1') }) };
  const loaded = await firstLoad(page, context as unknown as NextPageContext);
  res.emit('close');
  return { loaded, sent };
}

test('a page is rendered with what its session was renewed to meanwhile', async () => {
  const { loaded } = await load(await revoked('good page'));
  const { order: shown } = loaded.handOvers;
  expect(shown).toMatchObject({ error: null, result: { data: { order: { id: '1' } } } });
  expect(backend.asked.filter((name) => name === 'RefreshSession')).toHaveLength(1);
});

test('nothing of a page is saved under the name of somebody who has signed in since', async () => {
  const cookie = await revoked('good page');
  const callOf = (person?: string) => {
    const headers = { cookie, ...(person && { [PERSON_HEADER]: person }) };
    return backendFor(new Request('http://localhost/graphql', { headers }));
  };
  const refused = { status: 401, code: ANOTHER_PERSON };
  await expect(callOf('other')).rejects.toMatchObject(refused);
  for (const own of ['p', undefined])
    expect((await callOf(own)).headers).toMatchObject({ authorization: 'Bearer revoked' });
});

test('nothing of a page is saved as nobody after its person’s session has ended', async () => {
  const callOf = (headers: Record<string, string>) =>
    backendFor(new Request('http://localhost/graphql', { headers }));
  const refused = { status: 401, code: 'UNAUTHENTICATED' };
  await expect(callOf({ [PERSON_HEADER]: 'p' })).rejects.toMatchObject(refused);
  expect((await callOf({})).headers).not.toHaveProperty('authorization');
});
