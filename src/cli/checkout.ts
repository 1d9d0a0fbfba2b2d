import { accessSync, constants } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { CommandError } from './commandError.ts';

/** Paths relative to the checkout, with `/`. */
export const SCHEMA_FILE = 'schema/schema.graphql';
export const SOURCE_FILE = 'schema/source.json';
/** What the backend showed of what its schema cannot say. */
export const OBSERVATIONS_FILE = 'schema/observations.json';
export const HINTS_FILE = 'schema/frontage.config.ts';
/** What was last scaffolded, a file for each file. */
export const RECORD_FOLDER = '__generated__/scaffold';
/** One file with all of it, as earlier versions kept it; the next command that scaffolds replaces it. */
export const FORMER_RECORD_FILE = '__generated__/scaffold.json';
export const MANIFEST_FILE = '__generated__/operations.json';
export const ARTIFACTS_FOLDER = '__generated__';
export const STATE_FOLDER = '.frontage';
/** Where the embedded backend keeps its database. */
export const DATABASE_DIRECTORY = '.frontage/database';
/** The type errors that pages show in development. */
export const TYPE_ERRORS_FILE = '.frontage/typeErrors.json';
export const SECRETS_FILE = '.env.local';

/** Folders without sources: installed packages, build output, tools' caches. */
export const FOREIGN_FOLDERS: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.next',
  STATE_FOLDER,
  'coverage',
  'test-results',
  'playwright-report',
]);

/**
 * Finds the checkout.
 *
 * @param directory absolute or relative to the working directory
 * @returns the checkout's absolute path
 * @throws {CommandError} when the folder is no checkout of the app
 */
export async function openCheckout(directory: string): Promise<string> {
  const root = resolve(directory);
  for (const file of ['package.json', 'relay.config.js']) {
    if (!(await isFile(join(root, file)))) {
      throw new CommandError(
        `${root} is not a checkout of a Frontage app: there is no ${file} in it.`,
        'Run the command inside the checkout, or name it with --dir.',
      );
    }
  }
  return root;
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Whether a folder is writable: a container image's may be read-only. */
export function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A file's text with `\n` line ends; undefined when there is no such file. */
export async function readText(root: string, path: string): Promise<string | undefined> {
  try {
    return (await readFile(join(root, path), 'utf8')).replaceAll('\r\n', '\n');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether a path is of the record of the last scaffold. */
export function isOfRecord(path: string): boolean {
  return path.startsWith(`${RECORD_FOLDER}/`) || path === FORMER_RECORD_FILE;
}

/** The texts of the existing ones among the files. */
export async function readTexts(
  root: string,
  paths: Iterable<string>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const text = await readText(root, path);
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

/** All files of a checkout but those of foreign folders, sorted. */
export async function listFiles(root: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (FOREIGN_FOLDERS.has(entry.name)) continue;
    if (!entry.isDirectory()) paths.push(entry.name);
    else {
      const below = await readdir(join(root, entry.name), { recursive: true });
      paths.push(...below.map((path) => `${entry.name}/${path.split(sep).join('/')}`));
    }
  }
  return paths.sort();
}

/** Whether an error of `node:fs` means that the file does not exist. */
export function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
