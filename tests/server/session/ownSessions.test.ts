import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '../../../src/server/handler.ts';
import { createOwnSessions } from '../../../src/server/session/ownSessions.ts';
import { readSession, startSession } from '../../../src/server/session/session.ts';
import { memoryLog } from '../appServer.ts';

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';
process.env.FRONTAGE_SESSIONS = mkdtempSync(join(tmpdir(), 'frontage-sessions-'));

const ORIGINS = { origins: [], proxies: 0 };
const ADDRESS = 'http://localhost/api/sessions';
const handler = createOwnSessions({ settings: ORIGINS, log: memoryLog().log });

/** A person's session in a browser. @returns the value of `Cookie` */
async function signIn(name: string, device: string): Promise<string> {
  const request = new Request(ADDRESS, { headers: { 'user-agent': device } });
  const cookies = await startSession(
    request,
    {
      credential: { headers: { authorization: `Bearer ${name} ${device}` } },
      ...{ origin: { kind: 'token' }, identifier: name },
    },
    ORIGINS,
  );
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

interface Listed {
  readonly sessions: ReadonlyArray<{ key: string; device: string; isThis: boolean }>;
}

async function call(cookie: string, init: RequestInit = {}): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json', ...init.headers };
  return handler(new Request(ADDRESS, { ...init, headers }), {} as Client);
}

async function list(cookie: string): Promise<Listed['sessions']> {
  return ((await (await call(cookie)).json()) as Listed).sessions;
}

test('a person sees where they are signed in, nobody else does, and ends what is not this one', async () => {
  const [here, there] = [await signIn('ada', 'Laptop'), await signIn('ada', 'Phone')];
  const other = await signIn('bob', 'Desk');
  const seen = await list(here);
  expect(seen.map(({ device, isThis }) => [device, isThis]).toSorted()).toEqual([
    ['Laptop', true],
    ['Phone', false],
  ]);
  expect((await list(other)).map(({ device }) => device)).toEqual(['Desk']);
  const key = seen.find(({ isThis }) => !isThis)?.key;
  // Bob cannot end it, even though he knows its key.
  const body = JSON.stringify({ key });
  expect((await call(other, { method: 'POST', body })).status).toBe(404);
  expect((await call(here, { method: 'POST', body })).status).toBe(200);
  expect((await list(here)).map(({ device }) => device)).toEqual(['Laptop']);
  expect(await readSession(new Request(ADDRESS, { headers: { cookie: there } }))).toBeNull();
  expect((await call(here, { method: 'POST', body })).status).toBe(404);
});

test('tells nothing to who is not signed in, or calls from another site', async () => {
  expect((await call('')).status).toBe(401);
  const cookie = await signIn('eve', 'Laptop');
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await call(cookie, { headers: foreign })).status).toBe(403);
  expect((await call(cookie, { method: 'POST', body: '{', headers: {} })).status).toBe(400);
  expect((await call(cookie, { method: 'DELETE' })).status).toBe(405);
});

test('keeps ids and tokens on the server', async () => {
  const cookie = await signIn('ida', 'Laptop');
  const session = await readSession(new Request(ADDRESS, { headers: { cookie } }));
  const text = await (await call(cookie)).text();
  expect(text).not.toContain(session?.id);
  expect(text).not.toContain('Bearer');
});
