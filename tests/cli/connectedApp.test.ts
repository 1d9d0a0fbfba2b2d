import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { node, outcomeOf, plainEnvironment, repository } from './ownProcess.ts';

/** A team's clone: everything that git has, or will have, beside a node_modules of its own. */
let clone: string;
let api: ChildProcess;
let endpoint: string;

beforeAll(async () => {
  clone = copyOfRepository();
  api = fork(join(repository, 'tests/browser/swapiServer.mjs'), ['0'], { stdio: 'ignore' });
  const port = await new Promise((resolve, reject) => {
    api.once('message', resolve);
    api.once('exit', (code) => reject(new Error(`swapi-graphql ended (${code}).`)));
  });
  endpoint = `http://127.0.0.1:${String(port)}/`;
});

afterAll(() => {
  api.kill();
  rmSync(clone, { recursive: true, force: true });
});

function copyOfRepository(): string {
  // On the same disk as the repository, for the links.
  const root = join(repository, '.frontage/tests/connected-app');
  rmSync(root, { recursive: true, force: true });
  const options = { cwd: repository, encoding: 'utf8' } as const;
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], options);
  for (const path of listed
    .split('\0')
    .filter((name) => name && existsSync(join(repository, name)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path));
  }
  copyChecked(root);
  // Hard links: some tools follow links to folders out of the checkout.
  execFileSync('cp', ['-al', join(repository, 'node_modules'), join(root, 'node_modules')]);
  return root;
}

/** What lint and format have found of files stays true of copies, too: it is kept by path and content. */
function copyChecked(root: string): void {
  const folder = join(repository, '.frontage/checked');
  if (!existsSync(folder)) return;
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\b(?:lint|format)$/.test(path)) continue;
    const copy = join(root, '.frontage/checked', path);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, readFileSync(join(folder, path), 'utf8').replaceAll(repository, root));
  }
}

const run = (...args: string[]) =>
  outcomeOf(spawn(node, args, { cwd: clone, env: plainEnvironment() }));

test(
  'what a team does: connect to its API, and npm test is green, about its own app alone',
  async () => {
    const connected = await run('src/cli/frontage.ts', 'connect', endpoint);
    expect(connected).toMatchObject({ code: 0, stdout: expect.stringMatching(/6 resources/) });

    const { code, stdout, stderr } = await run('tests/run.mjs');
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/── check\n.*agree: 6 resources/),
    });
    for (const step of ['lint', 'format', 'unit']) expect(stdout).toContain(`── ${step}`);
    expect(stdout).not.toMatch(/── browser/);
    expect(stderr).toMatch(/PASS tests\/app\/screens\.test\.tsx/);
    expect(stderr).toMatch(/PASS tests\/resources\//);
    expect(stderr).toMatch(/Test Suites: (\d+) passed, \1 total/);
  },
  10 * 60_000,
);
