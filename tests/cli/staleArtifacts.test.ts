import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedArtifacts, waitForArtifacts } from '../../src/cli/dev/staleArtifacts.ts';
import { compileRelay } from '../../src/cli/relayCompiler.ts';
import { FILM_SDL } from './localServer.ts';
import { repository } from './ownProcess.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

const document = (field: string) =>
  `export const query = graphql\`\n  query FilmsQuery {\n    film(id: 1) {\n      ${field}\n    }\n  }\n\`;\n`;

let checkout: TemporaryCheckout;

beforeEach(async () => {
  checkout = temporaryCheckout();
  checkout.write('schema/schema.graphql', FILM_SDL);
  checkout.write('schema/scalars.json', '{}\n');
  checkout.write('__generated__/operations.json', '{"operations":[]}\n');
  checkout.write('src/Films.ts', document('title'));
  await compile();
});

afterEach(() => checkout.remove());

const compile = () => compileRelay(checkout.root, new AbortController().signal);

const wait = (source: string) =>
  waitForArtifacts(checkout.root, expectedArtifacts(checkout.root, source));

test('knows the hash of every document of the sample', () => {
  const sources = globSync('src/{resources,ui}/**/*.{ts,tsx}', { cwd: repository });
  const expected = sources.flatMap((path) =>
    expectedArtifacts(repository, readFileSync(join(repository, path), 'utf8')),
  );
  const stale = expected.filter(
    ({ path, hash }) => !readFileSync(path, 'utf8').includes(`.hash = "${hash}"`),
  );
  expect(expected.length).toBeGreaterThan(100);
  expect(stale).toEqual([]);
});

test('takes what is compiled, and waits for what is being compiled', async () => {
  await wait(document('title'));
  checkout.write('src/Films.ts', document('director'));
  const waiting = wait(document('director'));
  await compile();
  await waiting;
  await wait('export const without = 1;');
});

test('refuses artifacts that stay older, and what does not compile', async () => {
  checkout.write('src/Films.ts', document('director'));
  await expect(wait(document('director'))).rejects.toThrow(/older than this file's GraphQL/);
  checkout.write('src/Films.ts', document('titel'));
  await expect(wait(document('titel'))).rejects.toThrow(/no field\b[^]*titel[^]*Films\.ts/);
});
