import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastDay } from './calendar.ts';
import { sampleRows } from './rows.ts';
import { type Row } from './row.ts';

/** The part of a database connection that is used here: the query method of `pg`'s client. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const rowsPerStatement = 500;

function statements(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8');
}

/** Inserts rows that all have the columns of the first one. */
async function insert(connection: Connection, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await connection.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows.slice(start, start + rowsPerStatement))],
    );
  }
}

/** Sets sequences to continue after the sample's records. */
async function continueNumbers(
  connection: Connection,
  rows: ReadonlyMap<string, readonly Row[]>,
): Promise<void> {
  for (const [table, tableRows] of rows) {
    if (tableRows[0]?.id === undefined) continue;
    await connection.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), ${tableRows.length})`,
    );
  }
  for (const [sequence, table] of [
    ['order_numbers', 'orders'],
    ['invoice_numbers', 'invoices'],
  ]) {
    // Order numbers start again each year.
    await connection.query(
      `select setval('${sequence}', max(right(number, 5)::integer)) from ${table}
       where number like '%-${lastDay.slice(0, 4)}-%'`,
    );
  }
}

/** Roles belong to the whole server, where only some users may create them. */
async function mayCreateRoles(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query(
    'select rolsuper or rolcreaterole as allowed from pg_roles where rolname = current_user',
  );
  return (rows[0] as { allowed: boolean }).allowed;
}

/** Fills a database without tables with the sample, in one transaction. */
export async function fillSample(connection: Connection): Promise<void> {
  const rows = sampleRows();
  await connection.query('begin');
  try {
    for (const name of ['1-types', '2-people', '3-coffee', '4-sales']) {
      await connection.query(statements(name));
    }
    for (const [table, tableRows] of rows) await insert(connection, table, tableRows);
    await continueNumbers(connection, rows);
    for (const name of [
      '5-indexes',
      '6-views',
      '7-actions',
      '8-tools',
      '9-history',
      '10-accounts',
    ]) {
      await connection.query(statements(name));
    }
    if (await mayCreateRoles(connection)) await connection.query(statements('11-roles'));
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
  await connection.query('analyze');
}
