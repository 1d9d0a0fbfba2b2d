import { fork } from 'node:child_process';
import { join } from 'node:path';
import { copyCheckout, PLAIN_BUILD, stopped } from '../appCheckout.ts';

export interface DatabaseApp {
  readonly url: string;
  /** Runs SQL in the backend's database. */
  readonly run: (sql: string) => Promise<Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostGraphile over the tables of files of SQL, connects a copy of the app to it, builds and starts that.
 *
 * @param tables names of the files
 */
export async function startOver(...tables: string[]): Promise<DatabaseApp> {
  const server = fork(join(import.meta.dirname, 'server.ts'), tables, {
    stdio: 'ignore',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve(message as number));
    server.once('exit', (code) =>
      reject(new Error(`The server of ${tables.join()} ended (${code}).`)),
    );
  });
  const origin = `http://127.0.0.1:${port}`;
  const checkout = copyCheckout('values', PLAIN_BUILD);
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
