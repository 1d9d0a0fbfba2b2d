import type { LiveBackend, Snapshot } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { firstMessage, startOnPostgres, type Address } from '../program.ts';

/** A bicycle workshop in Directus, on PostgreSQL: its own administrator's token is everybody's. */
export async function startDirectus(): Promise<LiveBackend> {
  const folder = installed('directus', {
    dependencies: { directus: '11.17.4' },
    // It runs code of flows and extensions, of which there are none, and has to be compiled.
    overrides: { 'isolated-vm': 'npm:noop3@1000.0.0' },
  });
  const { server, ...database } = await startOnPostgres('directus', folder);
  return {
    ...(await firstMessage<Address>(server)),
    known: [],
    ...database,
    snapshot: async () => withoutOwnTables(await database.snapshot()),
  };
}

/** Directus keeps a diary of every change in tables of its own. */
function withoutOwnTables(snapshot: Snapshot): Snapshot {
  return Object.fromEntries(
    Object.entries(snapshot).filter(([table]) => !table.startsWith('public.directus_')),
  );
}
