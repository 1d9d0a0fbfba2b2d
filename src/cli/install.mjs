/**
 * Installing what package-lock.json names. Plain JavaScript with Node's own modules only: it runs
 * before anything is installed, on whatever Node the machine has.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canLock, describeHolder, lockInTurn, tryLock } from './fileLock.mjs';

/** Shared by whoever runs with the packages, held alone by whoever replaces them. */
export const PACKAGES_LOCK = '.frontage/packages.lock';
/** Held by whoever installs, while others wait. */
const INSTALL_LOCK = '.frontage/install.lock';

/**
 * Sees to it that node_modules holds what package-lock.json names; runs `npm ci` when it does not.
 *
 * @param {string} root the checkout
 * @param {{ development?: boolean }} [options] `development`: packages for development count too
 * @returns {Promise<boolean>} whether something was installed
 * @throws {Error} when npm fails, or when an app of the checkout runs with other packages
 */
export async function ensureInstalled(root, { development = false } = {}) {
  if (!findDifference(root, development)) return false;
  const release = await lockPackages(root);
  try {
    const difference = findDifference(root, development);
    // Another start that came before has installed them.
    if (!difference) return true;
    console.error(`Installing packages (${difference})…`);
    await runNpm(root, ['ci', '--no-audit', '--no-fund']);
    return true;
  } finally {
    release();
  }
}

/**
 * Waits for others who install. A Node that cannot lock (before 22.13) installs without.
 *
 * @param {string} root
 * @returns {Promise<() => void>} what lets the next one install
 * @throws {Error} when an app runs with the packages
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
 * Compares the lockfile with npm's own record of what it installed.
 *
 * @param {string} root
 * @param {boolean} development
 * @returns {string | null} the first difference, in words; null when there is none
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
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function runNpm(root, args) {
  const { npm_execpath: program, npm_node_execpath: node } = process.env;
  // The Node that npm itself runs on: the pinned one lies in the folder that `npm ci` replaces.
  const [command, first] =
    program && basename(program) === 'npm-cli.js'
      ? [node ?? process.execPath, [program]]
      : ['npm', []];
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
