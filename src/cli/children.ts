import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A program that runs beside the command. */
export interface Child {
  process: ChildProcess;
  exited: Promise<Exit>;
  /** Asks it to stop, and makes it stop when it does not; done when it is gone. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  stdio: StdioOptions;
  /** Milliseconds that it has to stop by itself. */
  stopTimeout?: number;
  /** What tells it to stop, where that is no signal. */
  stopBy?: (child: ChildProcess) => void;
}

const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts a program. It is stopped with the command, so its own terminal signals are not needed.
 *
 * @param file a program; for one of Node's, `process.execPath`
 */
export function startChild(
  file: string,
  args: readonly string[],
  {
    stopTimeout = STOP_TIMEOUT_MS,
    stopBy = (child) => child.kill('SIGTERM'),
    ...options
  }: ChildOptions,
): Child {
  const child = spawn(file, args, options);
  const exited = new Promise<Exit>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  // Whoever waits for it sees the error; nobody waiting is no unhandled rejection.
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
 * Runs a program to its end and gathers what it says.
 *
 * @throws the signal's reason when it is aborted; the program is gone then
 */
export async function runToEnd(
  file: string,
  args: readonly string[],
  options: Omit<ChildOptions, 'stdio'>,
  signal: AbortSignal,
): Promise<Exit & { output: string }> {
  signal.throwIfAborted();
  const child = startChild(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = gatherOutput(child);
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

/** How much of a child's output is kept, in characters: the end of it. */
const OUTPUT_KEPT = 65_536;

/** Gathers what a child says on both its streams, from now on. */
export function gatherOutput(child: Child): () => string {
  let text = '';
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-OUTPUT_KEPT);
    });
  }
  return () => text;
}

/** How a program ended, in words. */
export function describeExit({ code, signal }: Exit): string {
  return signal ? `stopped by ${signal}` : `exit code ${code}`;
}
