import { delimiter, dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import binary from 'relay-compiler';
import { runToEnd } from './children.ts';
import { CommandError } from './commandError.ts';

/** relay-compiler rejects the sources. */
export class CompileError extends CommandError {}

/**
 * Runs relay-compiler.
 *
 * @param root the checkout, or a copy of one
 * @throws {CompileError} with the compiler's output when it fails
 */
export async function compileRelay(root: string, signal: AbortSignal): Promise<void> {
  const { code, output } = await runRelayCompiler(root, [], signal);
  if (code === 0) return;
  throw new CompileError(`relay-compiler refuses:\n\n${output.replaceAll(/^(?=.)/gm, '  ')}`);
}

/**
 * Validates the artifacts without writing.
 *
 * @returns the compiler's output, or null when all artifacts are current
 */
export async function findStaleArtifacts(
  root: string,
  signal: AbortSignal,
): Promise<string | null> {
  const { code, output } = await runRelayCompiler(root, ['--validate'], signal);
  return code === 0 ? null : output;
}

async function runRelayCompiler(
  root: string,
  args: string[],
  signal: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  const { code, output } = await runToEnd(
    relayBinary(),
    ['--noWatchman', '--output', 'quiet-with-errors', ...args],
    { cwd: root, env: relayEnvironment() },
    signal,
  );
  return { code, output: readable(output, root) };
}

/** The path of the compiler for this platform. */
export function relayBinary(): string {
  if (binary) return binary;
  throw new CommandError(`There is no relay-compiler for ${process.platform}-${process.arch}.`);
}

/** relay-compiler runs relay.config.js with the first `node` in PATH, which must be this one. */
export function relayEnvironment(): NodeJS.ProcessEnv {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, NO_COLOR: '1' };
}

/** Removes colours and level prefixes, and makes paths relative to the checkout. */
function readable(output: string, root: string): string {
  return stripVTControlCharacters(output)
    .replaceAll(`${root}/`, '')
    .replaceAll(/^\[(ERROR|INFO)\] /gm, '')
    .trim();
}
