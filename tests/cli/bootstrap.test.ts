import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { tryLock } from '../../src/cli/fileLock.mjs';
import { node, outcomeOf, plainEnvironment, repository } from './ownProcess.ts';

const FILES = ['bootstrap.mjs', 'install.mjs', 'node.mjs', 'fileLock.mjs'];

/** In the place of npm: notes what it was asked for, and fetches or installs a Node as it would. */
const NPM = `#!${process.execPath}
const fs = require('node:fs');
fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
if (fs.existsSync('refuse-install')) process.exit(7);
if (process.argv[2] === 'exec') return console.log(process.execPath);
fs.rmSync('node_modules', { recursive: true, force: true });
if (fs.existsSync('slow-install')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
fs.mkdirSync('node_modules/.bin', { recursive: true });
if (!fs.existsSync('no-node-installed')) fs.writeFileSync('node_modules/.bin/node', '#!/bin/sh\\nexec ${node} "$@"\\n', { mode: 0o755 });
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

/** In the place of the program: says how it was called, and ends as it is told. */
const PROGRAM = `
const told: string = process.argv[2];
if (told === 'fail') process.exitCode = 5;
if (told === 'wait') {
  process.on('SIGTERM', () => process.exit(9));
  setInterval(() => undefined, 1000);
}
console.log(JSON.stringify({ args: process.argv.slice(2), version: process.version }));
`;

const lockfile = (version: string) =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { name: 'app' },
      'node_modules/graphql': { version },
      'node_modules/jest': { version: '1.0.0', dev: true },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
    },
  });

let root: string;
const at = (path: string) => join(root, path);
const calls = () => (existsSync(at('npm-calls')) ? readFileSync(at('npm-calls'), 'utf8') : '');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-bootstrap-'));
  mkdirSync(at('src/cli'), { recursive: true });
  mkdirSync(at('bin'));
  for (const file of FILES) {
    copyFileSync(join(repository, 'src/cli', file), at(`src/cli/${file}`));
  }
  needNode('22.22');
  writeFileSync(at('src/cli/frontage.ts'), PROGRAM);
  writeFileSync(at('package-lock.json'), lockfile('16.0.0'));
  writeFileSync(at('bin/package.json'), '{}');
  writeFileSync(at('bin/npm'), NPM);
  chmodSync(at('bin/npm'), 0o755);
});

/** @param version the oldest that the package runs on */
function needNode(version: string): void {
  const manifest = { type: 'module', engines: { node: `>=${version}` } };
  writeFileSync(at('package.json'), JSON.stringify(manifest));
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

function start(...args: string[]) {
  const { npm_execpath: _, npm_lifecycle_event: __, ...environment } = plainEnvironment();
  const PATH = [at('bin'), dirname(process.execPath), environment.PATH].join(delimiter);
  return spawn(process.execPath, [at('src/cli/bootstrap.mjs'), ...args], {
    cwd: root,
    env: { ...environment, PATH } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const run = (...args: string[]) => outcomeOf(start(...args));

test('on a fresh clone, installs and then runs the command', async () => {
  const { code, stdout, stderr } = await run('start', '--port', '4000');
  expect(code).toBe(0);
  expect(stderr).toMatch(/Installing packages \(nothing is installed yet\)/);
  expect(calls()).toMatch(/^ci\b.*\n$/);
  const said = JSON.parse(stdout) as { args: string[]; version: string };
  expect(said.args).toEqual(['start', '--port', '4000']);
  expect(Number(said.version.slice(1).split('.')[0])).toBeGreaterThanOrEqual(24);
});

test('installs nothing when node_modules is what the lockfile says', async () => {
  await run('start');
  const { stderr } = await run('start');
  expect(calls().split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});

test('installs again when the lockfile changed', async () => {
  await run('start');
  writeFileSync(at('package-lock.json'), lockfile('16.1.0'));
  const { stderr } = await run('start');
  expect(stderr).toMatch(/graphql is locked at 16\.1\.0/);
  expect(calls().split('\n')).toHaveLength(3);
});

test('waits for another start that installs, and uses what that has installed', async () => {
  writeFileSync(at('slow-install'), '');
  const both = await Promise.all([run('start'), run('start')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(calls()).toMatch(/^ci\b.*\n$/);
});

test('installs nothing under an app that runs', async () => {
  await run('start');
  writeFileSync(at('package-lock.json'), lockfile('16.1.0'));
  const lock = tryLock(at('.frontage/packages.lock'), { shared: true });
  const { code, stderr } = await run('start');
  lock?.release();
  expect(code).toBe(1);
  expect(stderr).toMatch(/an app of this checkout is running with the former packages/);
  expect(calls().split('\n')).toHaveLength(2);
});

test('does without packages for development and for other machines', async () => {
  await run('start');
  const installed = JSON.parse(lockfile('16.0.0')) as { packages: Record<string, unknown> };
  delete installed.packages['node_modules/jest'];
  delete installed.packages['node_modules/only-elsewhere'];
  writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify(installed));
  await run('start');
  expect(calls().split('\n')).toHaveLength(2);
});

test('fails when npm fails', async () => {
  writeFileSync(at('refuse-install'), '');
  const { code, stdout, stderr } = await run('start');
  expect(code).toBe(1);
  expect(stderr).toMatch(/`npm ci` failed \(exit code 7\)/);
  expect(stdout).toBe('');
});

describe('with a Node that is too old', () => {
  beforeEach(() => needNode('999.1'));

  test('runs on the one that is installed with the packages', async () => {
    const { code, stderr } = await run('start');
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Installing packages [^\n]*\n$/);
    expect(calls()).toMatch(/^ci\b.*\n$/);
  });

  test('runs on one that npm fetches where none is installed', async () => {
    writeFileSync(at('no-node-installed'), '');
    const { code, stderr } = await run('start');
    expect(code).toBe(0);
    expect(stderr).toMatch(/This is Node [\d.]+, and Frontage needs 999\.1 or newer: it runs on/);
    expect(calls()).toMatch(/\nexec --yes --prefer-offline --package=node@24 -- node -p /);
  });

  test('says what to install where npm fetches none', async () => {
    writeFileSync(at('no-node-installed'), '');
    await run('start');
    writeFileSync(at('refuse-install'), '');
    const { code, stderr } = await run('start');
    expect(code).toBe(1);
    expect(stderr).toMatch(/npm could not fetch one: install it from https:\/\/nodejs\.org\./);
  });
});

describe.each(['another Node', 'this Node'])('on %s', (which) => {
  beforeEach(async () => {
    if (which === 'another Node') needNode('999.1');
    await run('start');
  });

  test('ends with the command’s exit code', async () => {
    expect((await run('fail')).code).toBe(5);
  });

  test('passes signals on and ends as the command does', async () => {
    const child = start('wait');
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    expect(await closed).toBe(9);
  });

  test('stops when npm, told to stop, leaves it behind', async () => {
    const shell = spawn('sh', ['-c', '"$0" src/cli/bootstrap.mjs wait; true', process.execPath], {
      cwd: root,
      env: { ...plainEnvironment(), npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => shell.stdout.once('data', resolve));
    // The program holds the other end of the pipe as long as it runs.
    const ended = new Promise((resolve) => shell.stdout.once('end', () => resolve('ended')));
    shell.kill('SIGTERM');
    expect(await ended).toBe('ended');
  });
});

test('is plain JavaScript of Node alone', () => {
  for (const file of FILES) {
    const source = readFileSync(join(repository, 'src/cli', file), 'utf8');
    const imported = [...source.matchAll(/^import .* from '(.*)';$/gm)].map(([, name]) => name);
    expect(
      imported.filter((name) => !/^(node:|\.\/(install|node|fileLock)\.mjs$)/.test(name)),
    ).toEqual([]);
  }
});
