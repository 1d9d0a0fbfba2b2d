import { requireKnownHost } from '../../src/server/ownHost.ts';

const LOCAL = { host: 'localhost', origins: [] as string[], proxies: 0 };

function check(host: string | undefined, settings = {}, headers: Record<string, string> = {}) {
  const named: Record<string, string> = host === undefined ? {} : { host };
  const request = { headers: new Headers({ ...named, ...headers }) };
  return () => requireKnownHost(request, { ...LOCAL, ...settings });
}

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'localhost.',
  'localhost.:3000',
  'orders.localhost:3000',
  '127.0.0.1:3000',
  '127.0.0.1',
  '192.168.1.7',
  '[::1]:3000',
  '[::1]',
  '[2001:DB8::7]:80',
])('the app answers to %s', (host) => {
  expect(check(host)).not.toThrow();
});

test.each([
  'evil.example',
  'evil.example:3000',
  'EVIL.EXAMPLE',
  'evil.example.',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evil-localhost',
  'printer',
  'localhost@evil.example',
  'evil.example@localhost',
  'user:password@localhost',
  'localhost#.evil.example',
  'localhost/.evil.example',
  'localhost?.evil.example',
  'localhost\\.evil.example',
  'localhost, evil.example',
  'evil.example, localhost',
  'localhost evil.example',
  'localhost..',
  '.localhost',
  'localhost:',
  'localhost:evil',
  'localhost:3000:3000',
  'localhost:300000',
  '[::1',
  '::1',
  '[::1]evil.example',
  '[::1].evil.example',
  '[evil.example]',
  '[]',
  'xn--localhost-.evil',
  'löcalhost',
  '%6cocalhost',
  '999.999.999.999',
  '__proto__',
  'constructor',
  '.',
  ':3000',
  '',
  undefined,
])('the app does not answer to %j, which a foreign page may have it called', (host) => {
  expect(check(host)).toThrow(
    expect.objectContaining({ status: 421, message: expect.stringContaining('FRONTAGE_ORIGIN') }),
  );
});

test('the app responds to its configured name', () => {
  const settings = { origins: ['https://admin.example'] };
  for (const host of ['admin.example', 'ADMIN.example:443', 'admin.example.'])
    expect(check(host, settings)).not.toThrow();
  for (const host of ['evil.example', 'not-admin.example', 'x.admin.example'])
    expect(check(host, settings)).toThrow();
});

test.each([
  ['0.0.0.0', true],
  ['::', true],
  ['192.168.1.7', true],
  ['127.0.0.1', false],
  ['::1', false],
  ['localhost', false],
])('listening on %s, a name of a network of one’s own is taken: %s', (host, isTaken) => {
  if (isTaken) expect(check('frontage:3000', { host })).not.toThrow();
  else expect(check('frontage:3000', { host })).toThrow();
  expect(check('evil.example', { host })).toThrow();
});

test('behind a trusted proxy the name counts that the visitor asked for', () => {
  const settings = { host: '0.0.0.0', origins: ['https://admin.example'], proxies: 1 };
  const forwarded = { 'x-forwarded-host': 'admin.example' };
  expect(check('app.internal:3000', settings, forwarded)).not.toThrow();
  expect(check('app.internal:3000', { ...settings, proxies: 0 }, forwarded)).toThrow();
  expect(check('localhost', settings, { 'x-forwarded-host': 'evil.example' })).toThrow();
});

test('a foreign page on this machine does not get in by the header of a proxy on it', () => {
  const settings = { origins: ['https://admin.example'], proxies: 1 };
  for (const name of ['admin.example', 'localhost', '127.0.0.1']) {
    const forwarded = { 'x-forwarded-host': name };
    expect(check('evil.example', settings, forwarded)).toThrow();
    // As proxies call what they stand before.
    for (const host of ['127.0.0.1:3000', 'localhost:3000', 'app_servers', 'admin.example'])
      expect(check(host, settings, forwarded)).not.toThrow();
  }
});
