import { readdirSync, rmSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ModelReading } from '../model/readModel.ts';
import { readArtifacts, writeOperations } from './artifacts.ts';
import {
  ARTIFACTS_FOLDER,
  FOREIGN_FOLDERS,
  isMissing,
  isOfRecord,
  SECRETS_FILE,
  STATE_FOLDER,
} from './checkout.ts';
import { compileRelay } from './relayCompiler.ts';
import type { Changes } from './transaction.ts';

const PREFIX = 'staging-';

/**
 * Not read by relay-compiler: `public` and `tests` may be large, and secrets must not be copied.
 */
const NOT_COPIED: ReadonlySet<string> = new Set(['public', 'tests', SECRETS_FILE]);

/** Where changes are applied: a link there would lead out of the copy. */
const SOURCES: ReadonlySet<string> = new Set(['src', 'pages', 'schema', ARTIFACTS_FOLDER]);

/**
 * Compiles the checkout with changes applied, in a copy of it, so that neither a failure nor a
 * compiler that outlives a killed command affects the checkout.
 *
 * @returns the changes of artifacts
 * @throws {CommandError} with the compiler's output when it fails
 */
export async function compileStaged(
  root: string,
  changes: Changes,
  reading: Pick<ModelReading, 'schema' | 'open' | 'model'>,
  signal: AbortSignal,
): Promise<Map<string, string | null>> {
  // Inside the checkout, so that configuration files resolve its node_modules.
  const staging = join(root, STATE_FOLDER, `${PREFIX}${process.pid}`);
  try {
    await copySources(root, staging);
    for (const [path, text] of changes) {
      if (!NOT_COPIED.has(path) && !isOfRecord(path)) await applyChange(join(staging, path), text);
    }
    signal.throwIfAborted();
    await mkdir(join(staging, ARTIFACTS_FOLDER), { recursive: true });
    await compileRelay(staging, signal);
    await writeOperations(root, staging, reading);
    return await differences(root, staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Whether there is a copy, of a running or a killed command. */
export function hasStagings(root: string): boolean {
  return stagingsIn(root).length > 0;
}

/** Removes the copies of killed commands. */
export function removeStagings(root: string): void {
  for (const staging of stagingsIn(root)) rmSync(staging, { recursive: true, force: true });
}

function stagingsIn(root: string): string[] {
  const folder = join(root, STATE_FOLDER);
  const names = entriesOf(folder).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => join(folder, name));
}

async function copySources(root: string, staging: string): Promise<void> {
  await mkdir(staging, { recursive: true });
  for (const name of entriesOf(root)) {
    if (FOREIGN_FOLDERS.has(name) || NOT_COPIED.has(name)) continue;
    const filter = (path: string) => !isOfRecord(relative(root, path).replaceAll(sep, '/'));
    const dereference = SOURCES.has(name);
    await cp(join(root, name), join(staging, name), { recursive: true, dereference, filter });
  }
}

async function applyChange(file: string, text: string | null): Promise<void> {
  if (text === null) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  return writeFile(file, text);
}

/** The artifacts that differ between the copy and the checkout. */
async function differences(root: string, staging: string): Promise<Map<string, string | null>> {
  const [before, after] = await Promise.all([readArtifacts(root), readArtifacts(staging)]);
  const changes = new Map<string, string | null>();
  for (const [path, text] of after) if (before.get(path) !== text) changes.set(path, text);
  for (const path of before.keys()) if (!after.has(path)) changes.set(path, null);
  return changes;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
