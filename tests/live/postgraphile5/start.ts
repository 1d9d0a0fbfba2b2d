import type { LiveBackend } from '../liveBackend.ts';
import { firstMessage, startOnPostgres, type Address } from '../program.ts';

/** PostGraphile 5 with its amber preset and filters, over the database of PostGraphile 4. */
export async function startPostGraphile5(): Promise<LiveBackend> {
  const { server, ...database } = await startOnPostgres('postgraphile5', process.cwd(), {}, [
    '../postgraphile/types.sql',
    '../postgraphile/shop.sql',
  ]);
  return { ...(await firstMessage<Address>(server)), known: [LINE], ...database };
}

/** PostgreSQL stores a line as an equation; of one through the origin PostGraphile 5 gives the origin as both points. */
const LINE = /course\.[ab]\.x: .* is stored as \{/;
