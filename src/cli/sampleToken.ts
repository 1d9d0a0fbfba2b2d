import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { DATABASE_DIRECTORY } from './checkout.ts';
import type { Headers } from './environment.ts';

/** Where the embedded backend keeps what it signs tokens with, in its database's folder. */
const SECRET_FILE = 'frontage-jwt-secret';

/** As what PostGraphile signs tokens. */
const AUDIENCE = 'postgraphile';

/**
 * The headers of a call to the embedded backend as one of its roles, for as long as its schema is read.
 *
 * @param root the checkout whose database it serves
 */
export async function sampleHeaders(root: string, role: string): Promise<Headers> {
  const secret = await readFile(join(root, DATABASE_DIRECTORY, SECRET_FILE));
  const token = await new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime('5m')
    .sign(secret);
  return { Authorization: `Bearer ${token}` };
}
