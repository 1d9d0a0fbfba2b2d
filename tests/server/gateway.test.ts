import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { levels } from 'pino';
import { NetworkError, TimeoutError } from '../../src/relay/errors.ts';
import { fetchClient, type HttpClient } from '../../src/relay/httpClient.ts';
import { ERROR_HEADER } from '../../src/relay/result.ts';
import { send } from '../../src/relay/transport.ts';
import { nodeHttpClient } from '../../src/server/connection.ts';
import { createGateway } from '../../src/server/gateway.ts';
import { isSlow } from '../../src/server/slowQueries.ts';
import { trustedDocuments } from '../../src/server/trustedDocuments.ts';
import { answering, startBackend, startRawBackend, until } from '../relay/rawBackend.ts';
import type { RunningBackend } from '../relay/rawBackend.ts';
import { memoryLog, startApp } from './appServer.ts';
import type { RunningApp } from './appServer.ts';

const QUERY = 'query Films($first: Int) {\n  films(first: $first)\n}\n';
const CALL = { operationName: 'Films', variables: { first: 2 }, query: QUERY };
const BODY = '{"data":{"films":["Alien"]}}';
const SECRET = 'Bearer very-secret-token';
/** Of an earlier release. */
const RETIRED = 'mutation Rename {\n  rename\n}\n';
const TRUSTED = [
  { name: 'Films', kind: 'query', sha256: createHash('sha256').update(QUERY).digest('hex') },
];
/** Texts by their ids, as relay-compiler's `persistConfig` writes them. */
const PERSISTED: Partial<Record<string, string>> = { a1: QUERY, b2: '{ secrets }' };
const SETTINGS = {
  maxRequestBytes: 10_000,
  maxUploadBytes: 100_000,
  maxStreams: 4,
  subscriptionsEndpoint: null,
  openGateway: false,
  origins: [] as string[],
  maxVisitorStreams: 100,
  proxies: 0,
};

let backend: RunningBackend;
let app: RunningApp;
let logged: ReturnType<typeof memoryLog>;
let seen: Array<{ headers: IncomingMessage['headers']; body: string }>;

afterEach(() => Promise.all([backend.close(), app.close()]));

/** Puts a gateway before a backend that keeps what it was sent, and answers as told. */
async function start(
  listener: RequestListener = answering(200, BODY),
  options: { settings?: Partial<typeof SETTINGS>; timeout?: number } = {},
): Promise<void> {
  const keeping: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.push({ headers: request.headers, body });
      listener(request, response);
    });
  };
  seen = [];
  await startBefore(await startBackend(keeping), options);
}

async function startBefore(
  running: RunningBackend,
  {
    settings = {},
    timeout = 0,
    headersOf = () => ({ authorization: SECRET }),
  }: {
    settings?: Partial<typeof SETTINGS>;
    timeout?: number;
    headersOf?: () => Record<string, string>;
  } = {},
): Promise<void> {
  backend = running;
  logged = memoryLog();
  const gateway = createGateway({
    release: '1.abc',
    visitorOf: () => Promise.resolve('somebody'),
    settings: { ...SETTINGS, ...settings },
    kindOf: trustedDocuments(TRUSTED, [RETIRED]),
    textOf: (id) => PERSISTED[id] ?? null,
    backendFor: async () => ({ url: backend.url, headers: headersOf(), timeout }),
    log: logged.log,
  });
  app = await startApp(gateway);
}

