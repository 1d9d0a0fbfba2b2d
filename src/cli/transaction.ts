/**
 * Changes many files atomically: after an error, or after the process was killed at any moment,
 * every file is as before.
 *
 * Before the first change, the files' contents are written to one journal on disk; deleting the
 * journal commits. A command that finds a journal rolls back.
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

/** Path relative to the checkout → new text, or null for a deletion. */
export type Changes = ReadonlyMap<string, string | null>;

interface Journal {
  /** The previous state of changed files: content in base64, and permissions. */
  changed: { path: string; content: string; mode: number }[];
  /** Created files. */
  created: string[];
  /** Created folders, inner ones first. */
  createdFolders: string[];
}

/** The journal, relative to the checkout. */
export const JOURNAL = `${STATE_FOLDER}/rollback.json`;

/** File mode of the journal and of files with credentials: owner only. */
const OWNER_ONLY_MODE = 0o600;

/**
 * Applies all changes or none.
 *
 * @throws the file system's error, after rolling back
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
 * Rolls back what a killed process left incomplete.
 *
 * @returns whether there was anything to roll back
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

/** Written, synced and renamed, so that an incomplete journal is never visible. */
function writeJournal(root: string, journal: Journal): void {
  const file = join(root, JOURNAL);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, JSON.stringify(journal), { mode: OWNER_ONLY_MODE, flush: true });
  renameSync(`${file}.new`, file);
}

function writeText(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  if (path === SECRETS_FILE) writePrivate(root, path, text);
  else writeFileSync(join(root, path), text);
}

/** The file is never readable by others nor incomplete, whatever mode it had before. */
function writePrivate(root: string, path: string, text: string): void {
  const file = join(root, path);
  const former = lstatSync(file, { throwIfNoEntry: false });
  if (former?.isSymbolicLink()) {
    // The target of a symbolic link may be on another file system, to which renaming is impossible.
    chmodSync(file, OWNER_ONLY_MODE);
    return writeFileSync(file, text);
  }
  // In an ignored folder, in case the process is killed here.
  const draft = join(root, STATE_FOLDER, 'secrets.new');
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode: OWNER_ONLY_MODE, flush: true });
  // When root runs the command, the file keeps its owner.
  if (former && process.getuid?.() === 0) chownSync(draft, former.uid, former.gid);
  renameSync(draft, file);
}

/** Deletes a file and the folders that become empty, except those at the top level. */
function removeFile(root: string, path: string): void {
  removeIfThere(join(root, path));
  for (const folder of foldersAbove(path).slice(0, -1)) {
    if (!removeIfEmpty(join(root, folder))) return;
  }
}

/** Also succeeds when a part of the path is a file. */
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
