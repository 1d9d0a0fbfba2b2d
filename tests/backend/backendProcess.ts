import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { clockEnvironment } from '../clock/testClock.js';

export interface GraphQLResponse<Data = Record<string, never>> {
  data?: Data | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions?: Record<string, unknown>;
  }[];
}

export interface BackendProcess {
  child: ChildProcess;
  endpoint: string;
  /** Sends an operation, with a token or without one, and returns the parsed answer, errors included. */
  ask<Data>(
    query: string,
    variables?: Record<string, unknown>,
    token?: string,
  ): Promise<GraphQLResponse<Data>>;
  /** Sends an operation that must succeed and returns its data. */
  data<Data>(query: string, variables?: Record<string, unknown>, token?: string): Promise<Data>;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** Stops the process and returns its exit code (null when a signal ended it). */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface StartOptions {
  directory?: string;
  databaseUrl?: string;
  port?: number;
  /** What it takes for now when it starts; the date of the tests where nothing is said. */
  now?: string;
  /** Settings that the machine does not have. */
  environment?: Readonly<Record<string, string>>;
}

/** For Node: optimising PostgreSQL takes a third of a start's processor time, and does not pay within a test. */
export const QUICK_START = ['--liftoff-only'];

/** Starts `src/backend/main.ts` without waiting for it to be ready. */
export function spawnBackend({
  directory,
  databaseUrl,
  port = 0,
  now,
  environment: own,
}: StartOptions) {
  const { DATABASE_URL: _unused, PORT: _port, ...environment } = process.env;
  const child = fork(
    resolve('src/backend/main.ts'),
    ['--port', String(port), ...(directory === undefined ? [] : ['--directory', directory])],
    {
      env: {
        ...environment,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        ...(now === undefined ? {} : clockEnvironment(now)),
        ...own,
      },
      execArgv: QUICK_START,
      silent: true,
    },
  );
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, exited, output: () => chunks.join('') };
}

/** Starts the backend as a child process; throws what it printed when it ends before it is ready. */
export async function startProcess(options: StartOptions): Promise<BackendProcess> {
  const { child, exited, output } = spawnBackend(options);
  const ready = once(child, 'message').then(([message]) => message as { endpoint: string });
  const first = await Promise.race([ready, exited]);
  if (first === null || typeof first === 'number') throw new Error(output());
  const { endpoint } = first;
  const ask = async <Data>(query: string, variables?: Record<string, unknown>, token?: string) => {
    const signedIn: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(endpoint, {
      method: 'POST',
      // A connection that is kept is closed by the backend when it has been idle: then, a call on it has no response.
      headers: { 'content-type': 'application/json', connection: 'close', ...signedIn },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphQLResponse<Data>;
  };
  return {
    child,
    endpoint,
    ask,
    async data<Data>(query: string, variables?: Record<string, unknown>, token?: string) {
      const { data, errors } = await ask<Data>(query, variables, token);
      if (errors || !data) throw new Error(JSON.stringify(errors));
      return data;
    },
    output,
    stop(signal) {
      const gone = once(child, 'exit').then(([code]) => code as number | null);
      if (signal) child.kill(signal);
      else child.disconnect();
      return gone;
    },
  };
}

/** What a start that must fail printed, and its exit code. */
export async function failedStart(
  options: StartOptions,
): Promise<{ code: number | null; output: string }> {
  const { exited, output } = spawnBackend(options);
  return { code: await exited, output: output() };
}
