import { Pool } from 'pg';
import { BackendFailure, errorCode } from './failure.ts';
import type { Database } from './folder.ts';
import { randomSecret } from './signIn/secretFile.ts';

const connectionTimeout = 10_000;

/** Describes a database without its password: `name on host:port as user`. */
function describeDatabase(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    if (!/^postgres(ql)?:$/.test(url.protocol)) throw new TypeError('Another kind of database.');
    const host = url.searchParams.get('host') ?? (url.hostname || 'localhost');
    const user = url.username === '' ? '' : ` as ${decodeURIComponent(url.username)}`;
    return `${url.pathname.slice(1) || 'the database'} on ${host}:${url.port || '5432'}${user}`;
  } catch {
    throw new BackendFailure(
      'DATABASE_URL is not an address like postgres://user:password@host:5432/database.',
    );
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ECONNRESET: 'it closed the connection',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
  '57P03': 'it is starting up',
};

function reasonOf(error: unknown): string {
  const code = errorCode(error);
  if (code !== undefined && reasons[code]) return reasons[code];
  if (error instanceof Error && /timeout/i.test(error.message)) return 'it does not answer';
  return code === undefined ? 'the connection failed' : `the connection failed (${code})`;
}

/**
 * Connects to a PostgreSQL server without writing to it.
 *
 * @throws {BackendFailure} with the reason when it cannot be reached
 */
export async function openServerDatabase(databaseUrl: string): Promise<Database> {
  const place = describeDatabase(databaseUrl);
  let pool: Pool;
  try {
    pool = new Pool({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectionTimeout,
      application_name: 'frontage',
    });
  } catch {
    throw new BackendFailure(`DATABASE_URL (${place}) cannot be understood.`);
  }
  // Errors of idle connections are ignored, because the pool replaces them.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new BackendFailure(`Cannot connect to ${place}: ${reasonOf(error)}.`);
  }
  // People who signed in sign in again after a restart, unless FRONTAGE_JWT_SECRET is set.
  const secret = randomSecret();
  return {
    pool,
    notice: null,
    isOurs: () => true,
    ownSecret: () => secret,
    close: () => pool.end(),
  };
}

/**
 * Names of the schemas to serve: `public` first, then all others that hold tables or views, except
 * those of PostgreSQL itself and of extensions.
 */
export async function schemasToServe(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select distinct nspname as name, nspname <> 'public' as is_other
    from pg_namespace
    join pg_class on relnamespace = pg_namespace.oid and relkind in ('r', 'p', 'v', 'm', 'f')
    where nspname !~ '^pg_' and nspname <> 'information_schema'
      and has_schema_privilege(pg_namespace.oid, 'usage')
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    order by is_other, name
  `);
  if (rows.length === 0) {
    throw new BackendFailure(
      'The database has no tables that this user can see. `node src/backend/seed.ts` fills an empty one with the sample.',
    );
  }
  return rows.map(({ name }) => name);
}
