/**
 * Changing many files of a checkout as one: after a failure, and after the process was killed at any
 * moment, every file is as it was before.
 *
 * Before the first change, what the files hold goes to the disk as one file, the journal; removing it
 * is the commit. Whoever finds a journal puts everything back as it says.
 */
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isMissing, SECRETS_FILE, STATE_FOLDER } from './checkout.ts';

/** Path relative to the checkout → new text, or null for a file that goes. */
export type Changes = ReadonlyMap<string, string | null>;

interface Journal {
  /** Files as they were before: content in base64, and permissions. */
  changed: { path: string; content: string; mode: number }[];
  /** Files that were not there before. */
  created: string[];
  /** Folders that were not there before, inner ones first. */
  createdFolders: string[];
}

/** What the files held before, relative to the checkout. */
export const JOURNAL = `${STATE_FOLDER}/rollback.json`;

/** Only the owner may read the journal, and files that may hold credentials. */
const PRIVATE = 0o600;

/**
 * Carries out all changes or none.
 *
 * @throws what the file system throws, after everything was put back
 */
export function applyChanges(root: string, changes: Changes): void {
  if (changes.size === 0) return;
  writeJournal(root, readFormer(root, [...changes.keys()]));
  try {
    for (const [path, text] of changes) {
      if (text === null) removeFile(root, path);
      else writeText(root, path, text);
    }
  } catch (error) {
    rollBack(root);
    throw error;
  }
  rmSync(join(root, JOURNAL));
}

/**
 * Puts back what a killed process left half done.
 *
 * @returns whether there was anything to put back
 */
export function rollBack(root: string): boolean {
  const file = join(root, JOURNAL);
  rmSync(`${file}.new`, { force: true });
  if (!existsSync(file)) return false;
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  for (const { path, content, mode } of journal.changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), Buffer.from(content, 'base64'));
    chmodSync(join(root, path), mode);
  }
  for (const path of journal.created) removeIfThere(join(root, path));
  for (const path of journal.createdFolders) removeIfEmpty(join(root, path));
  rmSync(file);
  return true;
}

function readFormer(root: string, paths: string[]): Journal {
  const present = paths.filter((path) => existsSync(join(root, path)));
  const created = paths.filter((path) => !present.includes(path));
  const folders = new Set(created.flatMap(foldersAbove));
  return {
    changed: present.map((path) => ({
      path,
      content: readFileSync(join(root, path), 'base64'),
      mode: statSync(join(root, path)).mode,
    })),
    created,
    createdFolders: [...folders]
      .filter((path) => !existsSync(join(root, path)))
      .sort((one, other) => other.length - one.length),
  };
}

/** On the disk before it gets its name, so that a journal is never seen half written. */
function writeJournal(root: string, journal: Journal): void {
  const file = join(root, JOURNAL);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, JSON.stringify(journal), { mode: PRIVATE, flush: true });
  renameSync(`${file}.new`, file);
}

function writeText(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  if (path === SECRETS_FILE) writePrivate(root, path, text);
  else writeFileSync(join(root, path), text);
}

/** At no moment may others read it, or is it half written, whatever mode it had before. */
function writePrivate(root: string, path: string, text: string): void {
  const file = join(root, path);
  const former = lstatSync(file, { throwIfNoEntry: false });
  if (former?.isSymbolicLink()) {
    // What it points to may lie on another disk, where nothing can be moved to.
    chmodSync(file, PRIVATE);
    return writeFileSync(file, text);
  }
  // Where git does not look, should this be killed half way.
  const draft = join(root, STATE_FOLDER, 'secrets.new');
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode: PRIVATE, flush: true });
  // Run by root for somebody else, it stays theirs.
  if (former && process.getuid?.() === 0) chownSync(draft, former.uid, former.gid);
  renameSync(draft, file);
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
