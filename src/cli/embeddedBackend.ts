import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertBackendPackages } from './backendPackages.ts';
import { DATABASE_DIRECTORY, STATE_FOLDER } from './checkout.ts';
import { describeExit, collectOutput, startChild, type Child } from './children.ts';
import { CommandError, redact } from './commandError.ts';
import type { Environment } from './environment.ts';
import { frameworkModule } from './framework.ts';
import { describeHolder, lockInTurn } from './fileLock.mjs';
import { isRunning, currentProcessMark, type ProcessMark } from './process.ts';

/** Somebody of the sample, with what they enter to sign in. */
export interface SamplePerson {
  readonly name: string;
  readonly note: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A running embedded backend. */
export interface EmbeddedBackend {
  endpoint: string;
  /** Whom one can sign in as, where the sample asks people to sign in. */
  people: readonly SamplePerson[];
  /** The role of visitors who have not signed in there; null where nobody is asked to. */
  signedOutRole: string | null;
  stop(): Promise<void>;
}

/** Records the running backend for other commands, since only one process can open a database. */
const RUNNING_BACKEND_FILE = `${STATE_FOLDER}/backend.json`;

/** Milliseconds before a crashed backend is restarted: initially, and at most. */
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;
/** After running this long (ms), a crash starts with the initial delay again. */
const STABLE_AFTER_MS = 30_000;

/**
 * Starts the embedded backend on a free port of 127.0.0.1. After a crash it is restarted on the
 * same port, so that the app finds it.
 *
 * @param environment DATABASE_URL in it makes the backend serve that database
 * @param report is called when it crashes, and when it has created a database
 * @throws {CommandError} with the backend's output when it does not start
 */
export async function startEmbeddedBackend(
  root: string,
  environment: Environment,
  signal: AbortSignal,
  report: (line: string) => void,
): Promise<EmbeddedBackend> {
  assertBackendPackages(Boolean(environment.DATABASE_URL));
  let current = await launch(root, environment, 0, signal);
  const { endpoint } = current;
  if (current.notice) report(current.notice);
  const stopping = new AbortController();
  const over = AbortSignal.any([signal, stopping.signal]);
  writeNote(root, endpoint);

  const keepRunning = async () => {
    let pause = FIRST_DELAY_MS;
    while (!over.aborted) {
      const startedAt = Date.now();
      const exit = await current.child.exited;
      if (over.aborted) return;
      if (Date.now() - startedAt > STABLE_AFTER_MS) pause = FIRST_DELAY_MS;
      report(`The backend stopped (${describeExit(exit)}). Starting it again…`);
      const restarted = await relaunch(pause);
      if (!restarted) return;
      current = restarted;
      pause = Math.min(pause * 2, MAX_DELAY_MS);
    }
  };
  const relaunch = async (pause: number): Promise<Launched | null> => {
    const port = Number(new URL(endpoint).port);
    for (let wait = pause; ; wait = Math.min(wait * 2, MAX_DELAY_MS)) {
      try {
        await sleep(wait, undefined, { signal: over });
        const launched = await launch(root, environment, port, over);
        report('The backend is back.');
        return launched;
      } catch (error) {
        if (over.aborted) return null;
        report(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const kept = keepRunning();

  return {
    endpoint,
    people: current.people ?? [],
    signedOutRole: current.signedOutRole ?? null,
    async stop() {
      stopping.abort();
      rmSync(join(root, RUNNING_BACKEND_FILE), { force: true });
      await current.child.stop();
      await kept;
    },
  };
}

/** Milliseconds to wait for a backend that may be stopping. */
const STOP_WAIT_MS = 5_000;

/**
 * Fails before the build rather than after it.
 *
 * @throws {CommandError} when another process serves the database of this checkout
 */
export async function assertDatabaseIsFree(root: string, environment: Environment): Promise<void> {
  const file = join(root, `${DATABASE_DIRECTORY}.lock`);
  if (environment.DATABASE_URL || !existsSync(file)) return;
  const lock = await lockInTurn(file, STOP_WAIT_MS);
  if (lock) return lock.release();
  throw new CommandError(
    `The database in ${DATABASE_DIRECTORY} is in use by another backend (${describeHolder(file)}).`,
    'An app of this checkout is running: stop it first, or set DATABASE_URL to another database.',
  );
}

/** The message that the backend sends when it is ready. */
interface ReadyMessage {
  endpoint: string;
  notice: string | null;
  people?: readonly SamplePerson[];
  signedOutRole?: string | null;
}

interface Launched extends ReadyMessage {
  child: Child;
}

/** Starts the backend and waits until it answers. */
async function launch(
  root: string,
  environment: Environment,
  port: number,
  signal: AbortSignal,
): Promise<Launched> {
  signal.throwIfAborted();
  const program = frameworkModule(root, 'backend/main');
  const directory = join(root, DATABASE_DIRECTORY);
  const args = [program, '--port', String(port), '--directory', directory];
  const child = startChild(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // It ignores signals of the terminal or supervisor, because the app still needs it while
    // shutting down.
    stopBy: (program) => program.disconnect(),
  });
  const output = collectOutput(child);
  const stop = () => void child.stop();
  signal.addEventListener('abort', stop);
  const greeting = await new Promise<ReadyMessage | null>((resolve, reject) => {
    child.process.once('message', (message: ReadyMessage) => resolve(message));
    child.exited.then(() => resolve(null), reject);
  });
  signal.removeEventListener('abort', stop);
  if (signal.aborted) await child.stop();
  signal.throwIfAborted();
  if (greeting === null) {
    const said = redact(output().trim(), secretsOf(environment));
    throw new CommandError(`The embedded backend does not start. ${said}`.trim());
  }
  child.process.stderr?.on('data', (chunk: string) => process.stderr.write(chunk));
  return { child, ...greeting };
}

function secretsOf({ DATABASE_URL: url }: Environment): string[] {
  if (!url) return [];
  const password = URL.canParse(url) ? new URL(url).password : '';
  return [url, password, decodeURIComponent(password)];
}

interface Note extends ProcessMark {
  endpoint: string;
}

function writeNote(root: string, endpoint: string): void {
  mkdirSync(join(root, STATE_FOLDER), { recursive: true });
  const note: Note = { ...currentProcessMark(), endpoint };
  writeFileSync(join(root, RUNNING_BACKEND_FILE), `${JSON.stringify(note)}\n`);
}

/** The endpoint of a backend that another command runs for this checkout, or null. */
export function findRunningBackend(root: string): string | null {
  try {
    const note = JSON.parse(readFileSync(join(root, RUNNING_BACKEND_FILE), 'utf8')) as Note;
    return isRunning(note) ? note.endpoint : null;
  } catch {
    return null;
  }
}
