import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guarded } from '../../../src/server/guard.ts';
import { SESSION_COOKIE } from '../../../src/server/session/sessionCookies.ts';
import { sessionStore, SessionStore } from '../../../src/server/session/sessionStore.ts';
import {
  endSession,
  readSession,
  renewedCookies,
  startSession,
} from '../../../src/server/session/session.ts';
import type { Session } from '../../../src/server/session/types.ts';

const NEW_SECRET = 'n'.repeat(40);
const OLD_SECRET = 'o'.repeat(40);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const ANYWHERE = { origins: [] as string[], proxies: 0 };
const folder = mkdtempSync(join(tmpdir(), 'frontage-revoked-'));

process.env.FRONTAGE_SECRET = `${NEW_SECRET},${OLD_SECRET}`;
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';
process.env.FRONTAGE_SESSIONS = folder;
process.env.FRONTAGE_SIGN_IN_HEADERS = 'Authorization';
process.env.OIDC_PROVIDERS = 'one';
process.env.OIDC_ONE_ISSUER = 'https://id.example';
process.env.OIDC_ONE_CLIENT_ID = 'office';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function requestWith(cookie: string, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost', { headers: { cookie, ...headers } });
}

async function signIn(token: string, headers: Record<string, string> = {}, cookie = '') {
  const [first] = await start(token, headers, cookie);
  return first;
}

function start(token: string, headers: Record<string, string> = {}, cookie = '') {
  const credential = { headers: { authorization: `Bearer ${token}` } };
  const begun = { credential, origin: { kind: 'token' as const } };
  return startSession(requestWith(cookie, headers), begun, ANYWHERE);
}

function sessionOf(id: string, authorization = 'Bearer x'): Session {
  const now = Date.now();
  const times = { startedAt: now, issuedAt: now, sealedAt: now };
  const credential = { headers: { authorization } };
  return { id, person: 'p', credential, origin: { kind: 'token' }, version: 0, ...times };
}

const pairOf = (setCookie: string) => setCookie.split(';')[0];
const tokenOf = async (cookie: string) =>
  (await readSession(requestWith(cookie)))?.credential.headers.authorization;

