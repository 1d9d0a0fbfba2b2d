import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { backendFor } from '../../../src/server/backend.ts';
import { callHeaders } from '../../../src/server/callHeaders.ts';
import { nodeHttpClient } from '../../../src/server/connection.ts';
import { readSession } from '../../../src/server/session/session.ts';
import { settings } from '../../../src/server/settings.ts';
import { seal } from '../../../src/server/session/seal.ts';
import { SESSION_COOKIE } from '../../../src/server/session/sessionCookies.ts';
import { personId, storageScope } from '../../../src/server/session/personId.ts';
import { createSignIn } from '../../../src/server/session/signIn.ts';
import type { GraphQLRequest } from '../../../src/relay/transport.ts';
import { answering, startBackend } from '../../relay/rawBackend.ts';
import type { RunningBackend } from '../../relay/rawBackend.ts';
import { memoryLog, startApp } from '../appServer.ts';
import type { RunningApp } from '../appServer.ts';

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';
process.env.GRAPHQL_HEADERS = '{"X-Team":"red","X-Hasura-Role":"viewer"}';
process.env.FRONTAGE_SIGN_IN_HEADERS = 'Authorization, X-Api-Key, X-Team';

const TYPENAME = '{"data":{"__typename":"Query"}}';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let backend: RunningBackend;
let app: RunningApp;
let logged: ReturnType<typeof memoryLog>;
let seen: IncomingMessage['headers'][];

afterEach(() => Promise.all([backend.close(), app.close()]));

async function start(
  answer: RequestListener = answering(200, TYPENAME),
  check: GraphQLRequest | null = null,
): Promise<void> {
  seen = [];
  backend = await startBackend((request, response) => {
    seen.push(request.headers);
    answer(request, response);
  });
  logged = memoryLog();
  const signIn = createSignIn({
    settings: { ...settings(), proxies: 1 },
    backend: (signed) => ({
      url: backend.url,
      headers: callHeaders(settings(), signed),
      httpClient: nodeHttpClient,
    }),
    check,
    description: null,
    log: logged.log,
  });
  app = await startApp(signIn);
}

