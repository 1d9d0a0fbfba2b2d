import { clientAddress } from '../../../src/server/clientAddress.ts';
import { SignInRateLimit } from '../../../src/server/session/signInRateLimit.ts';

afterEach(() => jest.useRealTimers());

/** A request with the client that sent it. */
const from = (address: string, forwarded?: string) =>
  [
    { headers: new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) },
    { address },
  ] as const;

const REFUSED = expect.objectContaining({ status: 429, code: 'TOO_MANY_TRIES', retryAfter: 300 });

test('an address may try ten tokens that are refused, and others go on', () => {
  jest.useFakeTimers();
  const tries = new SignInRateLimit();
  const guess = (address: string) => () => tries.begin(...from(address), { proxies: 0 });
  for (let count = 0; count < 10; count += 1) guess('192.0.2.1')();
  expect(guess('192.0.2.1')).toThrow(REFUSED);
  expect(guess('192.0.2.2')).not.toThrow();
  jest.advanceTimersByTime(5 * 60_000 + 1);
  expect(guess('192.0.2.1')).not.toThrow();
});

test('a token that is good is no guess', () => {
  const tries = new SignInRateLimit();
  const signIn = () => tries.begin(...from('192.0.2.1'), { proxies: 0 }).accept();
  for (let count = 0; count < 1_000; count += 1) signIn();
  expect(signIn).not.toThrow();
});

test('an attempt is given back once, and says nothing of an address where it was not accepted', () => {
  const tries = new SignInRateLimit();
  const begin = () => tries.begin(...from('192.0.2.1'), { proxies: 0 });
  for (let count = 0; count < 10; count += 1) {
    const attempt = begin();
    attempt.accept();
    attempt.takeBack();
    begin();
  }
  expect(begin).toThrow(REFUSED);
});

test('who has many addresses is held by the limit for all', () => {
  jest.useFakeTimers();
  const tries = new SignInRateLimit();
  const guess = (count: number) => () =>
    tries.begin(...from(`10.0.${count >> 8}.${count & 255}`), { proxies: 0 });
  guess(301)().accept();
  for (let count = 0; count < 300; count += 1) guess(count)();
  expect(guess(300)).toThrow(REFUSED);
  // It keeps nobody out who has signed in from there before, and lets them guess no more than others.
  for (let count = 0; count < 10; count += 1) guess(301)();
  expect(guess(301)).toThrow(REFUSED);
});

test.each([
  ['a direct call', '192.0.2.1', undefined, 0, '192.0.2.1'],
  ['a call that says where it comes from', '192.0.2.1', '10.9.9.9', 0, '192.0.2.1'],
  ['a call by a proxy', '127.0.0.1', '192.0.2.7', 1, '192.0.2.7'],
  ['one that says more than the proxy', '127.0.0.1', '10.9.9.9, 192.0.2.7', 1, '192.0.2.7'],
  ['a call by two', '127.0.0.1', '10.9.9.9, 192.0.2.7, 10.0.0.1', 2, '192.0.2.7'],
  ['one that its proxy names with its port', '127.0.0.1', '192.0.2.7:4711', 1, '192.0.2.7'],
  ['the same of version 6', '127.0.0.1', '[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2'],
  ['nonsense', '127.0.0.1', 'unknown', 1, '127.0.0.1'],
  ['version 4 as version 6', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['version 6', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
  ['the same network', '2001:DB8:1:2::9', undefined, 0, '2001:db8:1:2'],
  ['this machine', '::1', undefined, 0, '0:0:0:0'],
])('the address of %s', (_name, remote, forwarded, proxies, address) => {
  expect(clientAddress(...from(remote, forwarded), { proxies })).toBe(address);
});
