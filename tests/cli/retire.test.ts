import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connectedCheckout } from './connectedCheckout.ts';
import { FILM_SDL } from './localServer.ts';

const FOLDER = '__generated__/retired';
const checkout = connectedCheckout(FILM_SDL);

function commit(): void {
  const identity = ['-c', 'user.name=Team', '-c', 'user.email=team@example.com'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...identity, 'commit', '-qm', 'x'],
  ])
    execFileSync('git', args, { cwd: checkout().root });
}

/** Renames a field of the list, so that its query asks for it under another name. */
function changeList(alias: string): void {
  const path = Object.keys(checkout().fingerprint()).find((name) => /FilmTable\.tsx$/.test(name))!;
  const text = checkout().read(path);
  expect(text).toMatch(/^ {6}(\w+: )?title$/m);
  checkout().write(path, text.replace(/^ {6}(\w+: )?title$/m, `      ${alias}: title`));
}

async function run(...args: string[]): Promise<void> {
  const { code, stderr } = await checkout().run(...args);
  expect(stderr).toBe('');
  expect(code).toBe(0);
}

/** The query with the columns of related records has the list's own, and is retired with it. */
const retired = () =>
  readdirSync(checkout().path(FOLDER)).filter(
    (name) => name.endsWith('.graphql') && !name.startsWith('FilmRelatedQuery'),
  );
const compile = () => run('pull', '--offline');
const textOf = (name: string) => checkout().read(`${FOLDER}/${name}`);

beforeEach(() => checkout().write(`${FOLDER}/README.md`, 'What this is.\n'));

test('what was committed and is no longer compiled is retired, whatever was between', async () => {
  commit();
  changeList('name');
  await compile();
  const first = retired();
  expect(first).toEqual([expect.stringMatching(/^FilmListQuery\.[0-9a-f]{8}\.graphql$/)]);
  expect(textOf(first[0])).toMatch(/^# Retired on \d{4}-\d\d-\d\d\.\nquery FilmListQuery\b/);
  expect(textOf(first[0])).not.toContain('name: title');
  // What was never committed was never released.
  changeList('label');
  await compile();
  expect(retired()).toEqual(first);
  expect((await checkout().run('check')).stderr).not.toContain(FOLDER);
  // What is compiled again is not retired.
  execFileSync('git', ['checkout', '--quiet', '--', 'src'], { cwd: checkout().root });
  await compile();
  expect(retired()).toEqual([]);
  // The next commit may be a release, too.
  changeList('label');
  await compile();
  commit();
  changeList('caption');
  await compile();
  expect(retired()).toHaveLength(2);
  expect(retired().map(textOf).join()).toContain('label: title');
});

test('what the schema no longer answers, or denies, is dropped, and so is what is old', async () => {
  commit();
  changeList('name');
  await compile();
  const [file] = retired();
  const text = textOf(file);
  const allowed = text.replace(/(.*\n)[^]*/, '$1query Old { __typename }\n');
  checkout().write(`${FOLDER}/Old.00000001.graphql`, allowed);
  checkout().write(`${FOLDER}/Older.00000002.graphql`, allowed.replace(/\d{4}-/, '2001-'));
  checkout().write(`${FOLDER}/Gone.00000003.graphql`, allowed.replace('__typename', 'gone'));
  const { code, stderr } = await checkout().run('check');
  expect(code).toBe(1);
  expect(stderr).toMatch(/Gone\.00000003\.graphql: Cannot query field "gone"/);
  expect(stderr).not.toMatch(/Older/);
  await compile();
  expect(retired()).toEqual([file, 'Old.00000001.graphql']);
  const hints = `export default { deny: ['Film.title'] };\n`;
  checkout().write('schema/frontage.config.ts', hints);
  expect((await checkout().run('check')).stderr).toContain(file);
});

test('without the folder, or without git, nothing is retired', async () => {
  changeList('name');
  await compile();
  expect(retired()).toEqual([]);
});
