import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockTest as test, expect } from './page.ts';

const query = textOf('OrderListTotalQuery');
const call = { operationName: 'OrderListTotalQuery', variables: {}, query };

/** An operation as it was compiled. */
function textOf(name: string): string {
  const file = join(import.meta.dirname, `../../__generated__/${name}.graphql.ts`);
  const [, text] = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(file, 'utf8')) ?? [];
  return JSON.parse(text) as string;
}

function send(body: unknown, headers: Record<string, string> = {}, method = 'POST') {
  return fetch(`${process.env.SAMPLE_URL}/graphql`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('an operation of the app is answered', async () => {
  const response = await send(call);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    data: { orders: expect.objectContaining({ totalCount: expect.any(Number) }) },
  });
});

const REFUSALS: Array<[string, () => Promise<Response>, number, string]> = [
  [
    'a foreign query',
    () => send({ ...call, query: '{ __schema { types { name } } }' }),
    403,
    'UNKNOWN_OPERATION',
  ],
  [
    'an operation of the app with one character more',
    () => send({ ...call, query: `${query} ` }),
    403,
    'UNKNOWN_OPERATION',
  ],
  [
    'a call from another site',
    () => send(call, { origin: 'https://evil.example' }),
    403,
    'CROSS_ORIGIN',
  ],
  [
    'a call that a browser says comes from another site',
    () => send(call, { 'sec-fetch-site': 'cross-site' }),
    403,
    'CROSS_ORIGIN',
  ],
  ['a GET', () => send(null, {}, 'GET'), 405, 'METHOD_NOT_ALLOWED'],
  [
    'an oversized body',
    () => send({ ...call, padding: 'x'.repeat(3 * 1024 * 1024) }),
    413,
    'REQUEST_TOO_LARGE',
  ],
  [
    'a deeply nested body',
    () => send(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    400,
    'BODY_TOO_DEEP',
  ],
  ['a batch', () => send([call, call]), 400, 'BATCH_NOT_ALLOWED'],
  [
    'a form',
    () => send('query=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'UNSUPPORTED_CONTENT_TYPE',
  ],
];

for (const [what, attempt, status, code] of REFUSALS) {
  test(`the app refuses ${what}`, async () => {
    const response = await attempt();
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      errors: [{ message: expect.stringMatching(/\w+ \w+/), extensions: { code } }],
    });
  });
}

test('the app is up, and ready', async () => {
  for (const path of ['/healthz', '/readyz']) {
    expect((await fetch(`${process.env.SAMPLE_URL}${path}`)).status).toBe(200);
  }
});
