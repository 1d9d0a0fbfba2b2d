import { execFileSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { compileRelay } from '../../src/cli/relayCompiler.ts';
import { PERSIST_CONFIG } from './persistConfig.ts';
import {
  checkoutOfStubs,
  freePort,
  stopped,
  until,
  whenReady,
  type Running,
} from './stubbedApp.ts';
import type { TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;
let running: ChildProcess | undefined;

beforeEach(() => {
  checkout = checkoutOfStubs();
});

afterEach(async () => {
  if (running) await stopped(running, 'SIGKILL');
  running = undefined;
  checkout.remove();
});

/** Starts `frontage dev` and waits until it says that the app is ready. */
async function dev(environment: Record<string, string> = {}): Promise<Running> {
  running = checkout.start({ PORT: String(await freePort()), ...environment }, 'dev');
  return whenReady(running);
}

const document = (name: string, field: string) =>
  `import { graphql } from 'react-relay';\n\nexport const query = graphql\`\n  query ${name}Query {\n    film(id: 1) {\n      ${field}\n    }\n  }\n\`;\n`;

const PAGE = 'src/pages/Films.tsx';

const artifact = (name = 'Films') => {
  const path = `__generated__/${name}Query.graphql.ts`;
  return checkout.has(path) ? checkout.read(path) : '';
};

const selects = (field: string, name?: string) =>
  until(() => artifact(name).includes(`readonly ${field}:`));

test('serves from the sources, compiles what is edited, and says when it cannot', async () => {
  checkout.write(PAGE, document('Films', 'title'));
  const { stdout, stderr } = await dev();
  expect(checkout.has('builds')).toBe(false);
  expect(artifact()).toMatch(/readonly title/);

  checkout.write(PAGE, document('Films', 'titel'));
  await until(() => stderr().includes('titel'));
  checkout.write(PAGE, document('Films', 'director'));
  await until(() => stdout().includes('mended'));
  expect(artifact()).toMatch(/readonly director/);
  expect(checkout.read('__generated__/operations.json')).toMatch(/"Film\.director"/);
});

test('comes to rest where documents are compiled to ids, which each run writes', async () => {
  checkout.write('relay.config.js', PERSIST_CONFIG);
  checkout.write('__generated__/persisted.json', '{}');
  checkout.write(PAGE, document('Films', 'title'));
  await dev();
  checkout.write(PAGE, document('Films', 'director'));
  await selects('director');
  const rest = { since: Date.now(), stamp: 0 };
  await until(() => {
    const { mtimeMs } = statSync(checkout.path('__generated__/persisted.json'));
    if (mtimeMs !== rest.stamp) Object.assign(rest, { since: Date.now(), stamp: mtimeMs });
    return Date.now() - rest.since > 2_000;
  });
  expect(checkout.read('__generated__/persisted.json')).toContain('director');
});

/** Ways in which programs write files, each done again and again. */
const ALTERNATING = ['director', 'title', 'director', 'title'];

test.each<[string, Record<string, string>]>([
  ['by notifications', {}],
  ['by polling', { FRONTAGE_POLL: '50' }],
])('follows every way in which programs write files, %s', async (_, environment) => {
  checkout.write(PAGE, document('Films', 'title'));
  await dev(environment);
  const path = checkout.path(PAGE);
  const folder = checkout.path('src/pages');

  // Most editors and formatters write a file beside it and rename that.
  for (const field of ALTERNATING) {
    writeFileSync(`${path}.tmp`, document('Films', field));
    renameSync(`${path}.tmp`, path);
    await selects(field);
  }
  // Vim tries out the folder, keeps a swap file and renames the original.
  writeFileSync(`${folder}/.Films.tsx.swp`, 'b0VIM 9.1');
  for (const field of ALTERNATING) {
    writeFileSync(`${folder}/4913`, '');
    rmSync(`${folder}/4913`);
    renameSync(path, `${path}~`);
    writeFileSync(path, document('Films', field));
    rmSync(`${path}~`);
    await selects(field);
  }
  // A folder is removed and created again at once, and its file edited afterwards.
  for (const field of ALTERNATING) {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    checkout.write(PAGE, document('Films', 'id'));
    await selects('id');
    checkout.write(PAGE, document('Films', field));
    await selects(field);
  }
  // New folders in new folders; these are moved, and removed.
  checkout.write('src/new/deep/Titles.tsx', document('Titles', 'title'));
  await selects('title', 'Titles');
  checkout.write('src/new/deep/Titles.tsx', document('Titles', 'director'));
  await selects('director', 'Titles');
  renameSync(checkout.path('src/new'), checkout.path('src/newer'));
  checkout.write('src/newer/deep/Titles.tsx', document('Titles', 'id'));
  await selects('id', 'Titles');
  rmSync(checkout.path('src/newer'), { recursive: true });
  await until(() => artifact('Titles') === '');
  // The schema, too.
  const schema = checkout.read('schema/schema.graphql');
  checkout.write('schema/schema.graphql', schema.replace('title: String', 'title: Int'));
  await until(() => artifact().includes('readonly title: number'));
});

test('follows git from branch to branch, with the artifacts of neither', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: checkout.root,
      stdio: 'pipe',
    });
  checkout.write(PAGE, document('Films', 'title'));
  checkout.write('.gitignore', 'node_modules/\n.frontage/\n__generated__/\n');
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '--message=titles');
  git('checkout', '-b', 'directors');
  checkout.write(PAGE, document('Films', 'director'));
  checkout.write('src/other/Titles.tsx', document('Titles', 'title'));
  git('add', '.');
  git('commit', '--message=directors');
  await dev();
  for (let round = 0; round < 3; round += 1) {
    git('checkout', 'main');
    await selects('title');
    await until(() => artifact('Titles') === '');
    git('checkout', 'directors');
    await selects('director');
    await selects('title', 'Titles');
  }
});