function post(body: unknown, headers: Record<string, string> = {}, init: RequestInit = {}) {
  return fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

function callThroughGateway(timeout = 0, httpClient: HttpClient = nodeHttpClient) {
  return send(CALL, { url: `${app.origin}/graphql`, httpClient, timeout });
}

test('a name of megabytes is not logged whole', async () => {
  await start();
  await post({ ...CALL, operationName: 'x'.repeat(9_000) });
  expect(logged.lines.join('').length).toBeLessThan(500);
});

describe('an operation of the app', () => {
  test('reaches the backend with the credentials that the browser does not have', async () => {
    await start();
    const response = await post(CALL, { cookie: 'frontage-session=sealed', authorization: 'mine' });
    expect(await response.json()).toEqual(JSON.parse(BODY));
    expect(seen).toHaveLength(1);
    expect(JSON.parse(seen[0].body)).toEqual(CALL);
    expect(seen[0].headers.authorization).toBe(SECRET);
    expect(seen[0].headers.cookie).toBeUndefined();
    expect(seen[0].headers.origin).toBeUndefined();
  });

  test('may be named by its id, and reaches the backend with its text', async () => {
    await start();
    const { query: _text, ...named } = CALL;
    const response = await post({ ...named, id: 'a1' });
    expect(await response.json()).toEqual(JSON.parse(BODY));
    expect(JSON.parse(seen[0].body)).toEqual(CALL);
    for (const id of ['unknown', 'b2']) expect((await post({ ...named, id })).status).toBe(403);
    expect(seen).toHaveLength(1);
  });

  test('that takes half a second is known to be slow, and no other', async () => {
    await start();
    const now = jest.spyOn(performance, 'now');
    let time = 0;
    now.mockImplementation(() => (time += 600));
    await (await post({ ...CALL, variables: { first: 3 } })).text();
    await until(() => isSlow({ ...CALL, variables: { first: 3 } }));
    now.mockRestore();
    await (await post(CALL)).text();
    expect(isSlow(CALL)).toBe(false);
  });

  test('may leave out its variables', async () => {
    await start();
    const response = await post({ operationName: 'Films', query: QUERY });
    expect(response.status).toBe(200);
    expect(JSON.parse(seen[0].body)).toMatchObject({ variables: {} });
  });

  test('is what was checked, whatever else the body says', async () => {
    await start();
    const text = JSON.stringify(CALL).replace('{', '{"query":"{ secrets }","extensions":{"a":1},');
    expect((await post(text)).status).toBe(200);
    expect(seen[0].body).not.toContain('secrets');
    expect(seen[0].body).not.toContain('extensions');
  });

  test.each([200, 400, 401, 403, 404, 429, 500, 503])(
    'gets the backend’s status %d, content type and body',
    async (status) => {
      const type = 'application/graphql-response+json; charset=utf-8';
      await start(answering(status, BODY, { 'content-type': type, 'retry-after': '3' }));
      const response = await post(CALL);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('retry-after')).toBe('3');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe(BODY);
    },
  );

  test('gets none of the backend’s other headers', async () => {
    await start(
      answering(200, BODY, {
        'set-cookie': 'backend=1',
        'www-authenticate': 'Basic',
        'access-control-allow-origin': '*',
        'x-powered-by': 'a backend',
        [ERROR_HEADER]: '1',
        location: 'http://db.internal/',
        'content-length': String(BODY.length),
      }),
    );
    const response = await post(CALL);
    const passed = [...response.headers.keys()].filter((name) => name !== 'date').sort();
    expect(passed).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'frontage-release',
      'keep-alive',
      'x-content-type-options',
    ]);
  });

  test('gets a compressed answer as the backend compressed it', async () => {
    const zipped = gzipSync(BODY);
    await start(answering(200, zipped, { 'content-encoding': 'gzip' }));
    const answer = await nodeHttpClient({
      url: `${app.origin}/graphql`,
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      body: JSON.stringify(CALL),
      signal: new AbortController().signal,
    });
    expect(answer.header('content-encoding')).toBe('gzip');
    expect(seen[0].headers['accept-encoding']).toBe('gzip');
    expect(gunzipSync(zipped).toString()).toBe(BODY);
  });

  test('gets an answer compressed that the backend did not compress, where that saves something', async () => {
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    const long = JSON.stringify({ data: { films: Array(500).fill('Alien') } });
    const get = async (
      body: string,
      accepted: string,
      headers: Record<string, string> = {},
      from: Record<string, string> = elsewhere,
    ) => {
      await start(answering(200, body, headers));
      const answer = await nodeHttpClient({
        url: `${app.origin}/graphql`,
        headers: { 'content-type': 'application/json', 'accept-encoding': accepted, ...from },
        body: JSON.stringify(CALL),
        signal: new AbortController().signal,
      });
      const chunks: Uint8Array[] = [];
      for await (const chunk of answer.body) chunks.push(chunk);
      expect(Buffer.concat(chunks).toString()).toBe(body);
      await Promise.all([backend.close(), app.close()]);
      return answer.header('content-encoding');
    };
    const sized = (body: string) => ({ 'content-length': String(body.length) });
    const longest = JSON.stringify({ data: { films: Array(50_000).fill('Alien') } });
    expect(await get(long, 'gzip, br', sized(long))).toBe('gzip');
    expect(await get(longest, 'gzip', sized(longest))).toBe('gzip');
    expect(await get(long, 'gzip')).toBe('gzip');
    expect(await get(long, 'br', sized(long))).toBeNull();
    expect(await get(BODY, 'gzip', sized(BODY))).toBeNull();
    expect(await get(long, 'gzip', sized(long), {})).toBeNull();
  });

  test('gets the answer as it comes, not when it is complete', async () => {
    let finish: () => void = () => {};
    await start((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(BODY.slice(0, 5));
      finish = () => response.end(BODY.slice(5));
    });
    const reader = (await post(CALL)).body!.getReader();
    const first = await reader.read();
    expect(Buffer.from(first.value!).toString()).toBe(BODY.slice(0, 5));
    finish();
    const second = await reader.read();
    expect(Buffer.from(second.value!).toString()).toBe(BODY.slice(5));
  });

  test('ends at the backend when the visitor leaves, which is no fault in the log', async () => {
    await startBefore(await startRawBackend(() => {}));
    const visitor = new AbortController();
    const outcome = post(CALL, {}, { signal: visitor.signal }).catch(() => 'left');
    await until(() => backend.sockets.size === 1);
    visitor.abort();
    expect(await outcome).toBe('left');
    await until(() => backend.sockets.size === 0);
    await until(() => logged.lines.length === 1);
    expect(logged.entries()[0]).toMatchObject({
      level: levels.values.info,
      operation: 'Films',
      error: 'ClientDisconnected',
    });
  });
});

