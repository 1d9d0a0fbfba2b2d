import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { modulesForAnotherSchema } from '../../docs/guide.ts';
import { copyCheckout, PLAIN_BUILD, stopped } from '../appCheckout.ts';
import { ROLE_HEADER } from './roles.ts';

export interface FamiliesApp {
  readonly url: string;
  /** What the families' server itself answers. */
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Starts the families' server on this machine, connects a copy of the app to it, builds and starts that. */
export async function startFamilies(): Promise<FamiliesApp> {
  const server = fork(join(import.meta.dirname, 'server.ts'), {
    stdio: 'ignore',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve(message as number));
    server.once('exit', (code) => reject(new Error(`The families' server ended (${code}).`)));
  });
  const endpoint = `http://127.0.0.1:${port}/graphql`;
  const checkout = copyCheckout('families', PLAIN_BUILD);
  await checkout.run(
    ...['connect', endpoint, '--role-from', `header:${ROLE_HEADER}`],
    ...['--role', 'admin', '--role', 'clerk', '--header', `${ROLE_HEADER}: clerk`],
  );
  for (const [path, text] of modulesForAnotherSchema()) {
    const file = join(checkout.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const app = await checkout.start({
    GRAPHQL_ENDPOINT: endpoint,
    FRONTAGE_SIGN_IN_HEADERS: ROLE_HEADER,
    // Who does not say otherwise has everything.
    FRONTAGE_SIGNED_OUT_ROLE: 'admin',
  });
  return {
    url: app.url,
    endpoint,
    stop: async () => {
      await app.stop();
      await stopped(server);
    },
  };
}
