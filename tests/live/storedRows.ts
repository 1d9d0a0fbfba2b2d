import type { Snapshot, StoredRow } from './liveBackend.ts';

type Run = (sql: string) => Promise<Record<string, unknown>[]>;

/** @returns all rows of a PostgreSQL database's own tables, read past the backend */
export async function storedRows(run: Run): Promise<Snapshot> {
  const snapshot: Record<string, Record<string, StoredRow>> = {};
  for (const { table, selection } of await run(SELECTIONS)) {
    const rows = await run(String(selection));
    snapshot[String(table)] = Object.fromEntries(
      rows.map(({ key, row }) => [String(key), row as StoredRow]),
    );
  }
  return snapshot;
}

/** A statement for each table, whose rows are distinguished by their primary key, or else by their place. */
const SELECTIONS = `
  select
    format('%I.%I', n.nspname, c.relname) as table,
    format(
      'select %s as key, jsonb_object(array[%s], array[%s]) as row from %I.%I order by 1',
      coalesce(
        string_agg(format('%I::text', a.attname), $$ || ',' || $$ order by a.attnum)
          filter (where a.attnum = any (p.indkey)),
        'ctid::text'
      ),
      string_agg(format('%L', a.attname), ',' order by a.attnum),
      string_agg(format('%I::text', a.attname), ',' order by a.attnum),
      n.nspname, c.relname
    ) as selection
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index p on p.indrelid = c.oid and p.indisprimary
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
  group by n.nspname, c.relname
  order by 1`;
