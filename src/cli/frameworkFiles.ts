import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Files } from '../scaffold/merge/files.ts';
import { printAppManifestAgain, type FrameworkManifest } from './appManifest.ts';
import { FRAMEWORK_FOLDER } from './framework.ts';
import { ownedFiles } from './own/own.ts';
import { readRecord } from './scaffoldRecord.ts';

/** What `create` copies into an app; Frontage's own repository has it in other places. */
export const TEMPLATE_FOLDER = join(FRAMEWORK_FOLDER, 'template');

/** npm leaves a file of the right-hand name out of packages. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** What an app writes anew for itself, or another command keeps. */
const NOT_MERGED = /^(README\.md$|public\/|__generated__\/)/;

/**
 * What an app has of the framework besides its screens, as this version writes it: what `create` wrote, and modules
 * that it took over.
 */
export async function frameworkFiles(root: string): Promise<Files> {
  const { base } = await readRecord(root);
  return new Map([...starterFiles(root), ...(await ownedFiles(base.keys()))]);
}

/** The pages, configuration and tests that every app starts with, and its package.json. */
export function starterFiles(root: string): Files {
  if (!existsSync(TEMPLATE_FOLDER)) return new Map();
  const manifest = printAppManifestAgain(root, frameworkManifest());
  if (manifest === null) return new Map();
  const paths = readdirSync(TEMPLATE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE_FOLDER.length + 1))
    .map((path) => path.split(sep).join('/'));
  return new Map([
    ['package.json', manifest],
    ...paths
      .filter((path) => !NOT_MERGED.test(path))
      .map((path) => [RENAMED[path] ?? path, readTemplate(path)] as const),
  ]);
}

/** This version's package.json. */
export function frameworkManifest(): FrameworkManifest {
  return JSON.parse(
    readFileSync(join(FRAMEWORK_FOLDER, 'package.json'), 'utf8'),
  ) as FrameworkManifest;
}

function readTemplate(path: string): string {
  return readFileSync(join(TEMPLATE_FOLDER, path), 'utf8').replaceAll('\r\n', '\n');
}
