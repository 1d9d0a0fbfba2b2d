import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  printRecord,
  readFormerRecord,
  readRecord as parseRecord,
  type ScaffoldRecord,
} from '../scaffold/merge/base.ts';
import { FORMER_RECORD_FILE, isMissing, readText, readTexts, RECORD_FOLDER } from './checkout.ts';
import { CommandError } from './commandError.ts';

/**
 * The last scaffold's output; empty when there is no record of it.
 *
 * @throws {CommandError} when the record cannot be read
 */
export async function readRecord(root: string): Promise<ScaffoldRecord> {
  const files = await readFiles(root);
  const former = files.size > 0 ? undefined : await readText(root, FORMER_RECORD_FILE);
  const place = former === undefined ? RECORD_FOLDER : FORMER_RECORD_FILE;
  try {
    return former === undefined ? parseRecord(files) : readFormerRecord(former);
  } catch (error) {
    throw new CommandError(
      `${place} cannot be read: ${(error as Error).message}`,
      `After a merge in git, take either side of it (git checkout --ours ${place}) and run \`frontage pull\`.`,
    );
  }
}

/** What writing a record changes on disk: path → new text, or null for a file that goes. */
export async function changesOfRecord(
  root: string,
  record: ScaffoldRecord,
): Promise<Map<string, string | null>> {
  const former = [...(await readFiles(root)).keys()].map((path) => [path, null] as const);
  const files = new Map<string, string | null>([...former, ...printRecord(record)]);
  return new Map([
    [FORMER_RECORD_FILE, null],
    ...[...files].map(([path, text]) => [`${RECORD_FOLDER}/${path}`, text] as const),
  ]);
}

/** The files of the record: path within its folder → text. */
async function readFiles(root: string): Promise<Map<string, string>> {
  const folder = join(root, RECORD_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    },
  );
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return readTexts(
    folder,
    paths.map((path) => path.split(sep).join('/')),
  );
}
