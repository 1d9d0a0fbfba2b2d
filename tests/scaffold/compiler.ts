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
import ts from 'typescript';
import { relayBinary, relayEnvironment } from '../../src/cli/relayCompiler.ts';
import type { Files } from './scaffolded.ts';

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
  return inCheckout(files, sdl, (root) => [
    ...relayFaults(root),
    ...typeFaults(root, [...checked]),
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
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-scaffold-')));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  for (const part of FRAMEWORK) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return (checkout = root);
}

function inCheckout<Result>(files: Files, sdl: string, work: (root: string) => Result): Result {
  const root = frameworkCheckout();
  const written: Files = new Map([
    ...files,
    ['schema/schema.graphql', sdl],
    // Next writes it with the first build.
    ['next-env.d.ts', '/// <reference types="next" />\n'],
  ]);
  const isOurs = (path: string) => FRAMEWORK.some((part) => `${path}/`.startsWith(`${part}/`));
  try {
    mkdirSync(join(root, '__generated__'));
    for (const [path, text] of written) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return work(root);
  } finally {
    for (const path of ['__generated__', ...written.keys()]) {
      rmSync(join(root, path), { recursive: true, force: true });
      if (isOurs(path) && existsSync(path)) cpSync(path, join(root, path));
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

function typeFaults(root: string, paths: readonly string[]): string[] {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const sources = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path));
  const meant = { ...options, incremental: false, types: ['jest', '@testing-library/jest-dom'] };
  const roots = [...sources, join(root, 'next-env.d.ts')];
  const program = ts.createProgram(roots, meant, hostOf(meant));
  // File by file: what the scaffold is written against is checked by itself, and takes longer.
  const faults = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...sources.flatMap((path) => [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ]),
  ];
  return faults.map(
    ({ messageText, file: source }) =>
      `${source?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

/** What is the same in every checkout, and most of what there is to parse: by path, with the text it was parsed from. */
const parsed = new Map<string, ts.SourceFile>();

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    const known = parsed.get(path);
    if (known && (path.includes('/node_modules/') || known.text === ts.sys.readFile(path)))
      return known;
    const source = parse(path, ...rest);
    if (source) parsed.set(path, source);
    return source;
  };
  return host;
}