test('an operation of an earlier release is forwarded as one of its own', async () => {
  await start();
  const response = await post({ ...CALL, operationName: 'Rename', query: RETIRED });
  expect(response.status).toBe(200);
  expect(response.headers.get('frontage-release')).toBe('1.abc');
  expect(JSON.parse(seen[0].body)).toMatchObject({ query: RETIRED });
  expect((await post({ ...CALL, query: `${RETIRED} ` })).status).toBe(403);
});

test('what it refused says so, and nothing that the backend answers can', async () => {
  await start(
    answering(403, '{"errors":[{"message":"No","extensions":{"code":"UNKNOWN_OPERATION"}}]}', {
      'frontage-unknown-operation': '1',
      'frontage-release': '2.of-the-backend',
    }),
  );
  const marks = async (query: string) => {
    const { status, headers } = await post({ ...CALL, query });
    return [status, headers.get('frontage-unknown-operation'), headers.get('frontage-release')];
  };
  expect(await marks('{ secrets }')).toEqual([403, '1', '1.abc']);
  expect(seen).toEqual([]);
  expect(await marks(QUERY)).toEqual([403, null, '1.abc']);
});

describe('the gateway refuses', () => {
  const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

  test.each<[string, unknown, Record<string, string>, RequestInit, number, string]>([
    ['an unknown operation', { ...CALL, query: '{ secrets }' }, {}, {}, 403, 'UNKNOWN_OPERATION'],
    ['one character less', { ...CALL, query: QUERY.trimEnd() }, {}, {}, 403, 'UNKNOWN_OPERATION'],
    ['one character more', { ...CALL, query: `${QUERY} ` }, {}, {}, 403, 'UNKNOWN_OPERATION'],
    [
      'another spelling of the same',
      { ...CALL, query: QUERY.replace('films', 'films\u200b') },
      {},
      {},
      403,
      'UNKNOWN_OPERATION',
    ],
    ['GET', undefined, {}, { method: 'GET', body: undefined }, 405, 'METHOD_NOT_ALLOWED'],
    ['PUT', CALL, {}, { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
    [
      'a form',
      'query=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      {},
      415,
      'UNSUPPORTED_CONTENT_TYPE',
    ],
    ['plain text', CALL, { 'content-type': 'text/plain' }, {}, 415, 'UNSUPPORTED_CONTENT_TYPE'],
    [
      'a call without a content type',
      CALL,
      { 'content-type': '' },
      {},
      415,
      'UNSUPPORTED_CONTENT_TYPE',
    ],
    ['another site', CALL, { 'sec-fetch-site': 'cross-site' }, {}, 403, 'CROSS_ORIGIN'],
    ['a sister site', CALL, { 'sec-fetch-site': 'same-site' }, {}, 403, 'CROSS_ORIGIN'],
    ['another origin', CALL, { origin: 'https://evil.example' }, {}, 403, 'CROSS_ORIGIN'],
    ['a hidden origin', CALL, { origin: 'null' }, {}, 403, 'CROSS_ORIGIN'],
    [
      'an oversized body',
      JSON.stringify({ ...CALL, a: 'x'.repeat(11_000) }),
      {},
      {},
      413,
      'REQUEST_TOO_LARGE',
    ],
    ['a deeply nested body', nested(1_000), {}, {}, 400, 'BODY_TOO_DEEP'],
    ['an endless list', '['.repeat(9_000), {}, {}, 400, 'BODY_TOO_DEEP'],
    ['a batch', [CALL, CALL], {}, {}, 400, 'BATCH_NOT_ALLOWED'],
    ['no JSON', '{"query":', {}, {}, 400, 'MALFORMED_CALL'],
    ['an empty body', '', {}, {}, 400, 'MALFORMED_CALL'],
    ['null', 'null', {}, {}, 400, 'MALFORMED_CALL'],
    ['a number', '7', {}, {}, 400, 'MALFORMED_CALL'],
    ['no query', { operationName: 'Films' }, {}, {}, 400, 'MALFORMED_CALL'],
    ['no operation name', { query: QUERY }, {}, {}, 400, 'MALFORMED_CALL'],
    ['variables that are a list', { ...CALL, variables: [1] }, {}, {}, 400, 'MALFORMED_CALL'],
    ['variables that are text', { ...CALL, variables: '{}' }, {}, {}, 400, 'MALFORMED_CALL'],
  ])(
    '%s, with a status and an error of GraphQL’s form',
    async (_name, body, headers, init, status, code) => {
      await start();
      const response = await post(body, headers, init);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toEqual({
        errors: [{ message: expect.stringMatching(/.{10}/), extensions: { code } }],
      });
      expect(seen).toEqual([]);
      expect(logged.entries()).toMatchObject([{ operation: null, status, error: code }]);
    },
  );

  test('a page that had its own name resolve to this machine, where the app knows its name', async () => {
    await start(undefined, { settings: { origins: ['https://admin.example'] } });
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' };
    expect((await post(CALL, headers)).status).toBe(403);
    expect(seen).toEqual([]);
  });

  test('a body that does not say how large it is, as soon as it is too large', async () => {
    await start();
    const body = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 20; count += 1) controller.enqueue(Buffer.alloc(1_000, ' '));
        controller.close();
      },
    });
    const response = await post('', {}, { body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
  });
});

