import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tryLock } from '../../src/cli/fileLock.mjs';

/** What makes the published package compiles the same files. */
const PROJECT = 'src/publish/tsconfig.json';
const COMPILER = 'node_modules/typescript-7';

/** Where a checkout has the declarations, relative to its root. */
const FOLDER = 'framework';

/**
 * Gives a checkout the framework's types as an app has them that installs the package: its declarations. What they
 * leave out of the sources would be read and resolved anew with each scaffold, which takes three times as long.
 *
 * @param root of the checkout, which has the manifest afterwards
 */
export function copyFrameworkTypes(root: string): Manifest {
  cpSync(declarations(), join(root, FOLDER), { recursive: true });
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const declared = Object.entries(manifest.exports).map(([name, target]) => [
    name,
    typeof target === 'string' ? declarationOf(target) : target,
  ]);
  return { ...manifest, exports: Object.fromEntries(declared) as Manifest['exports'] };
}

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

function declarationOf(target: string): string {
  return target.replace(/^\.\/src\/(.*)\.tsx?$/, `./${FOLDER}/$1.d.ts`);
}

/** The folder with the declarations, which one process makes for all, and for later runs over the same sources. */
function declarations(): string {
  const folder = resolve('.frontage/tests', `declarations-${version()}`);
  mkdirSync(dirname(folder), { recursive: true });
  let lock = tryLock(`${folder}.lock`);
  for (; lock === null; lock = tryLock(`${folder}.lock`)) pause(100);
  try {
    if (!existsSync(folder)) emitTo(folder);
  } finally {
    lock.release();
  }
  return folder;
}

function emitTo(folder: string): void {
  const own = `${folder}-${process.pid}`;
  const settings = ['--emitDeclarationOnly', '--sourceMap', 'false', '--declarationMap', 'false'];
  const args = [`${COMPILER}/lib/tsc.js`, '--project', PROJECT, ...settings, '--outDir', own];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // The compiler does not copy what is written as declarations.
  for (const name of sources().filter((path) => path.endsWith('.d.ts')))
    cpSync(join('src', name), join(own, name));
  renameSync(own, folder);
}

/** Tells what the declarations are made of. */
function version(): string {
  const hash = createHash('sha256');
  const files = sources().map((name) => `src/${name}`);
  for (const file of [PROJECT, 'tsconfig.json', `${COMPILER}/package.json`, ...files])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function sources(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('resources/'))
    .sort();
}

/** Tests compile while nothing else of their process goes on. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
