import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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

/** What in `src` is the sample's own, beside the framework. */
const APP_PARTS = new Set(['resources', 'viewer.ts']);

/** The framework's part of a checkout, which is the same for every scaffold. */
const FRAMEWORK = [
  ...readdirSync('src')
    .filter((name) => !APP_PARTS.has(name))
    .map((name) => `src/${name}`),
  ...['relay.config.js', 'package.json', 'tsconfig.json'],
];

/** A checkout that all scaffolds are compiled in, one after the other; made when it is first needed. */
let checkout: string | undefined;

function frameworkCheckout(): string {
  if (checkout !== undefined) return checkout;
  const parent = process.env.FRONTAGE_RUN_FOLDER ?? tmpdir();
  const root = realpathSync(mkdtempSync(join(parent, 'scaffold-')));
  for (const part of FRAMEWORK) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return (checkout = root);
}

/** Whether a file is there in each checkout, be it as a scaffold writes it. */
function isOfFramework(path: string): boolean {
  return FRAMEWORK.some((part) => `${path}/`.startsWith(`${part}/`)) && existsSync(path);
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
      if (isOfFramework(path)) cpSync(path, join(root, path));
    }
  }
}

function relayFaults(root: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    relayBinary(),
    ['--noWatchman', '--output', 'quiet-with-errors'],
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
  const wasThere = (path: string) => former.has(path) || isOfFramework(path);
  const isThere = (path: string) => current.has(path) || isOfFramework(path);
  const touched = [...former.union(current)];
  const pathsOf = (paths: string[]) => paths.map((path) => join(root, path));
  return {
    changed: pathsOf(touched.filter((path) => wasThere(path) && isThere(path))),
    created: pathsOf(touched.filter((path) => !wasThere(path))),
    deleted: pathsOf(touched.filter((path) => !isThere(path))),
  };
}
