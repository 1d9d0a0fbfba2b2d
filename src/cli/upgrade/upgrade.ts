import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mergeJson } from '../../scaffold/merge/mergeJson.ts';
import { printAppManifestAgain } from '../appManifest.ts';
import { RECORD_FOLDER } from '../checkout.ts';
import { describeExit, runToEnd, startChild, type Exit } from '../children.ts';
import { CommandError } from '../commandError.ts';
import { tryLock } from '../fileLock.mjs';
import { FRAMEWORK_FOLDER } from '../framework.ts';
import { PACKAGES_LOCK } from '../install.mjs';
import { runNpm } from '../npm.ts';
import { FINISH_COMMAND, NEEDS_A_PERSON, type UpgradeOptions } from './contract.ts';
import { dropFormerPackages, keepFormerPackages, restoreFormerPackages } from './formerPackages.ts';
import { findRelease, refuseLeap, type Release } from './releases.ts';

const INSTALLED = 'node_modules/frontage';

/**
 * `frontage upgrade`: installs a newer version of the framework and lets that version's own program change the app.
 *
 * @param wanted a version, a range or a tag
 * @throws {CommandError} when any of it fails, and the app is as it was; or with what is left for a person to settle
 */
export async function upgrade(
  root: string,
  wanted: string,
  { compile }: UpgradeOptions,
  signal: AbortSignal,
): Promise<void> {
  const from = installedVersion(root);
  await refuseChanges(root, signal);
  const release = await findRelease(root, wanted, signal);
  const to = release.manifest.version;
  if (to === from) {
    console.log(`This app has version ${from} already.`);
    return;
  }
  refuseLeap(from, release);
  const unlock = lockPackages(root);
  try {
    console.log(`Upgrading from ${from} to ${to}…`);
    const code = await exchange(root, from, release, compile, signal);
    console.log(`\nThe app has version ${to} now. \`git diff\` shows what changed.`);
    if (code === NEEDS_A_PERSON) throw new CommandError('Some of it needs you: see above.');
  } finally {
    unlock();
  }
}

/**
 * Takes a version in place of another, or neither.
 *
 * @returns the exit code of the version's own program
 */
async function exchange(
  root: string,
  from: string,
  release: Release,
  compile: boolean,
  signal: AbortSignal,
): Promise<number | null> {
  keepFormerPackages(root);
  try {
    await install(root, release, signal);
    const exit = await finish(root, from, compile, signal);
    if (exit.code === 0 || exit.code === NEEDS_A_PERSON) return exit.code;
    signal.throwIfAborted();
    throw new CommandError(
      `The upgrade to ${release.manifest.version} failed (${describeExit(exit)}).`,
    );
  } catch (error) {
    const isBack = restoreFormerPackages(root);
    if (!(error instanceof CommandError) || !isBack || error.exitCode === 130) throw error;
    throw new CommandError(error.message, 'The app is as it was.');
  } finally {
    dropFormerPackages(root);
  }
}

/** @throws {CommandError} while an app of this checkout runs with the packages */
function lockPackages(root: string): () => void {
  const file = join(root, PACKAGES_LOCK);
  mkdirSync(dirname(file), { recursive: true });
  const lock = tryLock(file);
  if (lock) return () => lock.release();
  throw new CommandError(
    'An app of this checkout is running with the packages that an upgrade replaces.',
    'Stop it first. Nothing was changed.',
  );
}

/** @throws {CommandError} where the framework is no package of the app's own */
function installedVersion(root: string): string {
  const file = join(root, INSTALLED, 'package.json');
  if (root === FRAMEWORK_FOLDER || !existsSync(file)) {
    throw new CommandError(
      `There is no ${INSTALLED} in ${root}, which could be upgraded.`,
      'Apps that `frontage create` made have it. Run `npm install` first.',
    );
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

const FILES_SHOWN = 12;

/** Uncommitted changes could not be distinguished from those of the upgrade. */
async function refuseChanges(root: string, signal: AbortSignal): Promise<void> {
  const status = ['status', '--porcelain', '--untracked-files=all', '--', '.'];
  const { code, output } = await runToEnd('git', status, { cwd: root, env: process.env }, signal);
  if (code !== 0) {
    throw new CommandError(
      'This app is not in a git repository, so there would be no way to see what an upgrade changes.',
      'Run `git init && git add --all && git commit -m "My app"` first.',
    );
  }
  const files = output.split('\n').filter(Boolean);
  if (files.length === 0) return;
  const shown = files.slice(0, FILES_SHOWN).map((line) => `  ${line}`);
  if (files.length > shown.length) shown.push(`  … and ${files.length - shown.length} more`);
  throw new CommandError(
    `This app has changes that are not committed:\n\n${shown.join('\n')}`,
    'Commit or stash them first, so that `git diff` shows what the upgrade changes. Nothing was changed.',
  );
}

/** Installs the version, with the packages that apps of it have. */
async function install(root: string, { manifest }: Release, signal: AbortSignal): Promise<void> {
  const { version } = manifest;
  writeManifest(root, manifest);
  const args = ['install', `frontage@${version}`, '--no-audit', '--no-fund'];
  const { code, stdout, stderr } = await runNpm(root, args, signal);
  if (code !== 0) {
    throw new CommandError(
      `\`npm install frontage@${version}\` failed:\n\n${`${stdout}\n${stderr}`.trim()}`,
    );
  }
  const installed = installedVersion(root);
  if (installed !== version)
    throw new CommandError(`npm installed version ${installed} instead of ${version}.`);
}

/** Packages that are shared with the framework have to fit both before npm installs either. */
function writeManifest(root: string, next: Release['manifest']): void {
  const file = join(root, 'package.json');
  const record = join(root, RECORD_FOLDER, 'package.json.base');
  const wanted = printAppManifestAgain(root, next);
  if (wanted === null || !existsSync(record)) return;
  const merged = mergeJson(readFileSync(file, 'utf8'), readFileSync(record, 'utf8'), wanted);
  // What contradicts is settled by a person, after the upgrade.
  if (merged !== null) writeFileSync(file, merged);
}

/** The rest is done by the program of the version that was installed: it knows what it needs changed. */
async function finish(
  root: string,
  from: string,
  compile: boolean,
  signal: AbortSignal,
): Promise<Exit> {
  const program = join(root, INSTALLED, 'dist/cli/bootstrap.mjs');
  const args = [program, '--dir', root, FINISH_COMMAND, from, ...(compile ? [] : ['--no-compile'])];
  const child = startChild(process.execPath, args, {
    cwd: root,
    env: process.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => void child.stop();
  signal.addEventListener('abort', stop);
  return child.exited.finally(() => signal.removeEventListener('abort', stop));
}
