/**
 * Documents of earlier releases, which this one still accepts: a page that was loaded before a release goes on sending
 * the operations that it was compiled with. Each is a committed file that `frontage` writes when an operation that was
 * committed is no longer compiled, and drops after a while (`src/cli/retireDocuments.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Relative to the app's folder. An app without this folder retires nothing. */
export const RETIRED_FOLDER = '__generated__/retired';

export interface RetiredDocument {
  /** The file's name in the folder. */
  readonly file: string;
  /** `2026-11-23`: the day on which it was no longer compiled. */
  readonly day: string;
  /** The operation as pages send it. */
  readonly text: string;
}

/** The first line is a comment of ours; the rest is what is sent, to the byte. */
const FILE = /^# Retired on (\d{4}-\d\d-\d\d)\.\n((?:query|mutation|subscription)\b[^]*)$/;

/** The content of a document's file. */
export function printRetired({ day, text }: Pick<RetiredDocument, 'day' | 'text'>): string {
  return `# Retired on ${day}.\n${text}`;
}

/** All retired documents; none where the folder does not exist. Files in another form are ignored. */
export function readRetired(root: string): RetiredDocument[] {
  return namesIn(join(root, RETIRED_FOLDER)).flatMap((file) => {
    const content = readFileSync(join(root, RETIRED_FOLDER, file), 'utf8');
    const [, day, text] = FILE.exec(content.replaceAll('\r\n', '\n')) ?? [];
    return text === undefined ? [] : [{ file, day, text }];
  });
}

/** The operation whose document is in a file: `OrderListQuery.1f0c3a77.graphql`. */
export function documentName(file: string): string {
  return file.slice(0, file.indexOf('.'));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.graphql'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