test('lists the operations that a relay-compiler beside it compiles, and repairs artifacts', async () => {
  checkout.write(PAGE, document('Films', 'title'));
  await dev();
  const lists = (field: string) =>
    until(() => checkout.read('__generated__/operations.json').includes(`"Film.${field}"`));
  checkout.write(PAGE, document('Films', 'director'));
  await compileRelay(checkout.root, new AbortController().signal);
  await lists('director');
  rmSync(checkout.path('__generated__/FilmsQuery.graphql.ts'));
  await selects('director');
});

test('prints type errors, and when they are mended, and writes them for pages', async () => {
  mkdirSync(checkout.path('node_modules/@types/react'), { recursive: true });
  const compilerOptions = { strict: true, noEmit: true, types: [] };
  const project = { compilerOptions, include: ['src/resources'] };
  checkout.write('tsconfig.app.json', JSON.stringify(project));
  checkout.write('src/resources/budget.ts', "export const budget: number = 'breeed';\n");
  const { stdout, stderr } = await dev();
  const written = () => JSON.parse(checkout.read('.frontage/typeErrors.json')) as string[];
  await until(() => stderr().includes('src/resources/budget.ts:1:14: Type'));
  expect(written()).toEqual([expect.stringMatching(/^src\/resources\/budget\.ts:1:14: Type/)]);
  checkout.write('src/resources/budget.ts', 'export const budget: number = 3;\n');
  await until(() => stdout().includes('Types: mended.'));
  expect(written()).toEqual([]);
});

test('refuses an interval that is none', async () => {
  const environment = { PORT: String(await freePort()), FRONTAGE_POLL: 'often' };
  const { code, stderr } = await checkout.runWith(environment, 'dev');
  expect(code).toBe(1);
  expect(stderr).toMatch(/FRONTAGE_POLL must be a number of milliseconds/);
});
