import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres, startPostgres } from '../backend/findPostgres.ts';

/** The sample in a PostgreSQL server of its own. */
export interface SampleDatabase {
  readonly url: string;
  readonly run: (sql: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** What is missing where there is no such database. */
export const NEEDS_POSTGRES = 'PostgreSQL';

/** Starts a PostgreSQL server and fills it with the sample; null where the machine has none. */
export async function startSampleDatabase(): Promise<SampleDatabase | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  const server = await startPostgres(programs);
  const url = server.url('sample');
  try {
    await server.run('postgres', 'create database sample');
    await promisify(execFile)(process.execPath, [resolve('src/backend/seed.ts')], {
      env: { ...process.env, DATABASE_URL: url },
    });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, run: (sql) => server.run('sample', sql), stop: () => server.stop() };
}

/** Adds orders to the sample's, each placed some seconds after the one before. */
export async function addOrders({ run }: SampleDatabase, count: number): Promise<void> {
  await run(`set session_replication_role = replica; ${ordersOf(count)}`);
  await run('vacuum analyze orders');
}

const ordersOf = (count: number) => `
  insert into orders (number, customer_id, status, channel, placed_at, subtotal)
  select
    'BENCH-' || n,
    (select min(id) from customers) + n % 100,
    (enum_range(null::order_status))[1 + n % 3],
    (enum_range(null::order_channel))[1 + n % 5],
    timestamptz '2020-01-01' + n * interval '37 seconds',
    n % 5000
  from generate_series(1, ${count}) as n
`;
