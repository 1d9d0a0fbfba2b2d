import { accessSync, constants } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CommandError } from './commandError.ts';

/** Paths relative to the checkout, with `/`. */
export const SCHEMA_FILE = 'schema/schema.graphql';
export const SOURCE_FILE = 'schema/source.json';
export const HINTS_FILE = 'schema/frontage.config.ts';
export const BASE_FILE = '__generated__/scaffold.json';
export const MANIFEST_FILE = '__generated__/operations.json';
export const ARTIFACTS_FOLDER = '__generated__';
export const STATE_FOLDER = '.frontage';
export const SECRETS_FILE = '.env.local';

/** Folders that hold no source: installed, built, or kept by tools. */
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
 * @param directory a folder, absolute or relative to where the command runs
 * @returns the checkout's absolute path
 * @throws CommandError when the folder is no checkout of the app
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

/** Whether files can be made in a folder: an image's may be read-only. */
export function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A file's text with line ends as `\n`, or undefined when there is no such file. */
export async function readText(root: string, path: string): Promise<string | undefined> {
  try {
    return (await readFile(join(root, path), 'utf8')).replaceAll('\r\n', '\n');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The texts of those of the files that exist. */
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

/** Whether an error of `node:fs` says that there is no such file. */
export function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
