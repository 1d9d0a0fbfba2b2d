import type { IncomingMessage } from 'node:http';
import { requireOwnHost } from '../../src/server/ownHost.ts';

const WITH_HEADERS = {
  headers: { authorization: 'Bearer configured' },
  origins: [] as string[],
  trustProxy: false,
};

function check(host: string | undefined, settings = {}, headers: Record<string, string> = {}) {
  const request = { headers: { host, ...headers } } as IncomingMessage;
  return () => requireOwnHost(request, { ...WITH_HEADERS, ...settings });
}

test.each([
  'localhost',
  'localhost:3000',
  'orders.localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.7',
  '[::1]:3000',
  'frontage:3000',
])('the app answers to %s with its own credentials', (host) => {
  expect(check(host)).not.toThrow();
});

test.each([
  'evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '',
  undefined,
])('the app does not answer to %j, which a foreign page may have it called', (host) => {
  expect(check(host)).toThrow(
    expect.objectContaining({ status: 421, message: expect.stringContaining('FRONTAGE_ORIGIN') }),
  );
});

test('the app answers to the name that it has been told', () => {
  const settings = { origins: ['https://admin.example'] };
  expect(check('admin.example', settings)).not.toThrow();
  expect(check('admin.example:443', settings)).not.toThrow();
  expect(check('evil.example', settings)).toThrow();
});

test('behind a trusted proxy the name counts that the visitor asked for', () => {
  const settings = { origins: ['https://admin.example'], trustProxy: true };
  const forwarded = { 'x-forwarded-host': 'admin.example' };
  expect(check('app.internal:3000', settings, forwarded)).not.toThrow();
  expect(check('app.internal:3000', { ...settings, trustProxy: false }, forwarded)).toThrow();
});

test('without credentials of its own there is nothing to keep', () => {
  expect(check('any.example', { headers: {} })).not.toThrow();
});
