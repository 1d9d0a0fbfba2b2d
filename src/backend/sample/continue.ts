import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, lastDay } from './calendar.ts';

/** The part of a database connection that is used here. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const DAY = 24 * 60 * 60 * 1000;
/** New orders are modelled on those of the year before, which must exist by then. */
const MAX_STEP = 90 * DAY;
/** The sample's current date is stored as a comment on a sequence, which no screen shows. */
const DATE_SEQUENCE = 'order_numbers';

/**
 * Continues the sample's business from its current date to a later one, so that the demo stays up
 * to date. Records that people have changed or created are kept.
 */
export async function continueSample(connection: Connection, until: Date): Promise<void> {
  await connection.query('begin');
  try {
    let since = await reachedMoment(connection);
    while (since < until.getTime()) {
      const next = Math.min(until.getTime(), since + MAX_STEP);
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
    await connection.query(
      `comment on sequence ${DATE_SEQUENCE} is 'The sample reaches to ${reached}'`,
    );
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

async function reachedMoment(connection: Connection): Promise<number> {
  const { rows } = await connection.query('select obj_description($1::regclass) as note', [
    DATE_SEQUENCE,
  ]);
  const { note } = rows[0] as { note: string | null };
  const noted = Date.parse(note?.split(' ').at(-1) ?? '');
  return Number.isNaN(noted) ? Date.parse(addDays(lastDay, 1)) : noted;
}
