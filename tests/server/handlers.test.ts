/** The handlers as they are, without a server: a `Request` in, a `Response` out. */
import { createHash } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { levels } from 'pino';
import { createGateway } from '../../src/server/gateway.ts';
import { contained, guarded } from '../../src/server/guard.ts';
import type { Handler } from '../../src/server/handler.ts';
import { HttpError } from '../../src/server/httpError.ts';
import { requestHead } from '../../src/server/nodeHandler.ts';
import { settings } from '../../src/server/settings.ts';
import { trustedDocuments } from '../../src/server/trustedDocuments.ts';
import { answering, startBackend, until, type RunningBackend } from '../relay/rawBackend.ts';
import { memoryLog, startApp, type RunningApp } from './appServer.ts';
import { startLiveBackend, SUBSCRIPTION } from './liveBackend.ts';

process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';

const QUERY = 'query Films { films }';
const CLIENT = { address: '192.0.2.1' };
const TRUSTED = trustedDocuments(
  [
    { name: 'Films', kind: 'query', text: QUERY },
    { name: 'Ticks', kind: 'subscription', text: SUBSCRIPTION },
  ].map(({ text, ...rest }) => ({
    ...rest,
    sha256: createHash('sha256').update(text).digest('hex'),
  })),
);

let backend: RunningBackend | undefined;
let app: RunningApp | undefined;
let logged: ReturnType<typeof memoryLog>;

afterEach(async () => {
  await Promise.all([backend?.close(), app?.close()]);
  [backend, app] = [undefined, undefined];
});

function gatewayTo(url: string): Handler {
  logged = memoryLog();
  return createGateway({
    release: null,
    visitorOf: () => Promise.resolve('somebody'),
    settings: settings(),
    kindOf: TRUSTED,
    backendFor: () => Promise.resolve({ url, headers: { authorization: 'Bearer good' } }),
    log: logged.log,
  });
}

function call(operationName: string, query: string, init: RequestInit = {}): Request {
  return new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables: {}, query }),
    ...init,
  });
}

test('a trusted document is answered, an unknown one is refused', async () => {
  backend = await startBackend(answering(200, '{"data":{"films":[]}}'));
  const gateway = gatewayTo(backend.url);
  const answer = await gateway(call('Films', QUERY), CLIENT);
  expect(await answer.json()).toEqual({ data: { films: [] } });
  const refused = await gateway(call('Films', '{ secrets }'), CLIENT);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }],
  });
});

test('a subscription is a stream of events, which ends at the backend when it is cancelled', async () => {
  const live = await startLiveBackend('server-sent events');
  backend = live;
  const answer = await gatewayTo(live.url)(call('Ticks', SUBSCRIPTION), CLIENT);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body!.getReader();
  await until(() => live.subscribers() === 1);
  live.tick(7);
  let text = '';
  while (!text.includes('"ticks":7')) text += Buffer.from((await reader.read()).value!).toString();
  await reader.cancel();
  await until(() => live.sockets.size === 0);
  await until(() => logged.lines.length === 1);
  expect(logged.entries()).toMatchObject([
    { level: levels.values.info, operation: 'Ticks', error: 'ClientDisconnected' },
  ]);
});

test('a call ends at the backend when its request is aborted', async () => {
  let isAsked = false;
  let isOver = false;
  backend = await startBackend((_request, response) => {
    isAsked = true;
    response.on('close', () => (isOver = true));
  });
  const visitor = new AbortController();
  const answer = gatewayTo(backend.url)(
    call('Films', QUERY, { signal: visitor.signal }),
    CLIENT,
  ).catch(() => null);
  await until(() => isAsked);
  visitor.abort();
  await answer;
  await until(() => isOver);
});

test('a guarded handler answers to the app’s own names only', async () => {
  const handler = contained(
    guarded(async () => new Response('yes')),
    () => {},
  );
  const ask = (host: string) =>
    handler(new Request('http://localhost/', { headers: { host } }), CLIENT);
  expect((await ask('localhost')).status).toBe(200);
  expect((await ask('evil.example')).status).toBe(421);
});

test('a handler that fails is one failure, and tells nothing', async () => {
  const onError = jest.fn();
  const failure = new Error('The password is 1234.');
  const answer = await contained(() => Promise.reject(failure), onError)(
    new Request('http://localhost/'),
    CLIENT,
  );
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  expect(onError).toHaveBeenCalledWith(failure);
});

test('a body that a handler does not read does not hold its connection', async () => {
  app = await startApp(async ({ url }) => {
    if (url.endsWith('/first')) return new Response('no', { status: 413 });
    return new Response('yes');
  });
  const { port } = new URL(app.origin);
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  const body = 'x'.repeat(500_000);
  socket.write(`POST /first HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`);
  socket.write(body);
  socket.write('GET /second HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await until(() => received.includes('yes'));
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

test.each([
  ['localhost:3000', '/orders?a=1', 'http://localhost:3000/orders?a=1'],
  ['localhost', '//evil.example/x', 'http://localhost//evil.example/x'],
  ['no host', '/', 'http://localhost/'],
  [undefined, '/', 'http://localhost/'],
])('a request to %s for %s has a URL', (host, path, url) => {
  const incoming = new IncomingMessage(new Socket());
  Object.assign(incoming, { url: path, headers: host === undefined ? {} : { host } });
  expect(requestHead(incoming).url).toBe(url);
});

test('a method that no handler can have is refused', async () => {
  app = await startApp(() => Promise.reject(new HttpError(500, 'NEVER', 'Never.')));
  const { port } = new URL(app.origin);
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write('TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await until(() => received.includes('\r\n\r\n'));
  expect(received).toMatch(/^HTTP\/1\.1 405 /);
});
