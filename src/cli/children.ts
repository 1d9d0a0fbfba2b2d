import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { setPriority } from 'node:os';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A child process of the command. */
export interface Child {
  process: ChildProcess;
  exited: Promise<Exit>;
  /** Stops it, by force after a time-out. Resolves when it has exited. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  stdio: StdioOptions;
  /** As in `os.setPriority`. */
  priority?: number;
  /** Milliseconds that it has to exit by itself. */
  stopTimeout?: number;
  /** Asks it to stop by other means than a signal. */
  stopBy?: (child: ChildProcess) => void;
}

const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts a child process, which is stopped with the command and ignores the terminal's signals.
 *
 * @param file a program; `process.execPath` for a Node script
 */
export function startChild(
  file: string,
  args: readonly string[],
  {
    stopTimeout = STOP_TIMEOUT_MS,
    stopBy = (child) => child.kill('SIGTERM'),
    priority,
    ...options
  }: ChildOptions,
): Child {
  const child = spawn(file, args, options);
  if (priority && child.pid) setPriority(child.pid, priority);
  const exited = new Promise<Exit>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  // The error reaches those who await it; without them it must not become an unhandled rejection.
  exited.catch(() => undefined);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    stopBy(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
    await exited.catch(() => undefined);
    clearTimeout(timer);
  };
  return { process: child, exited, stop };
}

/**
 * Runs a program to its end and collects its output.
 *
 * @throws the signal's reason when it is aborted; the program has exited then
 */
export async function runToEnd(
  file: string,
  args: readonly string[],
  options: Omit<ChildOptions, 'stdio'>,
  signal: AbortSignal,
): Promise<Exit & { output: string }> {
  signal.throwIfAborted();
  const child = startChild(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collectOutput(child);
  const stop = () => void child.stop();
  signal.addEventListener('abort', stop);
  try {
    await new Promise((resolve, reject) => {
      child.process.on('close', resolve);
      child.process.on('error', reject);
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  return { ...(await child.exited), output: output() };
}

/** Characters of output that are kept, from the end. */
const MAX_OUTPUT_LENGTH = 65_536;

/** Collects a child's output on both streams from now on. */
export function collectOutput(child: Child): () => string {
  let text = '';
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-MAX_OUTPUT_LENGTH);
    });
  }
  return () => text;
}

/** Describes how a program ended. */
export function describeExit({ code, signal }: Exit): string {
  return signal ? `stopped by ${signal}` : `exit code ${code}`;
}
