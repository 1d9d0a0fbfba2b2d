import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealData } from 'iron-session';
import { personId } from '../../src/server/personId.ts';
import { Revocations } from '../../src/server/revocations.ts';
import {
  endSession,
  readSession,
  renewSession,
  startSession,
  SESSION_COOKIE,
} from '../../src/server/session.ts';

const NEW_SECRET = 'n'.repeat(40);
const OLD_SECRET = 'o'.repeat(40);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const ANYWHERE = { origins: [] as string[], trustProxy: false };
const folder = mkdtempSync(join(tmpdir(), 'frontage-revoked-'));

process.env.FRONTAGE_SECRET = `${NEW_SECRET},${OLD_SECRET}`;
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';
process.env.FRONTAGE_REVOCATIONS = folder;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function requestWith(cookie: string, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost', { headers: { cookie, ...headers } });
}

async function signIn(token: string, headers: Record<string, string> = {}, cookie = '') {
  const credential = { name: 'authorization', value: `Bearer ${token}` };
  return startSession(requestWith(cookie, headers), credential, ANYWHERE);
}

const pairOf = (setCookie: string) => setCookie.split(';')[0];
const tokenOf = async (cookie: string) =>
  (await readSession(requestWith(cookie))).credential?.value;

test('signing out ends a copy of the session too, at once', async () => {
  const cookie = pairOf(await signIn('a'));
  const other = pairOf(await signIn('a'));
  expect(await tokenOf(cookie)).toBe('Bearer a');
  expect(await endSession(requestWith(cookie), { everywhere: false })).toEqual([
    `${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
    `__Host-${SESSION_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`,
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

test('what was ended stays ended after a restart, and on a server that shares the folder', async () => {
  const session = {
    id: 'shared',
    person: personId({ name: 'x', value: 'y' }),
    startedAt: Date.now(),
  };
  const beside = new Revocations(folder);
  expect((await beside.read()).has(session)).toBe(false);
  await new Revocations(folder).revoke('shared', Date.now() + HOUR);
  jest.advanceTimersByTime(1_000);
  expect((await beside.read()).has(session)).toBe(true);
  expect((await new Revocations(folder).read()).has(session)).toBe(true);
  jest.advanceTimersByTime(2 * HOUR);
  await beside.read();
  jest.advanceTimersByTime(2_000);
  await beside.read();
  expect(readdirSync(folder)).not.toContain('session-shared');
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
    expect(cookie).toMatch(new RegExp(`^__Host-${SESSION_COOKIE}=[^;]+; .*Path=/; .*; Secure$`));
    expect(cookie).not.toMatch(/domain/i);
    expect(await tokenOf(pairOf(cookie))).toBe('Bearer c');
  }
  expect(await signIn('c', { origin: 'http://localhost:3000' })).not.toContain('Secure');
});

test('a secret is exchanged without signing anybody out', async () => {
  const credential = { name: 'authorization', value: 'Bearer before' };
  const now = Date.now();
  const sealed = { id: 'before', credential, person: 'p', startedAt: now, sealedAt: now };
  const sealedBy = (password: string) => sealData(sealed, { password, ttl: 0 });
  expect(await tokenOf(`${SESSION_COOKIE}=${await sealedBy(OLD_SECRET)}`)).toBe('Bearer before');
  expect(await tokenOf(`${SESSION_COOKIE}=${await sealedBy(NEW_SECRET)}`)).toBe('Bearer before');
  expect(await tokenOf(`${SESSION_COOKIE}=${await sealedBy('x'.repeat(40))}`)).toBeUndefined();
});

test('a session in use is kept, one that is not ends, and none lasts for ever', async () => {
  const first = pairOf(await signIn('d'));
  let current = first;
  const use = async () => {
    const cookie = await renewSession(requestWith(current), ANYWHERE);
    if (cookie) current = pairOf(cookie);
    return cookie !== null;
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
  const person = (await readSession(requestWith(before))).person;
  const after = pairOf(await signIn('e', {}, before));
  expect(await tokenOf(before)).toBeUndefined();
  expect((await readSession(requestWith(after))).person).toBe(person);
});
