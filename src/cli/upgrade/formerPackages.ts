/**
 * What an app had installed before an upgrade, to be put back when it fails, or when it was killed: node_modules as
 * hard links, which take a second and no space, and what package.json and the lockfile said.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { STATE_FOLDER } from '../checkout.ts';

const FOLDER = `${STATE_FOLDER}/upgrade`;
const FILES = ['package.json', 'package-lock.json', 'npm-shrinkwrap.json'];
const PACKAGES = 'node_modules';
/** Written last: what lacks it is not whole, and nothing was changed yet. */
const COMPLETE = 'complete';

/** Keeps what is installed. */
export function keepFormerPackages(root: string): void {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) {
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(folder, file));
  }
  linkAll(join(root, PACKAGES), join(folder, PACKAGES), true);
  writeFileSync(join(folder, COMPLETE), '');
}

/** Whether there is anything that was kept, of a running or a killed command. */
export function hasFormerPackages(root: string): boolean {
  return existsSync(join(root, FOLDER));
}

/**
 * Puts back what was kept.
 *
 * @returns whether anything was
 */
export function restoreFormerPackages(root: string): boolean {
  const folder = join(root, FOLDER);
  const isComplete = existsSync(join(folder, COMPLETE));
  if (isComplete) {
    for (const file of FILES) {
      if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(root, file));
      else rmSync(join(root, file), { force: true });
    }
    // Interrupted here before, the folder may have been moved already.
    if (existsSync(join(folder, PACKAGES))) {
      rmSync(join(root, PACKAGES), { recursive: true, force: true });
      renameSync(join(folder, PACKAGES), join(root, PACKAGES));
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return isComplete;
}

/** Forgets what was kept: the version is in. */
export function dropFormerPackages(root: string): void {
  rmSync(join(root, FOLDER, COMPLETE), { force: true });
  rmSync(join(root, FOLDER), { recursive: true, force: true });
}

/** @param isTop of the packages: what tools keep there is written in place, and is copied */
function linkAll(from: string, to: string, isTop = false): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (isTop && entry.name.startsWith('.') && entry.name !== '.bin')
      cpSync(source, target, { recursive: true });
    else if (entry.isDirectory()) linkAll(source, target);
    else link(source, target);
  }
}

/** Not all file systems have hard links. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
