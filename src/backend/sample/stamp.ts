import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in the database's folder, which PostgreSQL ignores. */
const STAMP_FILE = 'frontage-sample';

/** A hash of the statements that create the sample's tables, views and functions, without comments. */
function sampleStamp(): string {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const name of files.sort()) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    hash.update(text.replaceAll(/^\s*--.*\n/gm, ''));
  }
  return hash.digest('hex');
}

/** Records in a database's folder the version of its sample. */
export function stampFolder(folder: string): void {
  writeFileSync(join(folder, STAMP_FILE), `${sampleStamp()}\n`);
}

/** Whether a database's folder has this version of the sample; null without a record. */
export function isOfThisSample(folder: string): boolean | null {
  const file = join(folder, STAMP_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() === sampleStamp() : null;
}
