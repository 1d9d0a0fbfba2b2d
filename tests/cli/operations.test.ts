import { persistedDocuments } from '../../src/server/persistedDocuments.ts';
import { connectedCheckout } from './connectedCheckout.ts';
import { FILM_SDL } from './localServer.ts';
import { PERSIST_CONFIG } from './persistConfig.ts';

const checkout = connectedCheckout(FILM_SDL);

interface Manifest {
  operations: Array<{ id: string; name: string; type: string; body: string }>;
}

async function exported<List>(...args: string[]): Promise<List> {
  const { code, stdout, stderr } = await checkout().run('operations', ...args);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as List;
}

test('all operations of an app are exported as a manifest, or as a map', async () => {
  const { operations } = await exported<Manifest>();
  const known = JSON.parse(checkout().read('__generated__/operations.json')) as {
    operations: Array<{ name: string; kind: string; sha256: string }>;
  };
  // The server sends these by itself.
  const own = ['CheckCredential', 'Ready', 'SignInCheck'];
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
  const compiled = operations.filter(({ name }) => !own.includes(name));
  expect(compiled.map(({ name, type, id }) => [name, type, id])).toEqual(
    known.operations.map(({ name, kind, sha256 }) => [name, kind, sha256]),
  );
  const map = await exported<Record<string, string>>('--format', 'relay');
  expect(map).toEqual(Object.fromEntries(operations.map(({ id, body }) => [id, body])));
  const { stdout } = await checkout().run('operations', '--out', 'manifest.json');
  expect(stdout).toBe(`${operations.length} operations are in manifest.json.\n`);
  expect((JSON.parse(checkout().read('manifest.json')) as Manifest).operations).toEqual(operations);
  const wrong = await checkout().run('operations', '--out', 'no/such/folder.json');
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('no/such/folder.json')]);
});

test('an app that is compiled with Relay’s persistConfig has ids, and the gateway their texts', async () => {
  const before = await exported<Manifest>();
  const manifest = checkout().read('__generated__/operations.json');
  checkout().write('relay.config.js', PERSIST_CONFIG);
  checkout().write('__generated__/persisted.json', '{}');
  expect((await checkout().run('pull', '--offline')).stderr).toBe('');
  const artifact = checkout().read('__generated__/FilmListQuery.graphql.ts');
  expect(artifact).toContain('"text": null');
  const [, id = ''] = /"id": "(\w+)",\n/.exec(artifact) ?? [];
  const textOf = persistedDocuments(checkout().root, false);
  expect(textOf(id)).toMatch(/^query FilmListQuery\b/);
  expect(textOf('unknown')).toBeNull();
  // The same texts are trusted, and exported.
  expect(checkout().read('__generated__/operations.json')).toBe(manifest);
  expect(await exported<Manifest>()).toEqual(before);
  expect(await exported('--format', 'relay')).toMatchObject(
    JSON.parse(checkout().read('__generated__/persisted.json')) as object,
  );
  expect((await checkout().run('check')).stderr).not.toContain('__generated__');
});
