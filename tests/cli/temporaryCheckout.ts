import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  node,
  outcomeOf,
  plainEnvironment,
  program,
  repository,
  type Outcome,
} from './ownProcess.ts';
import { copyFrameworkTypes } from '../scaffold/frameworkTypes.ts';
import { commands } from './sharedCommands.ts';

export interface TemporaryCheckout {
  root: string;
  path(...segments: string[]): string;
  read(path: string): string;
  write(path: string, text: string | Uint8Array): void;
  has(path: string): boolean;
  /** Path → hash of every file, without what is installed and without Frontage's own state. */
  fingerprint(): Record<string, string>;
  /** What Frontage keeps for itself, without builds and files to lock: empty when no command is at work. */
  state(): string[];
  /** Runs a command as a process of its own would, in one that has loaded what commands need. */
  run(...args: string[]): Promise<Outcome>;
  /** Runs a command in a process of its own. */
  runWith(environment: Record<string, string>, ...args: string[]): Promise<Outcome>;
  start(environment: Record<string, string>, ...args: string[]): ChildProcess;
  remove(): void;
}

/** What commands read of a checkout; its screens come with the first `connect`. */
const COPIED = [
  'package.json',
  'relay.config.js',
  '.gitignore',
  'src/config',
  'src/loading',
  'src/relay',
  'src/store',
];

/** What screens import. Only checkouts whose screens are rendered or type-checked need it. */
const INTERFACE = [
  'access',
  'address',
  'lists',
  'locale',
  'model',
  'patches',
  'settings',
  'storage',
  'testing',
  'ui',
  'visitor',
];

/** A checkout of the app in a folder of its own: without screens, or as another one is now. */
export function temporaryCheckout(original?: TemporaryCheckout): TemporaryCheckout {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-checkout-')));
  if (original) {
    cpSync(original.root, root, { recursive: true, verbatimSymlinks: true });
    return checkoutAt(root);
  }
  for (const path of COPIED) cpSync(join(repository, path), join(root, path), { recursive: true });
  for (const folder of ['src', 'pages', 'schema'])
    mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  return checkoutAt(root);
}

/** Copies what screens import into a checkout. */
export function copyInterface({ path }: TemporaryCheckout): void {
  for (const name of INTERFACE)
    cpSync(join(repository, 'src', name), path('src', name), { recursive: true });
}

/** Lets commands check the types of a checkout, which has the framework as a package: without its sources. */
export function copyTypes({ root, path, write }: TemporaryCheckout): void {
  for (const folder of ['src/loading', 'src/relay', 'src/store'])
    rmSync(path(folder), { recursive: true });
  write('package.json', JSON.stringify(copyFrameworkTypes(root)));
  for (const file of ['tsconfig.json', 'tsconfig.app.json'])
    cpSync(join(repository, file), path(file));
}

function checkoutAt(root: string): TemporaryCheckout {
  const path = (...segments: string[]) => join(root, ...segments);
  const start = (environment: Record<string, string>, ...args: string[]) =>
    spawn(node, ['--disable-warning=ExperimentalWarning', program, ...args], {
      cwd: root,
      env: { ...plainEnvironment(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const runWith = (environment: Record<string, string>, ...args: string[]) =>
    outcomeOf(start(environment, ...args));
  return {
    root,
    path,
    read: (file) => readFileSync(path(file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(path(file)), { recursive: true });
      writeFileSync(path(file), text);
    },
    has: (file) => existsSync(path(file)),
    fingerprint: () => fingerprint(root),
    state: () => {
      const names = existsSync(path('.frontage')) ? readdirSync(path('.frontage')) : [];
      return names.filter((name) => !/^build|lock(-holder)?$/.test(name));
    },
    run: (...args) =>
      commands.isAtWork
        ? runWith({}, ...args)
        : commands.run({ root, environment: plainEnvironment(), args }),
    runWith,
    start,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function fingerprint(root: string): Record<string, string> {
  const tops = readdirSync(root).filter((name) => !FOREIGN.has(name));
  return Object.fromEntries(tops.sort().flatMap((name) => hashesBelow(root, name)));
}

const FOREIGN = new Set(['node_modules', '.frontage', '.next']);

function hashesBelow(root: string, path: string): [path: string, hash: string][] {
  const file = join(root, path);
  if (!statSync(file).isDirectory()) {
    return [[path, createHash('sha256').update(readFileSync(file)).digest('hex')]];
  }
  const names = readdirSync(file).sort();
  return [[path, 'folder'], ...names.flatMap((name) => hashesBelow(root, `${path}/${name}`))];
}
