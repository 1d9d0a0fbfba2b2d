/** `frontage upgrade` before a registry that a test scripts: what it refuses, and that nothing is left half done. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keepFormerPackages } from '../../../src/cli/upgrade/formerPackages.ts';
import { node, outcomeOf, plainEnvironment, program, type Outcome } from '../ownProcess.ts';
import { manifestOf, scriptedRegistry, type ScriptedRegistry } from './scriptedRegistry.ts';

const PROGRAM = 'dist/cli/bootstrap.mjs';
const writing = (code: number) => `import { writeFileSync } from 'node:fs';
writeFileSync('said.txt', process.argv.slice(2).join(' '));
process.exitCode = ${code};
`;

let registry: ScriptedRegistry;
let root: string;

beforeAll(async () => {
  registry = await scriptedRegistry({
    '1.0.0': {},
    '1.1.0': { [PROGRAM]: writing(0) },
    '1.2.0': { [PROGRAM]: 'process.exitCode = 1;' },
    '1.3.0': { [PROGRAM]: writing(3) },
    '1.4.0': null,
    '2.0.0': {},
    '2.1.0': {},
    '3.0.0': {},
  });
});

afterAll(() => registry.close());

beforeEach(() => {
  registry.status = null;
  root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-upgrade-')));
  write('package.json', manifest('^1.0.0'));
  write('relay.config.js', 'export default {};\n');
  write('.gitignore', 'node_modules/\n.frontage/\n');
  write('node_modules/frontage/package.json', JSON.stringify(manifestOf('1.0.0')));
  write('node_modules/frontage/kept.js', '1;');
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'App'],
  ])
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const manifest = (frontage: string) =>
  `${JSON.stringify({ name: 'office', version: '0.1.0', dependencies: { frontage } }, null, 2)}\n`;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Path → content of all files but git's. */
function everything(): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = paths.filter(
    (path) => !/^(\.git\/|\.frontage\/.*lock)/.test(path) && statSync(join(root, path)).isFile(),
  );
  return Object.fromEntries(files.sort().map((path) => [path, hashOf(path)]));
}

const hashOf = (path: string) => createHash('sha1').update(read(path)).digest('hex');

function upgrade(version: string, environment: Record<string, string> = {}): Promise<Outcome> {
  const run = spawn(node, ['--disable-warning=ExperimentalWarning', program, 'upgrade', version], {
    cwd: root,
    env: {
      ...plainEnvironment(),
      npm_config_registry: registry.url,
      npm_config_cache: join(root, '.frontage/npm-cache.lock'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return outcomeOf(run);
}

/** What is refused, and leaves everything as it was. */
async function expectRefusal(version: string, said: RegExp, environment = {}): Promise<void> {
  const before = everything();
  const { code, stderr } = await upgrade(version, environment);
  expect(stderr).toMatch(said);
  expect(code).toBe(1);
  expect(everything()).toEqual(before);
}

test('an unknown version is refused, with those that there are', async () => {
  await expectRefusal('9.9.9', /There is no version 9\.9\.9[^]*newest are .*2\.1\.0, 3\.0\.0/);
});

test('changes that are not committed are refused, by their names', async () => {
  write('package.json', manifest('>=1.0.0'));
  write('src/ours.ts', '');
  await expectRefusal('1.1.0', /not committed:\n\n {3}M package\.json\n {2}\?\? src\/ours\.ts\n/);
});

test('a folder without git is refused', async () => {
  rmSync(join(root, '.git'), { recursive: true });
  await expectRefusal('1.1.0', /not in a git repository/, { GIT_CEILING_DIRECTORIES: tmpdir() });
});

test('two major versions at once are refused, with the one to take first', async () => {
  await expectRefusal('latest', /more than one major version ahead[^]*frontage upgrade 2\.1\.0/);
});

test('an older version is refused', async () => {
  write('node_modules/frontage/package.json', JSON.stringify(manifestOf('1.2.0')));
  await expectRefusal('1.1.0', /which is newer than 1\.1\.0/);
});

test('without a network that is said, and which registry was asked', async () => {
  await expectRefusal('1.1.0', /http:\/\/127\.0\.0\.1:9\/? cannot be asked \(ECONNREFUSED\)/, {
    npm_config_registry: 'http://127.0.0.1:9',
  });
});

test('a registry that refuses is said so, with the way in', async () => {
  registry.status = 401;
  await expectRefusal('1.1.0', /does not let npm read frontage \(401\)[^]*npm login/);
});

test('a package that cannot be installed leaves all as it was', async () => {
  await expectRefusal('1.4.0', /npm install frontage@1\.4\.0` failed:[^]*The app is as it was\./);
});

test('a program of the new version that fails leaves all as it was', async () => {
  await expectRefusal('1.2.0', /The upgrade to 1\.2\.0 failed \(exit code 1\)[^]*as it was\./);
});

test('the version that there is already is no error', async () => {
  const before = everything();
  expect(await upgrade('1.0.0')).toMatchObject({
    code: 0,
    stdout: 'This app has version 1.0.0 already.\n',
  });
  expect(everything()).toEqual(before);
});

test('the new version’s program finishes, with the version that there was', async () => {
  const { code, stderr } = await upgrade('1.1.0');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(read('said.txt')).toBe(`--dir ${root} finish-upgrade 1.0.0`);
  expect(read('package.json')).toBe(manifest('^1.1.0'));
  expect(JSON.parse(read('node_modules/frontage/package.json'))).toMatchObject({
    version: '1.1.0',
  });
  expect(existsSync(join(root, '.frontage/upgrade'))).toBe(false);
});

test('what needs a person ends with an error, and the new version is in', async () => {
  const { code, stderr } = await upgrade('1.3.0');
  expect(stderr).toMatch(/needs you/);
  expect(code).toBe(1);
  expect(read('package.json')).toBe(manifest('^1.3.0'));
});

test('an upgrade that was killed is undone by the next command', async () => {
  const before = everything();
  keepFormerPackages(root);
  write('package.json', manifest('^1.1.0'));
  rmSync(join(root, 'node_modules'), { recursive: true });
  write('node_modules/frontage/package.json', JSON.stringify(manifestOf('1.1.0')));
  const { code, stderr } = await upgrade('1.1.0');
  expect(stderr).toMatch(/stopped half way: the app is back/);
  expect(code).toBe(1);
  expect(everything()).toEqual(before);
});
