import type { IncomingMessage } from 'node:http';
import { accessOf } from '../../../src/server/access.ts';
import { backendFor } from '../../../src/server/backend.ts';
import { forwardedSettingsFrom } from '../../../src/server/forwardedSettings.ts';
import { requestHead } from '../../../src/server/nodeHandler.ts';
import { createRoutes } from '../../../src/server/routes.ts';
import { readSession } from '../../../src/server/session/session.ts';
import { settingsFrom } from '../../../src/server/settings.ts';
import { startApp } from '../appServer.ts';

const GRAPHQL_ENDPOINT = 'https://api.example/graphql';

Object.assign(process.env, {
  FRONTAGE_FORWARD_FROM: '10.1.0.0/16, 127.0.0.1, fd00::/8',
  FRONTAGE_FORWARD_HEADERS: 'X-Forwarded-User, Authorization=X-Forwarded-Access-Token',
  FRONTAGE_LOG_LEVEL: 'silent',
  FRONTAGE_SECRET: 'a secret that is only for these tests and long enough',
  FRONTAGE_SIGN_OUT_ADDRESS: '/oauth2/sign_out?rd=%2F',
  GRAPHQL_ENDPOINT,
});

function requestFrom(remoteAddress: string, headers: Record<string, string>) {
  return requestHead({
    url: '/',
    headers,
    socket: { remoteAddress },
  } as unknown as IncomingMessage);
}

const ADA = { 'x-forwarded-user': 'ada', 'x-forwarded-access-token': 't1' };

test('what the proxy says is passed on to the backend', async () => {
  const { headers } = await backendFor(requestFrom('10.1.2.3', ADA));
  expect(headers).toEqual({ 'x-forwarded-user': 'ada', authorization: 'Bearer t1' });
});

test.each(['10.1.2.3', '::ffff:10.1.2.3', '127.0.0.1', 'fd12::1'])(
  'it is believed from %s',
  async (address) => {
    expect(await readSession(requestFrom(address, ADA))).not.toBeNull();
  },
);

test.each(['10.2.0.1', '203.0.113.5', '::1', '2001:db8::1', ''])(
  'it is dropped from %j, whatever it says of itself',
  async (address) => {
    const forged = { ...ADA, 'x-frontage-peer': '10.1.2.3', 'x-forwarded-for': '10.1.2.3' };
    const request = requestFrom(address, forged);
    expect(await readSession(request)).toBeNull();
    expect((await backendFor(request)).headers).toEqual({});
  },
);

test('a person is the same while their token changes', async () => {
  const person = async (headers: Record<string, string>) =>
    (await readSession(requestFrom('127.0.0.1', headers)))?.person;
  const ada = await person(ADA);
  expect(await person({ ...ADA, 'x-forwarded-access-token': 't2' })).toBe(ada);
  expect(await person({ ...ADA, 'x-forwarded-user': 'eve' })).not.toBe(ada);
  expect(ada).not.toContain('ada');
});

test('nobody is asked to sign in, and signing out is the proxy’s', async () => {
  const session = await readSession(requestFrom('127.0.0.1', ADA));
  expect(accessOf({ session, person: null, role: null })).toMatchObject({ signOut: 'here' });
  expect(accessOf({ session: null, person: null, role: null })).not.toHaveProperty('isSignedOut');
  const routes = createRoutes({ root: process.cwd(), development: false });
  const app = await startApp(async (request, client) => {
    const handler = routes.get(new URL(request.url).pathname);
    return handler ? handler(request, client) : new Response('a page');
  });
  const response = await fetch(`${app.origin}/api/session`, {
    method: 'POST',
    headers: { ...ADA, 'content-type': 'application/x-www-form-urlencoded', origin: app.origin },
    body: 'action=sign-out',
  });
  expect(response.url).toBe(`${app.origin}/api/session/leave`);
  expect(response.headers.get('refresh')).toBe('0; url=/oauth2/sign_out?rd=%2F');
  await app.close();
});

test.each([
  [{ FRONTAGE_FORWARD_HEADERS: 'Cookie' }, 'FRONTAGE_FORWARD_HEADERS cannot have "Cookie"'],
  [{ FRONTAGE_FORWARD_HEADERS: 'X-Forwarded-For' }, 'cannot have "X-Forwarded-For"'],
  [{ FRONTAGE_FORWARD_HEADERS: 'Host=X-User' }, 'cannot have "Host=X-User"'],
  [{ FRONTAGE_FORWARD_HEADERS: 'a=b=c' }, 'cannot have "a=b=c"'],
  [{ FRONTAGE_FORWARD_HEADERS: 'X-A=X-B,X-A=X-C' }, 'two headers for one'],
  [{ FRONTAGE_FORWARD_FROM: 'proxy.internal' }, 'cannot have "proxy.internal"'],
  [{ FRONTAGE_FORWARD_FROM: '10.0.0.0/33' }, 'cannot have "10.0.0.0/33"'],
  [{ FRONTAGE_SIGN_OUT_ADDRESS: '//evil.example' }, 'FRONTAGE_SIGN_OUT_ADDRESS must be a path'],
  [{ FRONTAGE_SIGN_OUT_ADDRESS: 'javascript:1' }, 'FRONTAGE_SIGN_OUT_ADDRESS must be a path'],
])('%j is refused at start, with what to do', (environment, words) => {
  expect(() => forwardedSettingsFrom(environment)).toThrow(words);
});

test('a header is either configured for everybody or passed on for each person', () => {
  const both = { GRAPHQL_HEADERS: '{"X-User":"a"}', FRONTAGE_FORWARD_HEADERS: 'X-User' };
  expect(() => settingsFrom({ GRAPHQL_ENDPOINT, ...both })).toThrow('both have x-user');
});
