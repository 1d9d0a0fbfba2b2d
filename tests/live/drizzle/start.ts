import type { LiveBackend } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { firstMessage, startOnPostgres, type Address } from '../program.ts';

/** A language school in drizzle-graphql on PostgreSQL. */
export async function startDrizzle(): Promise<LiveBackend> {
  const folder = installed('drizzle', {
    dependencies: {
      'drizzle-graphql': '0.8.5',
      'drizzle-orm': '0.45.4',
      graphql: '16.12.0',
      'graphql-yoga': '5.24.1',
      pg: '8.23.1',
    },
  });
  const { server, ...database } = await startOnPostgres('drizzle', folder, {}, ['tables.sql']);
  return { ...(await firstMessage<Address>(server)), known: [], ...database };
}
