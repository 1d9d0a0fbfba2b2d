import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { FOREIGN_FOLDERS, isMissing, readText } from './checkout.ts';
import type { Environment } from './environment.ts';

/** Folders that no build reads; files in `public` are read at run time. A team may keep sources in any other. */
const NOT_BUILT: ReadonlySet<string> = new Set(['docs', 'public', 'tests']);
const FILES =
  /^(package(-lock)?\.json|tsconfig(\.\w+)?\.json|[\w.-]+\.config\.(js|mjs|cjs|ts)|(middleware|proxy|instrumentation[\w-]*)\.(js|ts))$/;

/**
 * A hash of a build's inputs: sources, configuration, lockfile, and the variables that are compiled
 * in (`NEXT_PUBLIC_…`).
 */
export async function hashBuildInputs(root: string, environment: Environment): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.map(({ name }) => name).filter((name) => FILES.test(name));
  const folders = entries
    .filter((entry) => entry.isDirectory() && isBuilt(entry.name))
    .map(({ name }) => name);
  for (const path of [...names, ...(await pathsBelow(root, folders))].sort()) {
    add(hash, path, await readFile(join(root, path)));
  }
  for (const file of ['.env.production', '.env.production.local']) {
    const own = parseEnv((await readText(root, file)) ?? '');
    for (const name of Object.keys(own).sort())
      if (name.startsWith('NEXT_PUBLIC_')) add(hash, `${file} ${name}`, own[name] ?? '');
  }
  for (const name of Object.keys(environment).sort()) {
    if (/^(NEXT_PUBLIC_|FRONTAGE_(PATCHES|STANDALONE)$)/.test(name))
      add(hash, name, environment[name] ?? '');
  }
  return hash.digest('hex');
}

function isBuilt(folder: string): boolean {
  return !folder.startsWith('.') && !FOREIGN_FOLDERS.has(folder) && !NOT_BUILT.has(folder);
}

/** Lengths come first, so that different sets of files never produce the same input. */
function add(hash: Hash, name: string, content: Buffer | string): void {
  hash.update(`${name}\0${Buffer.byteLength(content)}\0`).update(content);
}

async function pathsBelow(root: string, folders: string[]): Promise<string[]> {
  const paths: string[] = [];
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries)
      if (entry.isFile()) paths.push(join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  return paths;
}
