import { createServer, request as sendRequest, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createRequestHandler, type RequestHandler } from '../../src/server/requestHandler.ts';
import { EventStream } from '../../src/server/eventStream.ts';
import { guarded } from '../../src/server/guard.ts';
import type { Handler } from '../../src/server/handler.ts';
import { createHealth } from '../../src/server/health.ts';
import { listen } from '../../src/server/listen.ts';
import { requireKnownHost } from '../../src/server/ownHost.ts';
import { jsonResponse } from '../../src/server/httpError.ts';
import { handleWith } from '../../src/server/nodeHandler.ts';
import { until } from '../relay/rawBackend.ts';

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';

let door: RequestHandler;
let port: number;
let stopListening: () => void;
let closeAll: () => void;
let failures: unknown[];
let asked: string[];
/** Answers what waits. */
let release: () => void;

afterEach(() => {
  stopListening();
  closeAll();
});

async function start(): Promise<void> {
  failures = [];
  asked = [];
  const answer: Handler = async (request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname === '/broken') throw new Error('Broken.');
    return jsonResponse(200, { path: pathname });
  };
  const slow: Handler = async () => {
    asked.push('/slow');
    await new Promise<void>((resolve) => (release = resolve));
    return jsonResponse(200, { done: true });
  };
  const stream: Handler = async () => {
    asked.push('/stream');
    return new EventStream(() => {}).response;
  };
  door = createRequestHandler({
    routes: new Map([
      ['/graphql', guarded(answer)],
      ['/api/session', guarded(answer)],
      ['/broken', answer],
      ['/slow', slow],
      ['/stream', stream],
      ['/healthz', createHealth(null)],
      ['/readyz', createHealth(null)],
    ]),
    pages: (request, response) => handleWith(answer, request, response),
    beforePages: (request) =>
      requireKnownHost(request, { host: 'localhost', origins: [], proxies: 0 }),
    onError: (error) => failures.push(error),
  });
  const server = createServer(door.handle as RequestListener);
  stopListening = await listen(server, 0, 'localhost');
  closeAll = () => server.closeAllConnections();
  ({ port } = server.address() as AddressInfo);
}

interface ResponseBody {
  readonly status: number;
  readonly text: string;
  readonly location?: string;
}

function ask(path: string, headers: Record<string, string> = {}, host = '127.0.0.1') {
  return new Promise<ResponseBody>((resolve, reject) => {
    const sent = sendRequest(
      { host, port, path, headers, agent: false, method: 'POST' },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, location: answer.headers.location }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject).end();
  });
}

/** What comes back to bytes that no well-behaved client sends. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

test.each(['/', '/orders', '/graphql', '/api/session', '/_next/static/x.js'])(
  'to a foreign name %s is not answered, to its own it is',
  async (path) => {
    await start();
    const refused = await ask(path, { host: 'evil.example' });
    expect(refused).toMatchObject({ status: 421, text: expect.stringContaining('UNKNOWN_HOST') });
    const page = await ask(path, { host: 'evil.example', accept: 'text/html' });
    expect(page).toMatchObject({
      status: 421,
      text: expect.stringMatching(/^The app answers only/),
    });
    expect(asked).toEqual([]);
    expect(await ask(path)).toMatchObject({ status: 200 });
  },
);

test.each([
  ['/orders?__proto__=1&sort=__proto__', '/orders?sort=__proto__'],
  ['/orders?%5F_proto__=1', '/orders'],
  ['//evil.example?__proto__=1', '/'],
  ['/\\\\evil.example?__proto__', '/'],
])('%s, which would break the page, leads to %s', async (path, location) => {
  await start();
  expect(await ask(path)).toMatchObject({ status: 302, location });
  expect(asked).toEqual([]);
});

test('probes are answered whatever they call the app', async () => {
  await start();
  expect(await ask('/healthz', { host: 'probe.internal.example' })).toMatchObject({ status: 200 });
});

test.each([
  ['an address with a server in it', 'GET http://evil.example/orders HTTP/1.1\r\nHost: localhost'],
  ['no path', 'OPTIONS * HTTP/1.1\r\nHost: localhost'],
  ['no host', 'GET /orders HTTP/1.1\r\nX: 1'],
  ['no host, in the way of before', 'GET /orders HTTP/1.0\r\nX: 1'],
  ['two hosts', 'GET /orders HTTP/1.1\r\nHost: evil.example\r\nHost: localhost'],
])('a call with %s is refused', async (_name, head) => {
  await start();
  expect(await raw(`${head}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(asked).toEqual([]);
});

test('a call that fails is one failure, not the end of the app', async () => {
  await start();
  expect(await ask('/broken')).toMatchObject({ status: 500 });
  expect(failures).toEqual([expect.objectContaining({ message: 'Broken.' })]);
  expect(await ask('/orders')).toMatchObject({ status: 200 });
});

test('`localhost` is answered by either of its addresses, and no other', async () => {
  await start();
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  expect(await ask('/', {}, '127.0.0.1')).toMatchObject({ status: 200 });
  if (hasIPv6) expect(await ask('/', { host: 'localhost' }, '::1')).toMatchObject({ status: 200 });
  for (const { address } of addresses.filter(
    ({ internal, family }) => !internal && family === 'IPv4',
  ))
    await expect(ask('/', {}, address)).rejects.toThrow('ECONNREFUSED');
});

test('a port that another program has by one of the addresses is in use', async () => {
  await start();
  await expect(listen(createServer(), port, 'localhost')).rejects.toThrow('EADDRINUSE');
});

test('a door that closes lets calls end, ends streams, and says that it is not ready', async () => {
  await start();
  const answer = ask('/slow').catch(String);
  const stream = ask('/stream').catch(String);
  await until(() => asked.length === 2);
  let isClosed = false;
  const closed = door.close().then(() => (isClosed = true));
  expect(await stream).toMatch(/^Error/);
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    text: expect.stringContaining('Stopping'),
  });
  expect(isClosed).toBe(false);
  release();
  expect(await answer).toMatchObject({ status: 200, text: '{"done":true}' });
  await closed;
});
