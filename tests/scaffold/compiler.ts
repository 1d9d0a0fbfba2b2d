import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { relayBinary, relayEnvironment } from '../../src/cli/relayCompiler.ts';
import { relay } from '../../src/config/relay.js';
import { copyFrameworkTypes } from './frameworkTypes.ts';
import type { Files } from './scaffolded.ts';
import { TypeServer, type Changes } from './typeServer.ts';

/**
 * What relay-compiler and TypeScript have to say of a scaffold, beside the interface that it is made of.
 *
 * @param checked the files whose types are checked
 */
export function compile(
  files: Files,
  sdl: string,
  checked: Iterable<string> = files.keys(),
): string[] {
  return inCheckout(files, sdl, (root, written) => [
    ...relayFaults(root),
    ...typeFaults(root, [...checked], written),
  ]);
}

/** The text of an operation, as relay-compiler has it sent. */
export function compiledText(files: Files, sdl: string, operation: string): string {
  return inCheckout(files, sdl, (root) => {
    const faults = relayFaults(root);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const artifact = readFileSync(join(root, `__generated__/${operation}.graphql.ts`), 'utf8');
    const [, text] = /"text": ("(?:[^"\\]|\\.)*")/.exec(artifact) ?? [];
    if (text === undefined) throw new Error(`${operation} was compiled without its text.`);
    return JSON.parse(text) as string;
  });
}

/** What apps have besides the framework and what the scaffold writes; it may be written by a scaffold, too. */
const STANDING = ['src/app.ts', 'src/navigation.ts', 'tsconfig.json'];

/** A checkout that all scaffolds are compiled in, one after the other; made when it is first needed. */
let checkout: string | undefined;

function frameworkCheckout(): string {
  if (checkout !== undefined) return checkout;
  const parent = process.env.FRONTAGE_RUN_FOLDER ?? tmpdir();
  const root = realpathSync(mkdtempSync(join(parent, 'scaffold-')));
  for (const file of STANDING) cpSync(file, join(root, file));
  writeFileSync(join(root, 'package.json'), JSON.stringify(copyFrameworkTypes(root)));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return (checkout = root);
}

function inCheckout<Result>(
  files: Files,
  sdl: string,
  work: (root: string, written: Files) => Result,
): Result {
  const root = frameworkCheckout();
  const written: Files = new Map([
    ...files,
    ['schema/schema.graphql', sdl],
    // Next writes it with the first build.
    ['next-env.d.ts', '/// <reference types="next" />\n'],
  ]);
  try {
    mkdirSync(join(root, '__generated__'));
    for (const [path, text] of written) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return work(root, written);
  } finally {
    for (const path of ['__generated__', ...written.keys()]) {
      rmSync(join(root, path), { recursive: true, force: true });
      if (STANDING.includes(path)) cpSync(path, join(root, path));
    }
  }
}

function relayFaults(root: string): string[] {
  // To read the file that apps have, relay-compiler starts Node, which takes longer than to compile most scaffolds.
  const config = 'relay.config.json';
  writeFileSync(join(root, config), JSON.stringify(relay(root)));
  const { status, stdout, stderr } = spawnSync(
    relayBinary(),
    ['--noWatchman', '--output', 'quiet-with-errors', config],
    { cwd: root, encoding: 'utf8', env: relayEnvironment() },
  );
  return status === 0 ? [] : [`${stdout}${stderr}`];
}

let types: TypeServer | undefined;

/** What was there beside the framework when types were last checked: paths in the checkout. */
let before: ReadonlySet<string> = new Set();

function typeFaults(root: string, checked: readonly string[], written: Files): string[] {
  const artifacts = readdirSync(join(root, '__generated__')).map((name) => `__generated__/${name}`);
  const now = new Set([...written.keys(), ...artifacts]);
  const changes = changesBetween(before, now, root);
  before = now;
  types ??= new TypeServer(root);
  const sources = checked.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path));
  return types.faultsOf(sources, changes);
}

function changesBetween(
  former: ReadonlySet<string>,
  current: ReadonlySet<string>,
  root: string,
): Changes {
  const wasThere = (path: string) => former.has(path) || STANDING.includes(path);
  const isThere = (path: string) => current.has(path) || STANDING.includes(path);
  const touched = [...former.union(current)];
  const pathsOf = (paths: string[]) => paths.map((path) => join(root, path));
  return {
    changed: pathsOf(touched.filter((path) => wasThere(path) && isThere(path))),
    created: pathsOf(touched.filter((path) => !wasThere(path))),
    deleted: pathsOf(touched.filter((path) => !isThere(path))),
  };
}
