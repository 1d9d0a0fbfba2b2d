/**
 * The builds of a checkout, each in its own folder, so that a build never changes what is being
 * served. A build is complete when the record of its inputs exists, which is written last.
 * Processes that serve or make a build share its lock; unlocked builds are removed once there is a
 * newer one. Commands find, make and remove builds one after the other, under the checkout's lock.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing, mayWrite, STATE_FOLDER } from './checkout.ts';
import { tryLock } from './fileLock.mjs';

const BUILDS_FOLDER = `${STATE_FOLDER}/builds`;
/**
 * What Turbopack keeps for the next build, in a build's folder. Writing it takes a third of a build, so that it is there
 * from the second one on (`src/config/next.js`): much is built once only.
 */
const KEPT_FOLDER = 'cache/turbopack';
const INPUTS_FILE = 'frontage-inputs';

/** A build that is locked until it is released. */
export interface Build {
  /** Path relative to the checkout, as Next.js expects it. */
  folder: string;
  release(): void;
}

/** The build with these inputs, or null. */
export async function findBuild(root: string, inputs: string): Promise<Build | null> {
  for (const name of namesOfBuilds(root)) {
    const folder = `${BUILDS_FOLDER}/${name}`;
    if ((await inputsOf(root, folder)) !== inputs) continue;
    const release = lockBuild(root, folder);
    // It could be removed before it was locked.
    if (release && (await inputsOf(root, folder)) === inputs) return { folder, release };
    release?.();
  }
  return null;
}

/**
 * Makes a new build in a folder that nobody uses. Next.js writes the folder's name into what it builds: one that is taken
 * again makes use of what was kept of the build before.
 *
 * @param buildInto makes the build in a folder relative to the checkout
 * @throws what `buildInto` throws; nothing but what was kept is in the folder then
 */
export async function makeBuild(
  root: string,
  inputs: string,
  buildInto: (folder: string) => Promise<void>,
): Promise<Build> {
  const folder = freeFolder(root);
  const isRepeated = (await inputsOf(root, folder)) !== null;
  clear(join(root, folder));
  mkdirSync(join(root, folder, ...(isRepeated ? [KEPT_FOLDER] : [])), { recursive: true });
  const release = lockBuild(root, folder);
  if (!release) throw new Error(`${folder} is removed while it is made.`);
  try {
    await buildInto(folder);
    await writeFile(join(root, folder, INPUTS_FILE), inputs);
    return { folder, release };
  } catch (error) {
    clear(join(root, folder));
    release();
    throw error;
  }
}

/** The first folder whose build nobody serves. */
function freeFolder(root: string): string {
  mkdirSync(join(root, BUILDS_FOLDER), { recursive: true });
  for (let number = 1; ; number += 1) {
    const folder = `${BUILDS_FOLDER}/${number}`;
    const lock = tryLock(lockOf(root, folder));
    lock?.release();
    if (lock) return folder;
  }
}

/** Removes a build, the record of its inputs first, but for what Turbopack keeps. */
function clear(folder: string): void {
  rmSync(join(folder, INPUTS_FILE), { force: true });
  if (!existsSync(join(folder, KEPT_FOLDER))) {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  for (const name of readdirSync(folder))
    if (name !== dirname(KEPT_FOLDER)) rmSync(join(folder, name), { recursive: true });
}

/** Removes all unlocked builds but one, and the remains of killed commands. */
export function removeOtherBuilds(root: string, { folder: kept }: Build): void {
  if (!mayWrite(join(root, BUILDS_FOLDER))) return;
  for (const name of namesOfBuilds(root)) {
    const folder = `${BUILDS_FOLDER}/${name}`;
    if (folder === kept) continue;
    const file = lockOf(root, folder);
    const lock = tryLock(file);
    if (!lock) continue;
    rmSync(join(root, folder), { recursive: true, force: true });
    rmSync(file, { force: true });
    lock.release();
  }
}

/** Null while it is being removed. In a read-only checkout nothing is removed. */
function lockBuild(root: string, folder: string): (() => void) | null {
  if (!mayWrite(join(root, BUILDS_FOLDER))) return () => undefined;
  const lock = tryLock(lockOf(root, folder), { shared: true });
  return lock && (() => lock.release());
}

function lockOf(root: string, folder: string): string {
  return join(root, `${folder}.lock`);
}

async function inputsOf(root: string, folder: string): Promise<string | null> {
  try {
    return await readFile(join(root, folder, INPUTS_FILE), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function namesOfBuilds(root: string): string[] {
  try {
    const entries = readdirSync(join(root, BUILDS_FOLDER), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
