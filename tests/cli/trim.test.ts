/** What an app removes of its packages after each `npm install`. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { node, repository } from './ownProcess.ts';

const COMMANDS = 'node_modules/frontage/dist/cli';
const COMPILER = `module.exports = __dirname + '/linux-x64/relay';`;

let root: string;
const has = (path: string) => existsSync(join(root, path));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function trim() {
  const program = join(root, COMMANDS, 'bootstrap.mjs');
  return spawnSync(node, [program, 'trim'], { cwd: root, encoding: 'utf8' });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-trim-'));
  for (const file of ['bootstrap', 'install', 'node', 'fileLock', 'trim']) {
    const name = `${file}.mjs`;
    cpSync(join(repository, 'src/cli', name), join(root, COMMANDS, name), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('leaves the compiler of this platform, and no source maps but the framework’s', () => {
  write('node_modules/relay-compiler/package.json', '{}');
  write('node_modules/relay-compiler/index.js', COMPILER);
  for (const platform of ['linux-x64', 'linux-arm64', 'macos-x64', 'win-x64']) {
    write(`node_modules/relay-compiler/${platform}/relay`);
  }
  write('node_modules/next/dist/server.js');
  write('node_modules/next/dist/server.js.map');
  write('node_modules/frontage/dist/own.js.map');
  write('node_modules/relay-runtime/index.js.flow');
  write('node_modules/mapbox/roads.map');
  write('packages/linked/own.js.map');
  symlinkSync('../packages/linked', join(root, 'node_modules/linked'));
  expect(trim()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(has('node_modules/relay-compiler/linux-x64/relay')).toBe(true);
  expect(has('node_modules/relay-compiler/linux-arm64')).toBe(false);
  expect(has('node_modules/relay-compiler/win-x64')).toBe(false);
  expect(has('node_modules/next/dist/server.js')).toBe(true);
  expect(has('node_modules/next/dist/server.js.map')).toBe(false);
  expect(has('node_modules/frontage/dist/own.js.map')).toBe(true);
  expect(has('node_modules/relay-runtime/index.js.flow')).toBe(false);
  expect(has('node_modules/mapbox/roads.map')).toBe(true);
  expect(has('packages/linked/own.js.map')).toBe(true);
});

test('leaves React’s experimental builds only to apps that can load them', () => {
  const builds = ['react-dom-experimental/index.js', 'next-server/app-experimental.prod.js'];
  const compiled = 'node_modules/next/dist/compiled';
  for (const path of ['next-server/pages.prod.js', ...builds]) write(`${compiled}/${path}`);
  write('node_modules/next/package.json', '{}');
  mkdirSync(join(root, 'app'));
  trim();
  for (const path of builds) expect(has(`${compiled}/${path}`)).toBe(true);
  rmSync(join(root, 'app'), { recursive: true });
  trim();
  for (const path of builds) expect(has(`${compiled}/${path}`)).toBe(false);
  expect(has(`${compiled}/next-server/pages.prod.js`)).toBe(true);
});

test('does not hinder an installation without these packages', () => {
  expect(trim()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
