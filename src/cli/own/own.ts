import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import { OWNED_FOLDER, type Files } from '../../scaffold/merge/files.ts';
import { CommandError } from '../commandError.ts';
import { FRAMEWORK_FOLDER } from '../framework.ts';
import { changesOfRecord, readRecord } from '../scaffoldRecord.ts';
import { applyChanges } from '../transaction.ts';
import { moduleForApp, ownableModules, stylesOf } from './frameworkModules.ts';

const SUGGESTIONS = 5;

/**
 * `frontage own`: copies a module of the framework into the app, where it is used in place of the framework's from
 * then on, and its styles with it. Upgrades merge what changes in it.
 *
 * @param module such as `ui/list/RecordTable`; undefined lists what there is
 * @throws {CommandError} when there is no such module; nothing is written then
 */
export async function own(root: string, module: string | undefined): Promise<void> {
  if (root === FRAMEWORK_FOLDER) {
    throw new CommandError('In Frontage’s own repository every module is yours already.');
  }
  const paths = ownableModules();
  if (module === undefined) return list(root, paths);
  const path = find(module, paths);
  if (existsSync(join(root, OWNED_FOLDER, path))) {
    console.log(`${OWNED_FOLDER}/${path} is yours already.`);
    return;
  }
  const copied = await copies(root, [path, ...(await stylesOf(path))]);
  const { base, open } = await readRecord(root);
  const record = { base: new Map([...base, ...copied]), open };
  applyChanges(root, new Map([...copied, ...(await changesOfRecord(root, record))]));
  console.log(
    `Yours now, and used in place of the framework’s:\n\n${[...copied.keys()].map((file) => `  ${file}`).join('\n')}\n\n` +
      'Start the app anew to see it. `frontage upgrade` merges what changes there; deleting a file gives it back.',
  );
}

/** What of the files the app does not have yet, as it is to have it: path → text. */
async function copies(root: string, paths: readonly string[]): Promise<Files> {
  const files = new Map<string, string>();
  for (const path of new Set(paths)) {
    const file = `${OWNED_FOLDER}/${path}`;
    if (!existsSync(join(root, file))) files.set(file, await moduleForApp(path));
  }
  return files;
}

function find(module: string, paths: readonly string[]): string {
  const name = module.replace(/^(\.\/)?(frontage\/(internal\/)?|src\/)?/, '');
  const found = paths.find((path) => path === name || path.replace(/\.tsx?$/, '') === name);
  if (found) return found;
  const near = nearest(
    name,
    paths.map((known) => known.replace(/\.tsx?$/, '')),
  );
  const suggestions = near.map((known) => `  ${known}\n`).join('');
  throw new CommandError(
    `Frontage has no module ${module} that an app can own.`,
    `${suggestions && `Near to it are:\n\n${suggestions}\n`}Without a name, \`frontage own\` lists all of them.`,
  );
}

/** The modules that a misspelt name may mean: by the last part of its path, which is what people misspell. */
function nearest(name: string, names: readonly string[]): string[] {
  const lastParts = [...new Set(names.map((known) => posix.basename(known)))];
  return suggestionList(posix.basename(name), lastParts)
    .flatMap((part) => names.filter((known) => posix.basename(known) === part))
    .slice(0, SUGGESTIONS);
}

function list(root: string, paths: readonly string[]): void {
  for (const path of paths) {
    const isOwned = existsSync(join(root, OWNED_FOLDER, path));
    console.log(`${path.replace(/\.tsx?$/, '')}${isOwned ? '  (yours)' : ''}`);
  }
}

/** The files of the framework that an app owns, as this version has them: they are merged like what is scaffolded. */
export async function ownedFiles(recorded: Iterable<string>): Promise<Map<string, string>> {
  const known = new Set(ownableModules());
  const owned = [...recorded]
    .filter((path) => path.startsWith(`${OWNED_FOLDER}/`))
    .map((path) => path.slice(OWNED_FOLDER.length + 1))
    .filter((path) => known.has(path));
  const files = new Map<string, string>();
  for (const path of owned) files.set(`${OWNED_FOLDER}/${path}`, await moduleForApp(path));
  return files;
}
