/**
 * Changing many files of a checkout as one: after a failure, and after the process was killed at any
 * moment, every file is as it was before.
 *
 * Before the first change, the old texts go to a folder and the folder is renamed to its final name:
 * that is the journal. Removing it is the commit. Whoever finds a journal puts the old texts back.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isMissing, SECRETS_FILE, STATE_FOLDER } from './checkout.ts';

/** Path relative to the checkout → new text, or null for a file that goes. */
export type Changes = ReadonlyMap<string, string | null>;

interface Journal {
  /** Files whose old content is in the journal's folder, under its number. */
  changed: string[];
  /** Files that were not there before. */
  created: string[];
  /** Folders that were not there before, inner ones first. */
  createdFolders: string[];
}

const JOURNAL = `${STATE_FOLDER}/rollback`;
const MANIFEST = 'journal.json';

/**
 * Carries out all changes or none.
 *
 * @throws what the file system throws, after everything was put back
 */
export function applyChanges(root: string, changes: Changes): void {
  if (changes.size === 0) return;
  writeJournal(root, [...changes.keys()]);
  try {
    for (const [path, text] of changes) {
      if (text === null) removeFile(root, path);
      else writeText(join(root, path), text, path === SECRETS_FILE ? 0o600 : 0o666);
    }
  } catch (error) {
    rollBack(root);
    throw error;
  }
  removeJournal(root);
}

/**
 * Puts back what a killed process left half done.
 *
 * @returns whether there was anything to put back
 */
export function rollBack(root: string): boolean {
  const folder = join(root, JOURNAL);
  rmSync(`${folder}.new`, { recursive: true, force: true });
  rmSync(`${folder}.done`, { recursive: true, force: true });
  if (!existsSync(folder)) return false;
  const journal = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Journal;
  journal.changed.forEach((path, index) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(folder, String(index)), join(root, path));
  });
  for (const path of journal.created) removeIfThere(join(root, path));
  for (const path of journal.createdFolders) removeIfEmpty(join(root, path));
  removeJournal(root);
  return true;
}

function writeJournal(root: string, paths: string[]): void {
  const folder = join(root, JOURNAL);
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { recursive: true });
    writeText(join(draft, MANIFEST), JSON.stringify(saveFormer(root, paths, draft)), 0o600);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  renameSync(draft, folder);
}

/** Copies what the files hold now. */
function saveFormer(root: string, paths: string[], folder: string): Journal {
  const changed = paths.filter((path) => existsSync(join(root, path)));
  const created = paths.filter((path) => !changed.includes(path));
  changed.forEach((path, index) => {
    const copy = join(folder, String(index));
    copyFileSync(join(root, path), copy);
    flush(copy);
  });
  const folders = new Set(created.flatMap(foldersAbove));
  const missing = [...folders].filter((path) => !existsSync(join(root, path)));
  missing.sort((one, other) => other.length - one.length);
  return { changed, created, createdFolders: missing };
}

/** In two steps, so that a journal is never seen half removed. */
function removeJournal(root: string): void {
  const folder = join(root, JOURNAL);
  renameSync(folder, `${folder}.done`);
  rmSync(`${folder}.done`, { recursive: true, force: true });
}

function writeText(path: string, text: string, mode: number): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode, flush: true });
}

function flush(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Removes a file, and the folders that it leaves empty, but for those of the checkout's top level. */
function removeFile(root: string, path: string): void {
  removeIfThere(join(root, path));
  for (const folder of foldersAbove(path).slice(0, -1)) {
    if (!removeIfEmpty(join(root, folder))) return;
  }
}

/** Also when a file stands where a folder of its path would be. */
function removeIfThere(file: string): void {
  try {
    rmSync(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function removeIfEmpty(folder: string): boolean {
  if (existsSync(folder) && readdirSync(folder).length > 0) return false;
  rmSync(folder, { recursive: true, force: true });
  return true;
}

/** `a/b/c.ts` → `a/b`, `a`. */
function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
