import type { Pool } from 'pg';
import { SignInRefusal } from './refusal.ts';

/**
 * Makes sure that requests can run as a role. A token may name any: `none`, too, with which
 * PostgreSQL would go back to the user of the connection.
 *
 * @throws {SignInRefusal} when there is no such role, or the connection's user does not have it
 */
export async function assertRole(pool: Pool, role: string): Promise<void> {
  const { rows } = await pool.query<{ allowed: boolean }>(
    `select pg_has_role(oid, 'member') as allowed from pg_roles where rolname = $1`,
    [role],
  );
  if (rows[0]?.allowed) return;
  throw new SignInRefusal(403, 'FORBIDDEN', 'The database has no such role as yours.');
}
