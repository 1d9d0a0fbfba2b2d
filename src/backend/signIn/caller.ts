import type { JWTPayload } from 'jose';
import { SignInRefusal } from './refusal.ts';
import type { SignInSettings } from './settings.ts';
import type { VerifyToken } from './tokens.ts';

/** Who sends a request: the database role, and what the database learns of the token. */
export interface Caller {
  readonly role: string;
  /** Settings of the transaction, `role` included: `jwt.claims.employee_id`. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The names that PostgreSQL allows in settings, in the length that PostGraphile documents. */
const CLAIM_NAME = /^[a-z_][a-z0-9_]{0,51}$/i;

/**
 * Reads who sends a request out of its `Authorization` header (RFC 6750).
 *
 * @returns null where it brings no token
 * @throws {SignInRefusal} when the token is not valid or names no role
 */
export async function readCaller(
  authorization: string | undefined,
  verify: VerifyToken,
  { roleClaim, defaultRole }: SignInSettings,
): Promise<Caller | null> {
  if (authorization === undefined) return null;
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  if (token === undefined) {
    throw new SignInRefusal(401, 'UNAUTHENTICATED', 'The Authorization header holds no token.');
  }
  const claims = await verify(token);
  const role = claimIn(claims, roleClaim) ?? defaultRole;
  if (typeof role !== 'string' || role === '') {
    throw new SignInRefusal(403, 'FORBIDDEN', 'Nobody has said what you may do here.');
  }
  const settings = Object.entries(claims).flatMap(([name, value]) =>
    CLAIM_NAME.test(name) && value !== null && value !== undefined
      ? [[`jwt.claims.${name}`, typeof value === 'object' ? JSON.stringify(value) : String(value)]]
      : [],
  );
  return { role, settings: { ...Object.fromEntries(settings), role } as Record<string, string> };
}

/** The claim of this name; else the value inside others that the dotted name leads to. */
function claimIn(claims: JWTPayload, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path.split('.').reduce<unknown>((value, name) => {
    const isInside = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isInside ? (value as Record<string, unknown>)[name] : undefined;
  }, claims);
}
