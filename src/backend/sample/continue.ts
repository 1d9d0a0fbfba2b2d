import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, lastDay } from './calendar.ts';

/** What going on needs of a database connection. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const DAY = 24 * 60 * 60 * 1000;
/** New orders are made after those of a year before, which must be there by then. */
const LONGEST_STEP = 90 * DAY;
/** The moment that the sample has reached is noted on one of its sequences, where no screen shows it. */
const NOTED_ON = 'order_numbers';

/**
 * Lets the sample's business go on to a moment, from the one that it had reached: the demo is as lively after
 * a year as on its first day. What people changed or made stays as it is.
 */
export async function continueSample(connection: Connection, until: Date): Promise<void> {
  await connection.query('begin');
  try {
    let since = await reachedMoment(connection);
    while (since < until.getTime()) {
      const next = Math.min(until.getTime(), since + LONGEST_STEP);
      await connection.query(
        `select set_config('sample.since', $1, true), set_config('sample.until', $2, true)`,
        [since, next].map((time) => new Date(time).toISOString()),
      );
      for (const name of ['newcomers', 'continue'])
        await connection.query(readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8'));
      await connection.query('drop table span');
      since = next;
    }
    const reached = new Date(since).toISOString();
    await connection.query(`comment on sequence ${NOTED_ON} is 'The sample reaches to ${reached}'`);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

async function reachedMoment(connection: Connection): Promise<number> {
  const { rows } = await connection.query('select obj_description($1::regclass) as note', [
    NOTED_ON,
  ]);
  const { note } = rows[0] as { note: string | null };
  const noted = Date.parse(note?.split(' ').at(-1) ?? '');
  return Number.isNaN(noted) ? Date.parse(addDays(lastDay, 1)) : noted;
}
