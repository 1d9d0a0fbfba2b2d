import type { LiveBackend } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { firstMessage, startOnPostgres, type Address } from '../program.ts';

/**
 * PostGraphile 4 over a database with nearly every type of PostgreSQL.
 *
 * @param plugins whether it has those that teams add to it first
 */
export async function startPostGraphile(plugins: 'yes' | 'no'): Promise<LiveBackend> {
  const folder = installed('postgraphile', {
    dependencies: {
      '@graphile-contrib/pg-simplify-inflector': '6.1.0',
      postgraphile: '4.14.1',
      'postgraphile-plugin-connection-filter': '2.3.0',
    },
  });
  const { server, ...database } = await startOnPostgres(
    'postgraphile',
    folder,
    { PLUGINS: plugins },
    ['types.sql', 'shop.sql'],
  );
  return { ...(await firstMessage<Address>(server)), known: [UNORDERED], ...database };
}

/** Without regard to indexes it offers every column to sort by, also where PostgreSQL has no order for its type. */
const UNORDERED = /could not identify an ordering operator for type/;
