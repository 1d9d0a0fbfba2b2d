/**
 * Which Node runs the commands. Plain JavaScript with built-in modules only, since it runs before
 * anything is installed, on any Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npmCommand } from './install.mjs';

/** What npm fetches where the machine's own Node is too old. */
const FETCHED = 'node@24';

/**
 * The Node of this process if it is new enough, else the one that is installed with the packages, else one that
 * npm fetches and keeps for all apps of the machine.
 *
 * @param {string} framework the folder of the package, whose `engines` says what is new enough
 * @returns {string} its program
 * @throws {Error} when there is none
 */
export function findNode(framework) {
  const needed = neededVersion(framework);
  // An installation may just have replaced the program of this process.
  const isThere = existsSync(process.execPath);
  if (isThere && isNewEnough(process.versions.node, needed)) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(framework, 'node_modules', '.bin', name);
  return existsSync(installed) ? realpathSync(installed) : fetchNode(needed.join('.'));
}

/**
 * The environment for programs that look `node` up in PATH.
 *
 * @param {string} node
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withNodeFirst(node, environment) {
  return { ...environment, PATH: `${dirname(node)}${delimiter}${environment.PATH ?? ''}` };
}

/**
 * @param {string} framework
 * @returns {number[]}
 */
function neededVersion(framework) {
  const { engines } = JSON.parse(readFileSync(join(framework, 'package.json'), 'utf8'));
  return engines.node.match(/\d+/g).map(Number);
}

/**
 * @param {string} version
 * @param {number[]} needed
 */
function isNewEnough(version, needed) {
  const parts = version.split('.').map(Number);
  const differing = needed.findIndex((part, index) => part !== parts[index]);
  return differing === -1 || parts[differing] > needed[differing];
}

/**
 * @param {string} needed
 * @returns {string}
 */
function fetchNode(needed) {
  const tooOld = `This is Node ${process.versions.node}, and Frontage needs ${needed} or newer`;
  console.error(`${tooOld}: it runs on one that npm keeps for it (${FETCHED}).`);
  const [command, ...first] = npmCommand();
  const exec = ['exec', '--yes', '--prefer-offline', `--package=${FETCHED}`, '--'];
  const { status, stdout } = spawnSync(
    command,
    [...first, ...exec, 'node', '-p', 'process.execPath'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: command === 'npm' && process.platform === 'win32',
    },
  );
  const found = stdout?.trim();
  if (status === 0 && found && existsSync(found)) return found;
  throw new Error(`${tooOld}. npm could not fetch one: install it from https://nodejs.org.`);
}
