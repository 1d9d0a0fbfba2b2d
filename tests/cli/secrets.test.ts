import { chmodSync, statSync, symlinkSync } from 'node:fs';
import { applyChanges } from '../../src/cli/transaction.ts';
import { FILM_SDL, graphqlServer } from './localServer.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;

beforeEach(() => {
  checkout = temporaryCheckout();
});

afterEach(() => checkout.remove());

const modeOf = (path: string) => statSync(checkout.path(path)).mode & 0o777;

test('a file that gets secrets can be read by its owner alone, also one that is there', async () => {
  const server = await graphqlServer(FILM_SDL);
  checkout.write('.env.local', 'NEXT_PUBLIC_TITLE=Films\n');
  chmodSync(checkout.path('.env.local'), 0o644);
  const { code } = await checkout.run('connect', server.url, '--header', 'X-Key: s3cret');
  await server.close();
  expect(code).toBe(0);
  expect(checkout.read('.env.local')).toMatch(/NEXT_PUBLIC_TITLE=Films\n[^]*s3cret/);
  expect(modeOf('.env.local')).toBe(0o600);
});

test('a link to a file of secrets stays one', () => {
  checkout.write('kept/secrets', 'A=1\n');
  symlinkSync(checkout.path('kept/secrets'), checkout.path('.env.local'));
  applyChanges(checkout.root, new Map([['.env.local', 'A=2\n']]));
  expect(checkout.read('kept/secrets')).toBe('A=2\n');
  expect(modeOf('kept/secrets')).toBe(0o600);
});
