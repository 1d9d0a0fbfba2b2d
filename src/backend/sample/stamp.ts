import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lies in the folder of a database, where PostgreSQL leaves it alone. */
const STAMP_FILE = 'frontage-sample';

/** Tells versions of the sample apart: by the statements that make its tables, views and functions. */
function sampleStamp(): string {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex');
}

/** Notes in a database's folder which version of the sample it was filled with. */
export function stampFolder(folder: string): void {
  writeFileSync(join(folder, STAMP_FILE), `${sampleStamp()}\n`);
}

/** Whether a database's folder was filled with this version of the sample; null where nothing is noted. */
export function isOfThisSample(folder: string): boolean | null {
  const file = join(folder, STAMP_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() === sampleStamp() : null;
}
