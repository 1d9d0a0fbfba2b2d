import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { printAppManifest } from './appManifest.ts';
import { runToEnd } from './children.ts';
import { CommandError } from './commandError.ts';
import { readTarget } from './connect.ts';
import { readEnvironment } from './environment.ts';
import { FRAMEWORK_FOLDER } from './framework.ts';
import { frameworkManifest, starterFiles, TEMPLATE_FOLDER } from './frameworkFiles.ts';
import { refuseUnknownTypes } from './onlyTypes.ts';
import { changesOfRecord } from './scaffoldRecord.ts';
import { applyChanges } from './transaction.ts';

export interface CreateOptions {
  /** `Name: value`, each: for every call to the endpoint. */
  readonly header: readonly string[];
  /** The types that alone have screens; all where none is named. */
  readonly only: readonly string[];
  /** Time-out of an endpoint in seconds. */
  readonly timeout: number;
  /** Ask an endpoint what its schema cannot say. */
  readonly probe: boolean;
}

/**
 * `frontage create`: makes an app of its own in a new folder: its pages and configuration, the screens for an API,
 * the packages, and a git repository. All of it or nothing.
 *
 * @param directory the folder to make, or an empty one
 * @param target a URL, a file, or undefined for the embedded sample
 * @throws {CommandError} when the folder has something in it, when the schema cannot be read, or when any of the steps
 *   fails
 */
export async function create(
  directory: string,
  target: string | undefined,
  { header, only, timeout, probe }: CreateOptions,
  signal: AbortSignal,
): Promise<void> {
  const root = resolve(directory);
  const wasThere = existsSync(root);
  if (wasThere && !statSync(root).isDirectory())
    throw new CommandError(
      `${root} is no folder.`,
      'Name a folder that is empty or not there yet.',
    );
  if (wasThere && readdirSync(root).length > 0) {
    throw new CommandError(
      `${root} is not empty.`,
      'Name a folder that is empty or not there yet.',
    );
  }
  // Packages take a minute to install: what cannot be read is said before that.
  if (target !== undefined) {
    const options = { header, roles: [], timeout };
    const { read } = await readTarget(root, target, options, await readEnvironment(root), signal);
    refuseUnknownTypes(only, read.schema);
  }
  try {
    await writeTemplate(root, target === undefined);
    console.log('Installing packages…');
    await run('npm', ['install', '--no-audit', '--no-fund'], root, signal);
    const headers = header.flatMap((one) => ['--header', one]);
    const from = target === undefined ? [] : [pathFrom(root, target)];
    const types = only.length > 0 ? ['--only', only.join()] : [];
    const further = ['--timeout', String(timeout), ...(probe ? [] : ['--no-probe'])];
    await runFrontage(root, ['connect', ...from, ...headers, ...types, ...further], signal);
    await run('git', ['init', '--quiet'], root, signal);
    await run('git', ['add', '--all'], root, signal);
  } catch (error) {
    await removeAll(root, wasThere);
    throw error;
  }
  const place = /\s/.test(directory) ? `"${directory}"` : directory;
  console.log(`\nYour app is in ${directory}:\n\n  cd ${place}\n  npm start`);
}

/** A file is named relative to where the command runs. */
function pathFrom(root: string, target: string): string {
  return existsSync(target) ? relative(root, resolve(target)) : target;
}

/** @param isEmbedded whether the app runs its backend itself */
async function writeTemplate(root: string, isEmbedded: boolean): Promise<void> {
  if (!existsSync(TEMPLATE_FOLDER)) {
    throw new CommandError(
      'This is Frontage’s own repository, which has no template of an app.',
      'Run `npm run package`, and then the `frontage` of .frontage/package.',
    );
  }
  const manifest = frameworkManifest();
  await mkdir(root, { recursive: true });
  await cp(TEMPLATE_FOLDER, root, { recursive: true });
  // npm leaves a file of this name out of packages.
  await rename(join(root, 'gitignore'), join(root, '.gitignore'));
  const name = packageName(basename(root));
  await writeFile(
    join(root, 'package.json'),
    printAppManifest(
      { name, version: '0.1.0', framework: source(manifest.version), isEmbedded },
      manifest,
    ),
  );
  // The merge finds later edits by comparing with it.
  const record = { base: starterFiles(root), open: new Map<string, string>() };
  applyChanges(root, await changesOfRecord(root, record));
  const readme = join(root, 'README.md');
  await writeFile(readme, (await readFile(readme, 'utf8')).replace('NAME', name));
  const app = join(root, 'src/app.ts');
  await writeFile(app, (await readFile(app, 'utf8')).replace("'Frontage'", `'${shownName(name)}'`));
}

/** A folder's name as npm allows it for packages. */
function packageName(folder: string): string {
  return (
    folder
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'back-office'
  );
}

/** `my-office` as people read it: My office. */
function shownName(name: string): string {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What npm installs: the file that `npm run package` packs, which is not there where the package was installed. */
function source(version: string): string {
  const packed = join(FRAMEWORK_FOLDER, '..', `frontage-${version}.tgz`);
  return existsSync(packed) ? `file:${packed}` : `^${version}`;
}

/** Runs the command of the framework that was just installed, so that what is written is of its version. */
async function runFrontage(
  root: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const program = join(root, 'node_modules/frontage/dist/cli/bootstrap.mjs');
  const command = `frontage ${args[0]}`;
  console.log((await run(process.execPath, [program, ...args], root, signal, command)).trim());
}

/**
 * @param command what people call it
 * @returns what the program printed
 * @throws {CommandError} with that when it fails
 */
async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  signal: AbortSignal,
  command = `${program} ${args[0]}`,
): Promise<string> {
  const { code, output } = await runToEnd(program, args, { cwd, env: process.env }, signal).catch(
    (cause: unknown) => {
      signal.throwIfAborted();
      throw new CommandError(`${program} could not be run: ${(cause as Error).message}`);
    },
  );
  if (code === 0) return output;
  throw new CommandError(`\`${command}\` failed.\n\n${output}`.trim());
}

async function removeAll(root: string, keepsFolder: boolean): Promise<void> {
  const entries =
    keepsFolder && existsSync(root) ? readdirSync(root).map((name) => join(root, name)) : [root];
  for (const entry of entries) await rm(entry, { recursive: true, force: true });
}
