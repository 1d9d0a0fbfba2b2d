import type { LiveBackend, Snapshot } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { firstMessage, startOnPostgres, type Address } from '../program.ts';

const PAYLOAD = '3.90.2';

/** A publishing house in Payload on PostgreSQL. */
export async function startPayload(): Promise<LiveBackend> {
  const folder = installed('payload', {
    dependencies: {
      '@payloadcms/db-postgres': PAYLOAD,
      '@payloadcms/graphql': PAYLOAD,
      graphql: '16.12.0',
      'graphql-http': '1.22.4',
      payload: PAYLOAD,
    },
  });
  // It makes its tables by itself in development alone.
  const { server, stop, snapshot } = await startOnPostgres('payload', folder, {
    NODE_ENV: 'development',
  });
  return {
    ...(await firstMessage<Address>(server)),
    ...{ known: [OWN, KEPT, UNSORTED, UNQUERIED], stop },
    snapshot: async () => links(await snapshot()),
  };
}

/** What it keeps for itself is refused to everybody. */
const OWN = /^\/kvs/;

/** Its schema filters by the kind of a related record, which its tables do not. */
const UNQUERIED = /^\/(locked-documents|preferences)\?\w+RelationTo=.*cannot be queried/;

/** How often somebody failed to sign in, and until when they are locked, it takes from nobody, and says nothing. */
const KEPT =
  /^\/users\/\d+\/edit (loginAttempts|lockUntil|resetPassword\w+): changed another column/;

/** By these it does not sort, though its schema offers it. */
const UNSORTED = /^\/users\?sort=(loginAttempts|lockUntil|resetPassword\w+)/;

/** Payload makes the rows that lead to other records anew with each change: they are the same by what they link. */
function links(snapshot: Snapshot): Snapshot {
  return Object.fromEntries(
    Object.entries(snapshot).map(([table, rows]) => {
      if (!table.endsWith('_rels')) return [table, rows];
      const kept = Object.values(rows).map(({ id: _, ...row }) => row);
      return [
        table,
        Object.fromEntries(kept.map((row) => [LINK.map((name) => row[name]).join(), row])),
      ];
    }),
  );
}

const LINK = ['parent_id', 'path', 'order'];
