/** `frontage own`: a module of the framework that an app takes over, and how it stays with later versions. */
import { rmSync } from 'node:fs';
import { ownedModules, ownedRules, ownedTransforms } from '../../src/config/owned.js';
import { FILM_SDL, graphqlServer, type GraphqlServer } from './localServer.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

const OWNED = 'src/frontage/ui/list/RecordTable.tsx';
const STYLES = 'src/frontage/ui/list/table.module.css';
const recordOf = (path: string) => `__generated__/scaffold/${path}.base`;

let connected: TemporaryCheckout;
let checkout: TemporaryCheckout;
let server: GraphqlServer;

beforeAll(async () => {
  server = await graphqlServer(FILM_SDL);
  connected = temporaryCheckout();
  await connected.run('connect', server.url);
  await connected.run('own', 'ui/list/RecordTable');
});

beforeEach(() => {
  checkout = temporaryCheckout(connected);
});

afterEach(() => checkout.remove());

afterAll(async () => {
  await server.close();
  connected.remove();
});

test('copies the module with its styles, importing the framework by name', async () => {
  const text = checkout.read(OWNED);
  expect(text).toContain("from 'frontage/ui/fields/column'");
  expect(text).toContain("from 'frontage/internal/ui/list/selection'");
  expect(text).toContain("from './table.module.css'");
  expect(text).not.toMatch(/from '\.\.?\/(?!table\.module\.css)/);
  expect(checkout.read(recordOf(OWNED))).toBe(text);
  expect(checkout.has(STYLES)).toBe(true);
  const { code, stderr } = await checkout.run('check');
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test('a second time, nothing happens', async () => {
  checkout.write(OWNED, `${checkout.read(OWNED)}// Ours\n`);
  const before = checkout.fingerprint();
  const { code, stdout } = await checkout.run('own', 'frontage/ui/list/RecordTable');
  expect(code).toBe(0);
  expect(stdout).toMatch(/is yours already/);
  expect(checkout.fingerprint()).toEqual(before);
});

test('an unknown name is answered with the nearest, and no name with all of them', async () => {
  const before = checkout.fingerprint();
  const { code, stderr } = await checkout.run('own', 'ui/list/RecordTabel');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /no module ui\/list\/RecordTabel[^]*Near to it are:\n\n {2}ui\/list\/RecordTable\n/,
  );
  const { stdout } = await checkout.run('own');
  expect(stdout).toMatch(/^ui\/list\/RecordTable {2}\(yours\)$/m);
  expect(stdout).toMatch(/^ui\/form\/EditForm$/m);
  // They run outside the bundle, too, where an app's own would not be found.
  expect(stdout).not.toMatch(/^(server|cli|model|relay)\//m);
  expect(checkout.fingerprint()).toEqual(before);
});

test('what a later version changes in it is merged with edits', async () => {
  const written = checkout.read(OWNED);
  // The version that it was taken from had another caption, and the team has edited another place.
  checkout.write(recordOf(OWNED), written.replace('<caption', '<caption title="Former"'));
  checkout.write(
    OWNED,
    checkout
      .read(recordOf(OWNED))
      .replace(
        'readonly caption: string;',
        'readonly caption: string;\n  readonly isWide?: boolean;',
      ),
  );
  expect((await checkout.run('check')).stderr).toMatch(
    /RecordTable\.tsx: the scaffold writes it differently now/,
  );
  const { code, stderr } = await checkout.run('pull', '--offline');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(checkout.read(OWNED)).toBe(
    written.replace(
      'readonly caption: string;',
      'readonly caption: string;\n  readonly isWide?: boolean;',
    ),
  );
  expect(checkout.read(recordOf(OWNED))).toBe(written);
});

test('only what both changed on the same line is a conflict', async () => {
  const written = checkout.read(OWNED);
  checkout.write(
    recordOf(OWNED),
    written.replace('<caption className', '<caption title="Former" className'),
  );
  // The line that opens what the later version changes further below.
  const edited = (text: string) => text.replace('<table className', '<table id="ours" className');
  checkout.write(OWNED, edited(checkout.read(recordOf(OWNED))));
  expect((await checkout.run('pull', '--offline')).code).toBe(1);
  expect(checkout.read(`${OWNED}.incoming`)).toContain('<<<<<<< yours');

  checkout.remove();
  checkout = temporaryCheckout(connected);
  checkout.write(recordOf(OWNED), written.replace('<tbody ref', '<tbody title="Former" ref'));
  checkout.write(OWNED, edited(checkout.read(recordOf(OWNED))));
  const { code, stderr } = await checkout.run('pull', '--offline');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(checkout.read(OWNED)).toBe(edited(written));
});

test('a module that is deleted is the framework’s again, and can be taken over anew', async () => {
  const written = checkout.read(OWNED);
  rmSync(checkout.path(OWNED));
  expect((await checkout.run('pull', '--offline')).code).toBe(0);
  expect(checkout.has(OWNED)).toBe(false);
  await checkout.run('own', 'ui/list/RecordTable');
  expect(checkout.read(OWNED)).toBe(written);
});

test('bundler and Jest take it in place of the framework’s', () => {
  for (const file of ['RecordTable.js', 'table.module.css'])
    checkout.write(`dist/ui/list/${file}`, '');
  const paths = ownedModules(checkout.root).map(({ owned }) => owned);
  expect(paths.sort()).toEqual([checkout.path(OWNED), checkout.path(STYLES)].sort());
  const rules = ownedRules(checkout.root);
  expect(rules['*.js']).toHaveLength(1);
  expect(rules['*.js'][0]).toMatchObject({ loaders: [{ options: { owned: OWNED } }] });
  expect(rules['*.css'][0]).toMatchObject({ loaders: [{ options: { owned: STYLES } }] });
  const [[pattern, [, options]], ...more] = Object.entries(ownedTransforms(checkout.root));
  expect(checkout.path('dist/ui/list/RecordTable.js')).toMatch(new RegExp(pattern));
  expect(options).toEqual({ owned: checkout.path(OWNED) });
  expect(more).toEqual([]);
});
