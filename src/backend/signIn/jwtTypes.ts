import type { Pool } from 'pg';

/**
 * Names of the composite types that functions return to sign somebody in: those with a role and an
 * expiry. PostGraphile turns their values into signed tokens.
 */
export async function jwtTypes(pool: Pool, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'c' and nspname = any ($1)
       and (
         select count(*) from pg_attribute
         where attrelid = pg_class.oid and not attisdropped and attname in ('role', 'exp')
       ) = 2
     order by name`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}
