import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { runToEnd } from './children.ts';
import { STATE_FOLDER } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { lackOfMemory } from './typeMemory.ts';

/** In Frontage's own repository an app is a part of what the usual file has. */
const PROJECTS = ['tsconfig.app.json', 'tsconfig.json'];

/** Type packages are installed for development only; without them there is no type check. */
const TYPES = 'node_modules/@types/react';

/**
 * The compiler that is a program of its own: it takes a third of the time of the one that Node.js runs, and Node.js does
 * not limit its memory, which the types of 400 resources need 6 GB of. The other has the interface by which code is read.
 */
const COMPILER = 'typescript-7/package.json';

/** More of them take more memory, and no less time where they have no processor to themselves. */
const CHECKERS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

const notChecked = (why: string) =>
  new CommandError(`The types were not checked: ${why}.

→ run \`frontage check\` where there is more memory`);

/** How types are checked, where it is not by default. */
interface TypeCheckOptions {
  /** Of the compiler's process, as in `os.setPriority`. */
  readonly priority?: number;
  /**
   * It begins with what the last such check has found. TypeScript 7.0.2 then misses errors of unchanged files, or keeps
   * some whose cause is gone, where several of the files that they import have changed: no more than advice.
   */
  readonly isIncremental?: boolean;
}

/**
 * Type-checks the app.
 *
 * @returns errors in the form `src/…/File.tsx:12:5: message`; none where nothing can be checked
 * @throws {CommandError} when the compiler itself fails, or the machine has too little memory for it
 */
export async function findTypeErrors(
  root: string,
  signal: AbortSignal,
  { priority = 0, isIncremental = false }: TypeCheckOptions = {},
): Promise<string[]> {
  const project = PROJECTS.find((path) => existsSync(join(root, path)));
  if (project === undefined || !existsSync(join(root, TYPES))) return [];
  const lack = lackOfMemory(root);
  if (lack !== null) throw notChecked(lack);
  const compiler = join(dirname(createRequire(import.meta.url).resolve(COMPILER)), 'lib/tsc.js');
  const kept = join(root, STATE_FOLDER, 'types.tsbuildinfo');
  const {
    code,
    signal: ended,
    output,
  } = await runToEnd(
    process.execPath,
    [
      ...[compiler, '--project', project, '--noEmit', '--pretty', 'false'],
      ...['--checkers', String(CHECKERS), '--incremental', String(isIncremental)],
      ...(isIncremental ? ['--tsBuildInfoFile', kept] : []),
    ],
    { cwd: root, env: process.env, priority },
    signal,
  );
  if (code === 0) return [];
  // An error that is mended is not kept.
  if (isIncremental) rmSync(kept, { force: true });
  const errors = readErrors(output, project);
  if (errors.length > 0) return errors;
  if (ended === 'SIGKILL') throw notChecked('the system ended the TypeScript compiler');
  throw new CommandError(`The TypeScript compiler failed:\n\n${output.trim()}`);
}

/** Indented lines continue the error above them. */
function readErrors(output: string, project: string): string[] {
  const errors: string[] = [];
  for (const line of output.split(/\r?\n/)) {
    const found = /^(\S.*?)\((\d+),(\d+)\): error TS\d+: (.*)$/.exec(line);
    const [, path, row, column, message] = found ?? [];
    const everywhere = /^error TS\d+: (.*)$/.exec(line)?.[1];
    if (found) errors.push(`${path}:${row}:${column}: ${message}`);
    else if (everywhere) errors.push(`${project}: ${everywhere}`);
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n  ${line}`);
  }
  return errors;
}
