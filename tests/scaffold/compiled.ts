import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
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

function inCheckout<Result>(files: Files, sdl: string, work: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'frontage-scaffold-'));
  try {
    const framework = readdirSync('src').filter((name) => !APP_PARTS.has(name));
    const parts = framework.map((name) => `src/${name}`);
    for (const part of [...parts, 'relay.config.js', 'package.json', 'tsconfig.json'])
      cpSync(part, join(root, part), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    mkdirSync(join(root, '__generated__'));
    const written: Files = new Map([
      ...files,
      ['schema/schema.graphql', sdl],
      // Next writes it with the first build.
      ['next-env.d.ts', '/// <reference types="next" />\n'],
    ]);
    for (const [path, text] of written) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return work(root);
  } finally {
    rmSync(root, { recursive: true });
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

/** The packages' own: the same for every checkout, and most of what there is to parse. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    if (!path.includes('/node_modules/')) return parse(path, ...rest);
    if (!parsed.has(path)) parsed.set(path, parse(path, ...rest));
    return parsed.get(path);
  };
  return host;
}
