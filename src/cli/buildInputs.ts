import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './checkout.ts';
import type { Environment } from './environment.ts';

/** All folders that a build reads; files in `public` are read at run time. */
const FOLDERS = ['__generated__', 'pages', 'schema', 'src'];
const FILES =
  /^(package(-lock)?\.json|tsconfig(\.\w+)?\.json|[\w.-]+\.config\.(js|mjs|cjs|ts)|(middleware|proxy|instrumentation[\w-]*)\.(js|ts))$/;

/**
 * A hash of a build's inputs: sources, configuration, lockfile, and the variables that are compiled
 * in (`NEXT_PUBLIC_…`).
 */
export async function hashBuildInputs(root: string, environment: Environment): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(root)).filter((name) => FILES.test(name));
  for (const path of [...names, ...(await pathsBelow(root, FOLDERS))].sort()) {
    add(hash, path, await readFile(join(root, path)));
  }
  for (const name of Object.keys(environment).sort()) {
    if (/^(NEXT_PUBLIC_|FRONTAGE_(PATCHES|STANDALONE)$)/.test(name))
      add(hash, name, environment[name] ?? '');
  }
  return hash.digest('hex');
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
