import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../backend/findPostgres.ts';
import { freePort, stopped } from '../browser/appCheckout.ts';
import type { LiveBackend, Snapshot } from './liveBackend.ts';
import { storedRows } from './storedRows.ts';

/** What a backend's program says of itself when it is ready. */
export type Address = Pick<LiveBackend, 'endpoint' | 'schemaHeaders' | 'headers'>;

/** What a backend's program can be asked for while it runs; it answers each with one message. */
export type Request = 'end sessions' | 'snapshot';

/**
 * Starts a backend's program.
 *
 * @param program relative to this folder
 * @param cwd the folder where its packages are
 */
export function startProgram(
  program: string,
  cwd: string,
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  return fork(join(import.meta.dirname, program), {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/**
 * Starts a backend's program with a database of its own.
 *
 * @param scripts what fills the database before, in the folder of the program
 * @throws when this machine has no PostgreSQL
 */
export async function startOnPostgres(
  name: string,
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
  scripts: readonly string[] = [],
) {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL server is installed.');
  const postgres = await startPostgres(programs);
  await postgres.run('postgres', `create database "${name}"`);
  for (const script of scripts)
    await postgres.run(name, readFileSync(join(import.meta.dirname, name, script), 'utf8'));
  const server = startProgram(`${name}/server.mjs`, cwd, {
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url(name),
    NODE_ENV: 'production',
    ...environment,
  });
  const stop = async () => {
    await stopped(server);
    await postgres.stop();
  };
  return { server, stop, snapshot: () => storedRows((sql) => postgres.run(name, sql)) };
}

/** @throws when the program ends before it says anything */
export function firstMessage<Message>(server: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`The backend ended (${code}).`));
    server.once('exit', fail).once('message', (message) => {
      server.off('exit', fail);
      resolve(message as Message);
    });
  });
}

/** Asks a program for something, and waits until it has answered. */
export function asked<Reply>(server: ChildProcess, request: Request): Promise<Reply> {
  server.send(request);
  return firstMessage<Reply>(server);
}

/** Ends all sessions, as the backend's administrator does. */
export async function endSessions(server: ChildProcess): Promise<void> {
  await asked(server, 'end sessions');
}

/** What a program that stores its rows itself says of them. */
export function askedForRows(server: ChildProcess): Promise<Snapshot> {
  return asked<Snapshot>(server, 'snapshot');
}
