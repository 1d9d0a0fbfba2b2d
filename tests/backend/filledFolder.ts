import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startProcess } from './backendProcess.ts';

/**
 * Makes a folder hold a database with the sample, as it stands on the day that the tests live on, or on another one.
 * Filling one takes seconds of the processor, so that each is a copy of one that is filled once.
 */
export async function fillFolder(directory: string, now?: string): Promise<void> {
  const filled = resolve('.frontage/tests', `filled-${sampleVersion(now)}`);
  if (!existsSync(filled)) await makeFilled(filled, now);
  cpSync(filled, directory, { recursive: true });
  // Where there is none, a start waits a second for whom it was taken from.
  writeFileSync(`${directory}.lock`, '');
}

/** Tells what a database is filled with: by the files of the backend, and by the day that it is filled on. */
function sampleVersion(now = new Date().toISOString()): string {
  const folder = resolve('src/backend');
  const hash = createHash('sha256').update(now.slice(0, 10));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(ts|sql)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Two processes may want it at the same time: each fills its own, and that of the first is kept. */
async function makeFilled(filled: string, now?: string): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'frontage-filled-'));
  const own = join(parent, 'database');
  const backend = await startProcess({ directory: own, now });
  await backend.stop();
  // Copied to where it can be moved at one stroke.
  const beside = `${filled}-${process.pid}`;
  mkdirSync(dirname(filled), { recursive: true });
  cpSync(own, beside, { recursive: true });
  rmSync(parent, { recursive: true });
  if (!existsSync(filled)) renameSync(beside, filled);
  rmSync(beside, { recursive: true, force: true });
}
