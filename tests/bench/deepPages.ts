import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { startProcess } from '../backend/backendProcess.ts';
import { findPostgres, startPostgres } from '../backend/findPostgres.ts';
import type { Figure } from './bench.ts';
import { compared, ratio } from './measure.ts';

const ROWS = 1_000_000;
const SIZE = 25;
const PAGE = 1_000;
const ROUNDS = 60;

/** A million orders, each placed some seconds after the one before. */
const FILL = `
  insert into orders (number, customer_id, status, channel, placed_at, subtotal)
  select
    'BENCH-' || n,
    (select min(id) from customers) + n % 100,
    (enum_range(null::order_status))[1 + n % 3],
    (enum_range(null::order_channel))[1 + n % 5],
    timestamptz '2020-01-01' + n * interval '37 seconds',
    n % 5000
  from generate_series(1, ${ROWS}) as n
`;

/** As the list of orders asks for its rows. */
const LIST = `
  query ($first: Int, $after: Cursor, $offset: Int, $orderBy: [OrderOrderBy!]) {
    orders(first: $first, after: $after, offset: $offset, orderBy: $orderBy) {
      edges { node { id number status customer { id name } channel total currency placedAt } }
      pageInfo { endCursor hasNextPage }
    }
  }
`;

const COUNT = '{ orders(first: 1) { totalCount } }';

const ORDER = { orderBy: ['PLACED_AT_DESC', 'PRIMARY_KEY_DESC'], first: SIZE };

interface Answer {
  readonly orders: { readonly pageInfo: { readonly endCursor: string } };
}

/**
 * A list of a million rows in PostgreSQL: what page 1,000 costs beside page 1, each by the cursor that
 * the list would have come to, and what its count costs, for which no row waits.
 */
export async function benchmarkDeepPages(): Promise<Figure[]> {
  const programs = findPostgres();
  if (programs === null) return [{ what: 'a million rows', value: 'skipped', aim: 'PostgreSQL' }];
  const server = await startPostgres(programs);
  try {
    await server.run('postgres', 'create database sample');
    const databaseUrl = server.url('sample');
    await promisify(execFile)(process.execPath, [resolve('src/backend/seed.ts')], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    await server.run('sample', 'set session_replication_role = replica; ' + FILL);
    await server.run('sample', 'analyze orders');
    const backend = await startProcess({ databaseUrl });
    try {
      const page = (variables: object) => backend.data<Answer>(LIST, { ...ORDER, ...variables });
      const before = await page({ offset: (PAGE - 1) * SIZE - SIZE });
      const after = before.orders.pageInfo.endCursor;
      const first = () => page({});
      const thousandth = () => page({ after });
      await compared(10, first, thousandth);
      const [near, far] = await compared(ROUNDS, first, thousandth);
      const [rows, count] = await compared(5, first, () => backend.data(COUNT));
      return [
        {
          what: `page ${PAGE} of a million rows / page 1 (${near.toFixed(1)} ms)`,
          value: ratio(far / near),
          aim: 'at most 1.5×',
        },
        {
          what: 'counting a million rows / their first page, which does not wait for it',
          value: ratio(count / rows),
          aim: 'said, not held up',
        },
      ];
    } finally {
      await backend.stop();
    }
  } finally {
    await server.stop();
  }
}
