import { nodeHttpClient } from '../../src/server/connection.ts';
import { createHealth, createReadiness } from '../../src/server/health.ts';
import { answering, startBackend } from '../relay/rawBackend.ts';
import type { RunningBackend } from '../relay/rawBackend.ts';
import { startApp } from './appServer.ts';
import type { RunningApp } from './appServer.ts';

let backend: RunningBackend;
let app: RunningApp;
afterEach(() => Promise.all([backend.close(), app.close()]));

let calls = 0;

async function start(answer: ReturnType<typeof answering>): Promise<void> {
  calls = 0;
  backend = await startBackend((request, response) => {
    calls += 1;
    answer(request, response);
  });
  const ready = createReadiness(() =>
    Promise.resolve({ url: backend.url, httpClient: nodeHttpClient }),
  );
  app = await startApp((request, client) =>
    (request.url.endsWith('/healthz') ? createHealth('1.abc') : ready)(request, client),
  );
}

async function probe(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(app.origin + path);
  return { status: response.status, body: await response.json() };
}

test.each([
  ['data', answering(200, '{"data":{"__typename":"Query"}}')],
  ['GraphQL errors', answering(400, '{"errors":[{"message":"Sign in"}]}')],
  ['a demand for credentials', answering(401, 'Sign in')],
])('the app is ready when its backend answers with %s', async (_name, answer) => {
  await start(answer);
  expect(await probe('/readyz')).toEqual({ status: 200, body: { status: 'ready' } });
});

test.each([
  ['a failure', answering(503, ''), 'ResponseError'],
  ['HTML', answering(200, '<html>'), 'ParseError'],
])('the app is up but not ready when its backend answers with %s', async (_name, answer, error) => {
  await start(answer);
  expect(await probe('/readyz')).toEqual({ status: 503, body: { status: 'not ready', error } });
  expect(await probe('/healthz')).toEqual({
    status: 200,
    body: { status: 'up', release: '1.abc' },
  });
});

test('many probes are one question to the backend', async () => {
  await start(answering(200, '{"data":{}}'));
  await Promise.all(Array.from({ length: 20 }, () => probe('/readyz')));
  await probe('/readyz');
  expect(calls).toBe(1);
});