test('signing out ends a copy of the session too, at once', async () => {
  const cookie = pairOf(await signIn('a'));
  const other = pairOf(await signIn('a'));
  expect(await tokenOf(cookie)).toBe('Bearer a');
  expect(await endSession(requestWith(cookie), { everywhere: false })).toEqual([
    `${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
    `__Host-${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
  expect(await tokenOf(cookie)).toBeUndefined();
  expect(await tokenOf(other)).toBe('Bearer a');
});

test('signing out everywhere ends all sessions of the person, but no others and no later ones', async () => {
  const mine = [pairOf(await signIn('everywhere')), pairOf(await signIn('everywhere'))];
  const other = pairOf(await signIn('other'));
  await endSession(requestWith(mine[0]), { everywhere: true });
  for (const cookie of mine) expect(await tokenOf(cookie)).toBeUndefined();
  expect(await tokenOf(other)).toBe('Bearer other');
  jest.advanceTimersByTime(5);
  expect(await tokenOf(pairOf(await signIn('everywhere')))).toBe('Bearer everywhere');
});

test('a token that asks to sign somebody out is used once, by all servers that share the folder', async () => {
  const stores = [new SessionStore(folder), new SessionStore(folder), new SessionStore(folder)];
  const until = Date.now() + HOUR;
  const done = jest.fn(() => Promise.resolve());
  const failing = stores[0].onceForToken('one', 'jti', until, () =>
    Promise.reject(new Error('No')),
  );
  await expect(failing).rejects.toThrow('No');
  const use = (store: SessionStore) => store.onceForToken('one', 'jti', until, done);
  expect((await Promise.all(stores.map(use))).filter(Boolean)).toHaveLength(1);
  expect(await use(new SessionStore(folder))).toBe(false);
  expect(await stores[0].onceForToken('other', 'jti', until, done)).toBe(true);
  expect(done).toHaveBeenCalledTimes(2);
});

test('a session that somebody leaves while its credential is renewed keeps none', async () => {
  const session = sessionOf('left-behind');
  const store = new SessionStore(folder);
  const renewed = await store.renewOnce(session, async (latest) => {
    await new SessionStore(folder).end(session);
    return { ...latest, credential: { headers: { authorization: 'Bearer renewed' } } };
  });
  expect(renewed).toBeNull();
  expect(readdirSync(folder).filter((name) => name.includes('left-behind'))).toEqual([
    expect.stringMatching(/^ended-session/),
  ]);
});

test('what was ended stays ended after a restart, and on a server that shares the folder', async () => {
  const session = sessionOf('shared');
  const beside = new SessionStore(folder);
  expect(await beside.hasEnded(session)).toBe(false);
  await new SessionStore(folder).end(session);
  jest.advanceTimersByTime(1_000);
  expect(await beside.hasEnded(session)).toBe(true);
  expect(await new SessionStore(folder).hasEnded(session)).toBe(true);
  expect(readdirSync(folder).join()).toContain('shared');
  jest.advanceTimersByTime(15 * DAY);
  await beside.hasEnded(session);
  expect(readdirSync(folder).join()).not.toContain('shared');
});

test.each([
  ['before it', (pair: string) => `${SESSION_COOKIE}=junk; ${pair}`],
  ['empty before it', (pair: string) => `${SESSION_COOKIE}=; ${pair}`],
  ['after it', (pair: string) => `${pair}; ${SESSION_COOKIE}=%%%`],
  ['of the other name', (pair: string) => `__Host-${SESSION_COOKIE}=junk; ${pair}`],
  ['that looks like a seal', (pair: string) => `${SESSION_COOKIE}=Fe26.2*1*a*b*c*1*d*e~2; ${pair}`],
])('a cookie of the same name %s signs nobody out', async (_name, cookieOf) => {
  const pair = pairOf(await signIn('b'));
  expect(await tokenOf(cookieOf(pair))).toBe('Bearer b');
});

test('behind TLS the cookie is for HTTPS and this host only, however TLS is detected', async () => {
  const ways: Record<string, string>[] = [
    { 'x-forwarded-proto': 'https' },
    { origin: 'https://office.example' },
  ];
  for (const headers of ways) {
    const cookie = await signIn('c', headers);
    expect(cookie).toMatch(
      new RegExp(`^__Host-${SESSION_COOKIE}=[^;]+; .*Path=/; .*; Secure; .*$`),
    );
    expect(cookie).not.toMatch(/domain/i);
    expect(await tokenOf(pairOf(cookie))).toBe('Bearer c');
  }
  expect(await signIn('c', { origin: 'http://localhost:3000' })).not.toContain('Secure');
});

test('a secret is exchanged without signing anybody out', async () => {
  const sealedBy = async (secret: string) => {
    process.env.FRONTAGE_SECRET = secret;
    jest.resetModules();
    const fresh = await import('../../../src/server/session/seal.ts');
    return fresh.seal(sessionOf('before', 'Bearer before'));
  };
  expect(await tokenOf(`${SESSION_COOKIE}=${await sealedBy(OLD_SECRET)}`)).toBe('Bearer before');
  expect(await tokenOf(`${SESSION_COOKIE}=${await sealedBy(NEW_SECRET)}`)).toBe('Bearer before');
  expect(await tokenOf(`${SESSION_COOKIE}=${await sealedBy('x'.repeat(40))}`)).toBeUndefined();
});

test('no cookie goes with what caches keep for everybody', async () => {
  const cookie = pairOf(await signIn('kept'));
  jest.advanceTimersByTime(2 * HOUR);
  const cookiesWith = async (cacheControl: string) => {
    const headers = { 'cache-control': cacheControl };
    const handler = guarded(() => Promise.resolve(new Response('', { headers })));
    const response = await handler(requestWith(cookie, { host: 'localhost' }), { address: '' });
    return response.headers.getSetCookie().length;
  };
  expect(await cookiesWith('public, max-age=31536000, immutable')).toBe(0);
  expect(await cookiesWith('no-store')).toBe(1);
});

test('a session in use is kept, one that is not ends, and none lasts for ever', async () => {
  const first = pairOf(await signIn('d'));
  let current = first;
  const use = async () => {
    const [cookie] = await renewedCookies(requestWith(current), ANYWHERE);
    if (cookie) current = pairOf(cookie);
    return cookie !== undefined;
  };
  expect(await use()).toBe(false);
  for (let day = 0; day < 13; day += 1) {
    jest.advanceTimersByTime(DAY);
    expect(await use()).toBe(true);
  }
  expect(await tokenOf(first)).toBeUndefined();
  expect(await tokenOf(current)).toBe('Bearer d');
  jest.advanceTimersByTime(DAY);
  expect(await use()).toBe(false);
  expect(await tokenOf(current)).toBeUndefined();
});

test('who signs in again ends the session before, and keeps who they are', async () => {
  const before = pairOf(await signIn('e'));
  const person = (await readSession(requestWith(before)))?.person;
  const after = pairOf(await signIn('e', {}, before));
  expect(await tokenOf(before)).toBeUndefined();
  expect((await readSession(requestWith(after)))?.person).toBe(person);
});

/** Hard to compress, as tokens are. */
const longToken = (length: number) => randomBytes(length).toString('base64url').slice(0, length);
const cookiesOf = (set: readonly string[]) => set.map(pairOf).join('; ');

describe('a token that is too long for one cookie', () => {
  test('is kept in several, of which none is too long for a browser', async () => {
    const token = longToken(6_500);
    const set = await start(token);
    expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
      SESSION_COOKIE,
      `${SESSION_COOKIE}.1`,
      ...(set.length > 2 ? [`${SESSION_COOKIE}.2`] : []),
    ]);
    for (const cookie of set) expect(pairOf(cookie).length).toBeLessThanOrEqual(4_096);
    expect(await tokenOf(cookiesOf(set))).toBe(`Bearer ${token}`);
    expect(await tokenOf(cookiesOf(set.toReversed()))).toBe(`Bearer ${token}`);
  });

  test('is none when a part is missing, forged, or of another session', async () => {
    const set = await start(longToken(5_000));
    const other = await start(longToken(5_000));
    const [first, second] = set.map(pairOf);
    for (const cookies of [
      first,
      second,
      `${first}; ${pairOf(other[1])}`,
      `${pairOf(other[0])}; ${second}`,
      `${first}; ${second}x`,
      `${first.replace('2~', '3~')}; ${second}`,
      `${first.replace('2~', '')}; ${second}`,
      `${first.replace('2~', '9~')}; ${second}`,
    ])
      expect(await tokenOf(cookies)).toBeUndefined();
  });

  test('leaves no part to a shorter one, nor when it ends', async () => {
    const long = await start(longToken(5_000));
    const short = await start('short', {}, cookiesOf(long));
    expect(short[1]).toMatch(new RegExp(`^${SESSION_COOKIE}.1=; Max-Age=0`));
    const left = await endSession(requestWith(cookiesOf(long)), { everywhere: false });
    expect(left.join()).toContain(`${SESSION_COOKIE}.1=; Max-Age=0`);
  });

  test('is refused when no request could carry it', async () => {
    await expect(start(longToken(13_000))).rejects.toMatchObject({ code: 'CREDENTIAL_TOO_LONG' });
  });

  test('is set alike by responses that overlap, so that their parts cannot mix', async () => {
    const cookies = cookiesOf(await start(longToken(5_000)));
    jest.advanceTimersByTime(2 * HOUR);
    const [one, other] = await Promise.all([
      renewedCookies(requestWith(cookies), ANYWHERE),
      renewedCookies(requestWith(cookies), ANYWHERE),
    ]);
    expect(one.length).toBeGreaterThan(1);
    expect(one).toEqual(other);
  });
});

test('the sessions of a person are listed until they end', async () => {
  const device = { 'user-agent': 'Netscape' };
  const first = pairOf((await start('listed', device))[0]);
  jest.advanceTimersByTime(HOUR);
  const second = pairOf((await start('listed', device))[0]);
  const person = (await readSession(requestWith(first)))?.person ?? '';
  const listed = async () =>
    (await sessionStore().list(person)).map(({ device, usedAt }) => ({ device, usedAt }));
  expect(await listed()).toEqual([
    { device: 'Netscape', usedAt: Date.now() },
    { device: 'Netscape', usedAt: Date.now() - HOUR },
  ]);
  await endSession(requestWith(first), { everywhere: false });
  expect(await listed()).toHaveLength(1);
  await endSession(requestWith(second), { everywhere: true });
  expect(await listed()).toEqual([]);
});

test('a provider ends its own sessions', async () => {
  const credential = { headers: { authorization: 'Bearer t' } };
  const origin = { kind: 'provider' as const, provider: 'one', subject: 's', sid: 'x/1' };
  const set = await startSession(requestWith(''), { credential, origin }, ANYWHERE);
  await sessionStore().endProviderSession('other', 'x/1');
  expect(await tokenOf(cookiesOf(set))).toBe('Bearer t');
  await sessionStore().endProviderSession('one', 'x/1');
  expect(await tokenOf(cookiesOf(set))).toBeUndefined();
});

test('a provider that is no longer configured lets nobody in', async () => {
  const credential = { headers: { authorization: 'Bearer t' } };
  const origin = { kind: 'provider' as const, provider: 'former', subject: 's' };
  const set = await startSession(requestWith(''), { credential, origin }, ANYWHERE);
  expect(await tokenOf(cookiesOf(set))).toBeUndefined();
});
