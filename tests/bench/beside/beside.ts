import { startProcess } from '../../backend/backendProcess.ts';
import { benchCheckout } from '../checkout.ts';
import type { Outcome } from '../figure.ts';
import { addOrders, NEEDS_POSTGRES, startSampleDatabase } from '../sampleDatabase.ts';
import { browserAloneAt, frontageAt, reactAdminAt } from './app.ts';
import { serveBrowserAlone } from './browserAlone.ts';
import { expectedOf } from './expected.ts';
import { buildReactAdmin } from './reactAdmin.ts';
import { compareApps } from './rounds.ts';
import { serveStatically } from './staticServer.ts';

const ORDERS = 200_000;

/** Fewer than five say little. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** The sample's list of orders and its records, in a browser, beside react-admin's build of the same over one backend. */
export async function benchmarkBeside(): Promise<Outcome[]> {
  const database = await startSampleDatabase();
  if (database === null)
    return [{ what: 'the list of orders beside that of react-admin', needs: NEEDS_POSTGRES }];
  const stops = [() => database.stop()];
  try {
    await addOrders(database, ORDERS);
    const backend = await startProcess({ databaseUrl: database.url });
    stops.unshift(async () => void (await backend.stop()));
    const theirs = await serveStatically(await buildReactAdmin(), backend.endpoint);
    stops.unshift(theirs.stop);
    const ours = await benchCheckout().start({ GRAPHQL_ENDPOINT: backend.endpoint });
    stops.unshift(ours.stop);
    const list = frontageAt(ours.url);
    const alone = await serveBrowserAlone(list);
    stops.unshift(alone.stop);
    return await compareApps(
      [list, reactAdminAt(theirs.url), browserAloneAt(alone.url)],
      await expectedOf(backend.endpoint),
      ROUNDS,
    );
  } finally {
    for (const stop of stops) await stop();
  }
}
