import { fork } from 'node:child_process';
import { join } from 'node:path';
import { stopped } from './appCheckout.ts';

export interface SwapiServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Starts swapi-graphql as it was published in 2015, with its data, on a free port of this machine. */
export async function startSwapi(): Promise<SwapiServer> {
  const server = fork(join(import.meta.dirname, 'swapiServer.mjs'), { stdio: 'ignore' });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve(message as number));
    server.once('exit', (code) => reject(new Error(`swapi-graphql ended (${code}).`)));
  });
  return { endpoint: `http://127.0.0.1:${port}/`, stop: () => stopped(server) };
}
