import { pathToFileURL } from 'node:url';
import { BackendFailure } from './failure.ts';
import { continueSample } from './sample/continue.ts';
import { fillSample } from './sample/fill.ts';
import { openServerDatabase } from './server-database.ts';

/**
 * Fills an empty PostgreSQL database with the sample.
 *
 * @throws {BackendFailure} when the database already has tables; nothing is changed then
 */
export async function seed(databaseUrl: string): Promise<void> {
  const database = await openServerDatabase(databaseUrl);
  try {
    const { rows } = await database.pool.query<{ name: string }>(`
      select nspname || '.' || relname as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'f') and nspname !~ '^pg_' and nspname <> 'information_schema'
      order by name limit 1
    `);
    if (rows[0]) {
      throw new BackendFailure(
        `The database is not empty: it has the table ${rows[0].name}. The sample needs a database of its own.`,
      );
    }
    const client = await database.pool.connect();
    try {
      await fillSample(client);
      await continueSample(client, new Date());
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new BackendFailure('Set DATABASE_URL to the database to fill.');
  await seed(databaseUrl);
  console.log('The sample is in the database.');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof BackendFailure ? error.message : error);
    process.exit(1);
  });
}