function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${app.origin}/api/session`, {
    method: 'POST',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

function cookieOf(response: Response): string {
  return response.headers.getSetCookie().join('\n');
}

/** A request as the browser makes it after the response. */
function requestWith(cookie: string): Request {
  return new Request('http://localhost', { headers: { cookie: cookie.split(';')[0] } });
}

describe('signing in', () => {
  test('with a form leads to the page one was on, and keeps the token where no script sees it', async () => {
    await start();
    const response = await submit({ credential: ' abc.def ', returnTo: '/orders?status=open#3' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/orders?status=open#3');
    const [cookie, cleared] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(`^${SESSION_COOKIE}=[^;]+; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`),
    );
    // What nobody in particular has left in the browser is cleared up.
    expect(cleared).toContain(`frontage-signed-out=${storageScope(undefined)}; Path=/`);
    expect(cookie).not.toContain('abc.def');
    expect(seen[0]).toMatchObject({ authorization: 'Bearer abc.def', 'x-team': 'red' });
    expect(await readSession(requestWith(cookie))).toMatchObject({
      credential: { headers: { authorization: 'Bearer abc.def' } },
      origin: { kind: 'token' },
    });
  });

  test('with JSON answers with JSON', async () => {
    await start();
    const response = await fetch(`${app.origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ credential: 'abc', returnTo: '/orders' }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ returnTo: '/orders' });
    expect(cookieOf(response)).toContain(SESSION_COOKIE);
  });

  test('over HTTPS keeps the cookie to HTTPS', async () => {
    await start();
    const response = await submit({ credential: 'abc' }, { 'x-forwarded-proto': 'https' });
    expect(cookieOf(response)).toContain('; Secure');
  });

  test.each([
    ['token', 'abc', 'authorization', 'Bearer abc'],
    ['token with a colon', 'user:pass', 'authorization', 'Bearer user:pass'],
    ['value with its scheme', 'Basic dXNlcg==', 'authorization', 'Basic dXNlcg=='],
    ['header', 'X-Api-Key: k1', 'x-api-key', 'k1'],
    ['header with spaces', 'X-Api-Key:   a=1; b=2', 'x-api-key', 'a=1; b=2'],
    ['header in capitals', 'AUTHORIZATION: Token k1', 'authorization', 'Token k1'],
  ])('takes a %s', async (_name, credential, name, value) => {
    await start();
    expect((await submit({ credential })).status).toBe(303);
    expect(seen[0][name]).toBe(value);
  });

  test.each([
    ['nothing', '  ', 'NO_CREDENTIAL'],
    ['two lines', 'abc\r\nx-admin: 1', 'MALFORMED_CREDENTIAL'],
    ['letters that no header holds', 'схема', 'MALFORMED_CREDENTIAL'],
    ['a name that no header has', 'a(b): c', 'MALFORMED_CREDENTIAL'],
    ['a header that frames the call', 'Transfer-Encoding: chunked', 'HEADER_NOT_OFFERED'],
    ['the host', 'Host: elsewhere', 'HEADER_NOT_OFFERED'],
    ['a role that is configured', 'X-Hasura-Role: admin', 'HEADER_NOT_OFFERED'],
    ['it in capitals', 'X-HASURA-ROLE: admin', 'HEADER_NOT_OFFERED'],
    ['what is configured, though it is named', 'x-team: blue', 'HEADER_NOT_OFFERED'],
    ['who a proxy says one is', 'X-Forwarded-User: root', 'HEADER_NOT_OFFERED'],
    ['where a proxy says one is', 'X-Forwarded-For: 127.0.0.1', 'HEADER_NOT_OFFERED'],
    ['cookies', 'Cookie: session=1', 'HEADER_NOT_OFFERED'],
    ['an origin', 'Origin: https://backend.example', 'HEADER_NOT_OFFERED'],
    ['a name of every object', '__proto__: 1', 'HEADER_NOT_OFFERED'],
  ])('refuses %s before the backend is asked', async (_name, credential, problem) => {
    await start();
    const response = await submit({ credential, returnTo: '/orders' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/sign-in?problem=${problem}&returnTo=%2Forders`);
    expect(cookieOf(response)).toBe('');
    expect(seen).toEqual([]);
  });

  test('keeps the longest token that it takes', async () => {
    await start();
    const credential = randomBytes(5_000).toString('base64url');
    const response = await submit({ credential });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const request = new Request('http://localhost', { headers: { cookie: cookies.join('; ') } });
    expect((await readSession(request))?.credential.headers.authorization).toBe(
      `Bearer ${credential}`,
    );
  });

  test('says that a token is longer than what a session holds', async () => {
    await start();
    const response = await submit({ credential: randomBytes(9_000).toString('base64url') });
    expect(response.headers.get('location')).toContain('problem=CREDENTIAL_TOO_LONG&');
    expect(cookieOf(response)).toBe('');
  });

  test.each([
    ['401', answering(401, 'no'), 'CREDENTIAL_REFUSED'],
    ['403', answering(403, 'no'), 'CREDENTIAL_REFUSED'],
    ['GraphQL errors', answering(200, '{"errors":[{"message":"bad jwt"}]}'), 'CREDENTIAL_REFUSED'],
    ['500', answering(500, 'no'), 'BACKEND_UNAVAILABLE'],
    ['HTML', answering(200, '<html>'), 'BACKEND_UNAVAILABLE'],
  ])('tells of a backend that answers with %s', async (_name, answer, problem) => {
    await start(answer);
    const response = await submit({ credential: 'abc' });
    expect(response.headers.get('location')).toContain(`problem=${problem}&`);
    expect(cookieOf(response)).toBe('');
  });

  describe('where the backend greets everybody', () => {
    const check = {
      operationName: 'SignInCheck',
      variables: {},
      query: 'query SignInCheck { orders { id } }',
    };
    const reading =
      (status: number, body: string): RequestListener =>
      (request, response) => {
        let asked = '';
        request.on('data', (chunk: Buffer) => (asked += chunk.toString()));
        request.on('end', () =>
          asked.includes('SignInCheck')
            ? response.writeHead(status, { 'content-type': 'application/json' }).end(body)
            : answering(200, TYPENAME)(request, response),
        );
      };
    const failing = (code: string) =>
      `{"data":{"orders":null},"errors":[{"message":"no","path":["orders"],"extensions":{"code":"${code}"}}]}`;

    test.each([
      ['says that it does not know who asks', 200, failing('UNAUTHENTICATED')],
      [
        'does so without data',
        200,
        '{"errors":[{"message":"no","extensions":{"code":"invalid-jwt"}}]}',
      ],
      ['answers with 401', 401, '{"errors":[{"message":"Sign in"}]}'],
      ['answers with 401 and no GraphQL', 401, 'no'],
    ])('a token is refused when reading something %s', async (_name, status, body) => {
      await start(reading(status, body), check);
      const response = await submit({ credential: 'abc' });
      expect(response.headers.get('location')).toContain('problem=CREDENTIAL_REFUSED&');
      expect(cookieOf(response)).toBe('');
      expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer abc', 'Bearer abc']);
    });

    test('nobody waits long for a list that does not come', async () => {
      await start((request, response) => {
        let asked = '';
        request.on('data', (chunk: Buffer) => (asked += chunk.toString()));
        request.on('end', () => {
          if (!asked.includes('SignInCheck')) answering(200, TYPENAME)(request, response);
        });
      }, check);
      const response = await submit({ credential: 'abc', returnTo: '/orders' });
      expect(response.headers.get('location')).toBe('/orders');
    });

    test.each([
      ['answers', 200, '{"data":{"orders":[]}}'],
      ['says that just this is forbidden', 200, failing('FORBIDDEN')],
      ['breaks down over it', 200, failing('INTERNAL_SERVER_ERROR')],
      ['has changed meanwhile', 400, '{"errors":[{"message":"Cannot query field"}]}'],
      ['is busy', 503, 'no'],
    ])('nobody is kept out when reading something %s', async (_name, status, body) => {
      await start(reading(status, body), check);
      const response = await submit({ credential: 'abc', returnTo: '/orders' });
      expect(response.headers.get('location')).toBe('/orders');
      expect(cookieOf(response)).toContain(SESSION_COOKIE);
    });
  });

  test('from another site is refused', async () => {
    await start();
    const response = await submit({ credential: 'abc' }, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(cookieOf(response)).toBe('');
    expect(seen).toEqual([]);
  });

  test.each([
    ['a large body', 'x'.repeat(40_000), FORM, 413],
    ['another type of body', 'abc', { 'content-type': 'text/plain' }, 415],
    ['broken JSON', '{', { 'content-type': 'application/json' }, 400],
    ['JSON that is no object', 'null', { 'content-type': 'application/json' }, 400],
  ])('refuses %s', async (_name, body, headers, status) => {
    await start();
    const response = await fetch(`${app.origin}/`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('errors.0.extensions.code');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'orders',
    '',
  ])('never leads to %j', async (returnTo) => {
    await start();
    const response = await submit({ credential: 'abc', returnTo });
    expect(response.headers.get('location')).toBe('/');
  });

  test('leaves no token in the log', async () => {
    await start(answering(401, 'no'));
    await submit({ credential: 'abc.secret' });
    expect(logged.entries()).toMatchObject([{ msg: 'session', error: 'CREDENTIAL_REFUSED' }]);
    expect(logged.lines.join('')).not.toContain('abc.secret');
  });
});

test('repeated attempts with tokens are told to wait, by form and by JSON', async () => {
  await start(answering(401, 'no'));
  for (let count = 0; count < 10; count += 1)
    expect((await submit({ credential: `guess-${count}` })).status).toBe(303);
  const refused = await submit({ credential: 'guess', returnTo: '/orders' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('refresh')).toContain('url=/sign-in?problem=TOO_MANY_TRIES');
  const json = await fetch(app.origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"credential":"guess"}',
  });
  expect([json.status, json.headers.has('retry-after')]).toEqual([429, true]);
  expect(seen).toHaveLength(10);
});

describe('signing out', () => {
  test.each<[string, () => Promise<Response>, number, string | null]>([
    ['a form', () => submit({ action: 'sign-out' }), 303, '/sign-in'],
    ['DELETE', () => fetch(`${app.origin}/`, { method: 'DELETE' }), 200, null],
  ])('with %s takes the cookie away', async (_name, signOut, status, location) => {
    await start();
    const response = await signOut();
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
    expect(cookieOf(response)).toMatch(new RegExp(`^${SESSION_COOKIE}=; Max-Age=0`));
  });

  test('names the person for the browser to clear up after, and no other way', async () => {
    await start();
    const [cookie] = cookieOf(await submit({ credential: 'abc.secret' })).split(';');
    const left = cookieOf(await submit({ action: 'sign-out' }, { cookie }));
    expect(left).toContain(
      `frontage-signed-out=${personId({ credential: { headers: { authorization: 'Bearer abc.secret' } }, origin: { kind: 'token' } })}; Path=/`,
    );
    expect(left).not.toMatch(/abc|HttpOnly.*signed-out/);
    expect(cookieOf(await submit({ action: 'sign-out' }))).not.toContain('signed-out');
  });
});

describe('a session', () => {
  test('adds its credential to what is configured', async () => {
    await start();
    const cookie = cookieOf(await submit({ credential: 'mine' }));
    const configured = { 'x-team': 'red', 'x-hasura-role': 'viewer' };
    const { headers } = await backendFor(requestWith(cookie));
    expect(headers).toEqual({ ...configured, authorization: 'Bearer mine' });
    expect((await backendFor(undefined)).headers).toEqual(configured);
  });

  test.each(['x-hasura-role', 'x-team', 'cookie', 'x-forwarded-user'])(
    'that was begun with %s before that was forbidden is none',
    async (name) => {
      await start();
      const now = Date.now();
      const held = {
        id: 'i',
        person: 'p',
        version: 0,
        startedAt: now,
        issuedAt: now,
        sealedAt: now,
      };
      const credential = { headers: { [name]: 'admin' } };
      const text = await seal({ ...held, credential, origin: { kind: 'token' } });
      expect(await readSession(requestWith(`${SESSION_COOKIE}=${text}`))).toBeNull();
    },
  );

  test('that was tampered with is none', async () => {
    await start();
    const cookie = cookieOf(await submit({ credential: 'mine' })).split(';')[0];
    const changed = cookie.slice(0, 60) + (cookie[60] === 'a' ? 'b' : 'a') + cookie.slice(61);
    for (const forged of [
      changed,
      cookie.slice(0, -9),
      `${SESSION_COOKIE}=`,
      `${SESSION_COOKIE}=%`,
    ]) {
      expect(await readSession(requestWith(forged))).toBeNull();
    }
  });
});
