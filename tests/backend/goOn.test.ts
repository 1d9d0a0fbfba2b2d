import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './backendProcess.ts';
import { fillFolder } from './filledFolder.ts';

/** Weekdays one after the other, ends of months and years, 29 February, both changes of clocks in two zones. */
const DATES = [
  ...[19, 20, 21, 22, 23, 24, 25].map((day) => `2026-11-${day}T16:00Z`),
  '2026-11-30T23:59Z',
  '2026-12-31T23:59Z',
  '2027-01-01T00:01Z',
  '2027-03-14T07:30Z',
  '2027-03-28T01:30Z',
  '2027-10-31T01:30Z',
  '2027-11-07T06:30Z',
  '2028-02-29T12:00Z',
  '2029-03-01T12:00Z',
];

interface State {
  until: string;
  orders: number;
  lately: number;
  open: number;
  overdue: number;
  tickets: number;
  waiting: number;
  customers: number;
  buyers: number;
  lots: number;
  stock: number;
  batches: number;
  movements: number;
  ahead: number;
  /** Orders that have left and are not charged, or whose lines do not sum up to what they cost. */
  wrong: number;
  mine: string;
}

/** Lets a sample go on from date to date, in a process of its own: jest cannot load PGlite. */
function goOn(dates: readonly string[]): State[] {
  const program = `
    import { PGlite } from '@electric-sql/pglite';
    import { createPgConfig } from '@electric-sql/pglite/node-postgres';
    import pg from 'pg';
    import { fillSample } from './src/backend/sample/fill.ts';
    import { continueSample } from './src/backend/sample/continue.ts';
    const client = await new pg.Pool({ ...createPgConfig(await PGlite.create()), max: 1 }).connect();
    await fillSample(client);
    await client.query("update orders set internal_notes = 'Mine.', status = 'confirmed' where id = 2490");
    const mine = "select to_jsonb(orders)::text as mine from orders where id = 2490";
    for (const until of ${JSON.stringify(dates)}) {
      await continueSample(client, new Date(until));
      const at = "timestamptz '" + until + "'";
      const { rows: [state] } = await client.query(\`select
        (select count(*)::integer from orders) as orders,
        (select count(*)::integer from orders where placed_at > \${at} - interval '7 days') as lately,
        (select count(*)::integer from orders where status in ('draft', 'confirmed', 'roasting')) as open,
        (select count(*)::integer from invoices where status = 'open' and due_on < \${at}::date) as overdue,
        (select count(*)::integer from tickets where status = 'open') as tickets,
        (select count(*)::integer from tickets where status = 'waiting') as waiting,
        (select count(*)::integer from customers where created_at > \${at} - interval '30 days') as customers,
        (select count(*)::integer from orders where customer_id > 420 and placed_at > \${at} - interval '30 days') as buyers,
        (select count(*)::integer from green_lots where arrived_on > \${at}::date - 45) as lots,
        (select count(*)::integer from green_lots where status = 'in_stock') as stock,
        (select count(*)::integer from roast_batches where roasted_at > \${at} - interval '7 days') as batches,
        (select count(*)::integer from stock_movements where occurred_at > \${at} - interval '7 days') as movements,
        (select count(*)::integer from orders where id <> 2490
          and greatest(placed_at, shipped_at, cancelled_at, created_at, updated_at) > \${at})
        + (select count(*)::integer from customers where greatest(created_at, updated_at) > \${at} or customer_since > \${at}::date)
        + (select count(*)::integer from green_lots where greatest(created_at, updated_at, arrived_on) > \${at})
        + (select count(*)::integer from invoices where greatest(created_at, updated_at, paid_on + time '16:00') > \${at})
        + (select count(*)::integer from tickets where greatest(opened_at, resolved_at, updated_at) > \${at})
        + (select count(*)::integer from shipments
          where greatest(shipped_at, updated_at) > \${at} and id > 2475)
        + (select count(*)::integer from order_events where happened_at > \${at} and order_id <> 2490) as ahead,
        (select count(*)::integer from orders where status in ('shipped', 'delivered')
          and not exists (select from invoices where order_id = orders.id))
        + (select count(*)::integer from orders where subtotal
          <> (select sum(total) from order_lines where order_id = orders.id)) as wrong\`);
      const { rows: [own] } = await client.query(mine);
      console.log(JSON.stringify({ until, ...state, ...own }));
    }
    process.exit();`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as State);
}

describe('the sample, as time goes on', () => {
  test('is alive on whatever day it is, says nothing of days to come, and leaves alone what was changed', () => {
    const states = goOn(DATES);
    expect(states).toHaveLength(DATES.length);
    for (const state of states) {
      expect(state).toMatchObject({ ahead: 0, wrong: 0, mine: states[0]!.mine });
      expect(state.lately).toBeGreaterThan(8);
      expect(state.open).toBeGreaterThan(5);
      expect(state.overdue).toBeGreaterThan(5);
      expect(state.tickets).toBeGreaterThan(0);
      expect(state.waiting).toBeGreaterThan(0);
      expect(state.customers).toBeGreaterThan(2);
      expect(state.lots).toBeGreaterThan(2);
      expect(state.stock).toBeGreaterThan(20);
      expect(state.batches).toBeGreaterThan(2);
      expect(state.movements).toBeGreaterThan(2);
    }
    expect(states.at(-1)!.buyers).toBeGreaterThan(2);
    const counts = states.map(({ orders }) => orders);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
  });

  test('goes on when it is started again, a month and a year later', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'frontage-later-'));
    const directory = join(parent, 'database');
    const newest = `{ orders(first: 1, orderBy: PLACED_AT_DESC) { totalCount nodes { placedAt } } }`;
    const counts: number[] = [];
    const moments = ['2026-11-18T20:30:00Z', '2026-12-18T20:30:00Z', '2027-12-18T20:30:00Z'];
    try {
      await fillFolder(directory, moments[0]);
      for (const now of moments) {
        const backend = await startProcess({ directory, now });
        const { orders } = await backend.data<{
          orders: { totalCount: number; nodes: { placedAt: string }[] };
        }>(newest);
        const age = Date.parse(now) - Date.parse(orders.nodes[0]!.placedAt);
        expect(age).toBeGreaterThan(0);
        expect(age).toBeLessThan(3 * 24 * 60 * 60 * 1000);
        counts.push(orders.totalCount);
        expect(backend.output()).not.toContain('stays as it is');
        await backend.stop();
      }
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
    expect(counts[0]).toBe(2500);
    expect(counts[1]).toBeGreaterThan(2570);
    expect(counts[2]).toBeGreaterThan(counts[1]! + 800);
  });
});