describe('the gateway takes', () => {
  test.each<[string, Record<string, string>, Partial<typeof SETTINGS>]>([
    ['its own pages', { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere' }, {}],
    ['its own origin', { origin: 'OWN' }, {}],
    [
      'a configured origin',
      { origin: 'https://admin.example' },
      { origins: ['https://admin.example'] },
    ],
    [
      'the origin that a trusted proxy names',
      { origin: 'https://admin.example', 'x-forwarded-host': 'admin.example, inner' },
      { proxies: 1 },
    ],
    ['a content type with parameters', { 'content-type': 'Application/JSON; charset=utf-8' }, {}],
  ])('%s', async (_name, headers, settings) => {
    await start(undefined, { settings });
    const sent = headers.origin === 'OWN' ? { origin: app.origin } : headers;
    expect((await post(CALL, sent)).status).toBe(200);
  });

  test('no forwarded host from a proxy that is not trusted', async () => {
    await start();
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await post(CALL, headers)).status).toBe(403);
  });

  test('any operation when it is open', async () => {
    await start(undefined, { settings: { openGateway: true } });
    expect((await post({ ...CALL, query: '{ anything }' })).status).toBe(200);
  });
});

describe('when the backend fails, the browser gets the same error as the server', () => {
  test('unreachable', async () => {
    await start();
    await backend.close();
    const response = await post(CALL);
    expect(response.status).toBe(502);
    expect(response.headers.get(ERROR_HEADER)).toBe('1');
    expect(await response.text()).toBe('{"name":"NetworkError"}');
    await expect(callThroughGateway()).rejects.toBeInstanceOf(NetworkError);
    expect(logged.entries()[0]).toMatchObject({
      level: levels.values.warn,
      error: 'NetworkError',
      cause: 'ECONNREFUSED',
    });
  });

  test('because of a defect of the app, which the log has with its place', async () => {
    const headersOf = () => {
      throw new TypeError('x is undefined');
    };
    await startBefore(await startBackend(answering(200, BODY)), { headersOf });
    await expect(callThroughGateway()).rejects.toBeInstanceOf(NetworkError);
    expect(logged.entries()[0]).toMatchObject({
      level: levels.values.warn,
      cause: expect.stringMatching(/^TypeError: x is undefined\n.*gateway\.test/),
    });
  });

  test('reset before the answer', async () => {
    await startBefore(await startRawBackend((socket) => socket.resetAndDestroy()));
    await expect(callThroughGateway()).rejects.toBeInstanceOf(NetworkError);
  });

  test('too slow to answer', async () => {
    await startBefore(await startRawBackend(() => {}), { timeout: 60 });
    const error = await callThroughGateway().catch((reason: unknown) => reason);
    expect(error).toEqual(new TimeoutError(60));
    expect((await post(CALL)).status).toBe(504);
  });

  test.each<[string, number, (socket: Socket) => void, NetworkError | TimeoutError]>([
    ['reset', 0, (socket) => socket.resetAndDestroy(), new NetworkError()],
    ['reset long before the time-out', 5_000, (socket) => socket.destroy(), new NetworkError()],
    ['too slow', 60, () => {}, new TimeoutError(60)],
  ])('%s in the middle of the answer', async (_name, timeout, fail, error) => {
    await startBefore(
      await startRawBackend((socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${BODY.length}\r\n\r\n{"data"`);
        setTimeout(() => fail(socket), 20);
      }),
      { timeout },
    );
    for (const httpClient of [nodeHttpClient, fetchClient]) {
      await expect(callThroughGateway(0, httpClient)).rejects.toEqual(error);
    }
    await until(() => backend.sockets.size === 0);
  });

  test('redirecting', async () => {
    await start(answering(307, '', { location: 'http://127.0.0.1:1/' }));
    await expect(callThroughGateway()).rejects.toMatchObject({
      name: 'ResponseError',
      status: 307,
    });
  });
});

test('the log says what was called and how it went, and nothing that is anybody’s', async () => {
  await start();
  await post({ ...CALL, variables: { first: 3, name: 'Ripley' } }, { cookie: 'a=private' });
  await post({ ...CALL, query: '{ secretQuery }' });
  await backend.close();
  await post(CALL);
  expect(logged.entries()).toMatchObject([
    {
      level: 30,
      msg: 'graphql',
      method: 'POST',
      operation: 'Films',
      status: 200,
      ms: expect.any(Number),
      bytes: BODY.length,
    },
    { level: 40, operation: null, status: 403, error: 'UNKNOWN_OPERATION' },
    { level: 40, operation: 'Films', status: 502, error: 'NetworkError' },
  ]);
  const text = logged.lines.join('');
  for (const secret of [SECRET, 'Ripley', 'private', 'secretQuery', '127.0.0.1']) {
    expect(text).not.toContain(secret);
  }
});
