/**
 * Installs the packages of package-lock.json. Plain JavaScript with built-in modules only, since it
 * runs before anything is installed, on any Node.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canLock, describeHolder, lockInTurn, tryLock } from './fileLock.mjs';

/** Shared by processes that use the packages, exclusive for the one that replaces them. */
export const PACKAGES_LOCK = '.frontage/packages.lock';
/** Exclusive for the process that installs. */
const INSTALL_LOCK = '.frontage/install.lock';

/**
 * Ensures that node_modules matches package-lock.json; runs `npm ci` when it does not.
 *
 * @param {string} root the checkout
 * @param {{ development?: boolean }} [options] `development`: include development packages
 * @returns {Promise<boolean>} whether packages were installed
 * @throws {Error} when npm fails, or when a running app uses the current packages
 */
export async function ensureInstalled(root, { development = false } = {}) {
  if (!findDifference(root, development)) return false;
  const release = await lockPackages(root);
  try {
    const difference = findDifference(root, development);
    // Another process has installed them meanwhile.
    if (!difference) return true;
    console.error(`Installing packages (${difference})…`);
    // Below errors npm only warns of a Node that is too old, and another one is used then.
    await runNpm(root, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    return true;
  } finally {
    release();
  }
}

/**
 * Waits for other installations. A Node that cannot lock (before 22.13) installs without a lock.
 *
 * @param {string} root
 * @returns {Promise<() => void>} releases the lock
 * @throws {Error} when a running app uses the packages
 */
async function lockPackages(root) {
  if (!canLock()) return () => undefined;
  const installing = join(root, INSTALL_LOCK);
  mkdirSync(dirname(installing), { recursive: true });
  let lock = tryLock(installing);
  if (!lock)
    console.error(`Waiting for another start that installs (${describeHolder(installing)})…`);
  lock ??= await lockInTurn(installing, Infinity);
  const packages = tryLock(join(root, PACKAGES_LOCK));
  if (packages) {
    return () => {
      packages.release();
      lock.release();
    };
  }
  lock.release();
  throw new Error(
    'package-lock.json has changed, and an app of this checkout is running with the former packages. Stop it, then run this again.',
  );
}

/**
 * Compares the lockfile with npm's record of what is installed.
 *
 * @param {string} root
 * @param {boolean} development
 * @returns {string | null} a description of the first difference; null when there is none
 */
function findDifference(root, development) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'nothing is installed yet';
  const locked = readPackages(join(root, 'package-lock.json'));
  if (!locked) throw new Error(`${join(root, 'package-lock.json')} is missing or not a lockfile.`);
  for (const [path, entry] of Object.entries(locked)) {
    const found = installed[path];
    const name = path.replace(/^.*node_modules\//, '');
    if (found && found.version !== entry.version) return `${name} is locked at ${entry.version}`;
    const mayBeMissing = entry.optional || entry.devOptional || (entry.dev && !development);
    if (path !== '' && !found && !mayBeMissing) return `${name} is missing`;
  }
  return null;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean }> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * How npm is run: the one that runs this process, on its own Node, since that of node_modules may be what it replaces.
 *
 * @returns {string[]} the program and its first arguments
 */
export function npmCommand() {
  const { npm_execpath: program, npm_node_execpath: node } = process.env;
  const isNpm = program && basename(program) === 'npm-cli.js';
  return isNpm ? [node ?? process.execPath, program] : ['npm'];
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function runNpm(root, args) {
  const [command, ...first] = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: 'inherit',
      shell: command === 'npm' && process.platform === 'win32',
    });
    child.on('error', (cause) => reject(new Error(`npm could not be run: ${cause.message}`)));
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`\`npm ${args[0]}\` failed (${signal ?? `exit code ${code}`}).`));
    });
  });
}
