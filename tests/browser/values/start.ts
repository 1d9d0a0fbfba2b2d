import { fork } from 'node:child_process';
import { join } from 'node:path';
import { copyCheckout, stopped } from '../appCheckout.ts';

export interface ParcelsApp {
  readonly url: string;
  /** Runs SQL in the backend's database. */
  readonly run: (sql: string) => Promise<Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
}

/** Starts PostGraphile over awkward values, connects a copy of the app to it, builds and starts that. */
export async function startParcels(): Promise<ParcelsApp> {
  const server = fork(join(import.meta.dirname, 'server.ts'), {
    stdio: 'ignore',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve(message as number));
    server.once('exit', (code) => reject(new Error(`The values' server ended (${code}).`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  const checkout = copyCheckout('values');
  await checkout.run('connect', `${origin}/graphql`);
  const app = await checkout.start({ GRAPHQL_ENDPOINT: `${origin}/graphql` });
  return {
    url: app.url,
    run: (sql) => runSql(origin, sql),
    stop: async () => {
      await app.stop();
      await stopped(server);
    },
  };
}

/** Runs SQL in the database of a server that stands at an address. */
export async function runSql(origin: string, sql: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${origin}/sql`, { method: 'POST', body: sql });
  return (await answer.json()) as Record<string, unknown>[];
}
