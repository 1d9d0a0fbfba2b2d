import { fork } from 'node:child_process';
import { join } from 'node:path';
import { stopped } from './appCheckout.ts';

export interface SwapiServer {
  readonly endpoint: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts swapi-graphql as it was published in 2015, with its data, on this machine: on the given port or a free one. */
export async function startSwapi(wanted = 0): Promise<SwapiServer> {
  const server = fork(join(import.meta.dirname, 'swapiServer.mjs'), [String(wanted)], {
    stdio: 'ignore',
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve(message as number));
    server.once('exit', (code) => reject(new Error(`swapi-graphql ended (${code}).`)));
  });
  return {
    endpoint: `http://127.0.0.1:${port}/`,
    port,
    stop: () => stopped(server),
  };
}
