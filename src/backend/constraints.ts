import type { Pool } from 'pg';

/** A constraint or unique index, used to explain why a change was rejected. */
export interface Constraint {
  table: string;
  columns: readonly string[];
  /** The table that a foreign key refers to. */
  referredTable: string | null;
  /** Its comment without smart tags: a message for the person whose change was rejected. */
  sentence: string | null;
}

interface ConstraintRow extends Constraint {
  schema: string;
  name: string;
  comment: string | null;
}

/** The key of a constraint in the result of `readConstraints`. */
export function constraintKey(schema: string, table: string, name: string): string {
  return `${schema}.${table}.${name}`;
}

function sentenceOf(comment: string | null): string | null {
  const lines = (comment ?? '').split('\n').filter((line) => !line.startsWith('@'));
  return lines.join('\n').trim() || null;
}

/** Reads the constraints of the given schemas. */
export async function readConstraints(
  pool: Pool,
  schemas: readonly string[],
): Promise<ReadonlyMap<string, Constraint>> {
  const { rows } = await pool.query<ConstraintRow>(
    `select
       nspname as schema,
       owner.relname as "table",
       conname as name,
       referred.relname as "referredTable",
       obj_description(pg_constraint.oid, 'pg_constraint') as comment,
       array(
         select attname::text from unnest(conkey) with ordinality as key (number, place)
         join pg_attribute on attrelid = owner.oid and attnum = number
         order by place
       ) as columns
     from pg_constraint
     join pg_class as owner on owner.oid = conrelid
     join pg_namespace on pg_namespace.oid = owner.relnamespace
     left join pg_class as referred on referred.oid = confrelid
     where nspname = any ($1)`,
    [schemas],
  );
  return new Map(
    rows.map(({ schema, name, comment, ...constraint }) => [
      constraintKey(schema, constraint.table, name),
      { ...constraint, sentence: sentenceOf(comment) },
    ]),
  );
}
