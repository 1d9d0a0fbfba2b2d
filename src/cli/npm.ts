import { spawn } from 'node:child_process';
import { CommandError } from './commandError.ts';
import { npmCommand } from './install.mjs';

export interface NpmResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs npm to its end: the one that runs this command, if it does.
 *
 * @throws {CommandError} when there is no npm; the signal's reason when it is aborted
 */
export async function runNpm(
  root: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<NpmResult> {
  signal.throwIfAborted();
  const [command, ...first] = npmCommand();
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said.stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said.stderr += chunk));
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', (cause) =>
        reject(new CommandError(`npm could not be run: ${cause.message}`)),
      );
      child.on('close', resolve);
    });
    signal.throwIfAborted();
    return { code, ...said };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
