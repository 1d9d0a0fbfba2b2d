import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What iron-session asks for. */
const SHORTEST_SECRET = 32;

const WHAT_TO_DO = `set FRONTAGE_SECRET to at least ${SHORTEST_SECRET} random characters`;

let current: string | undefined;

/**
 * The secret that sessions are sealed with: `FRONTAGE_SECRET`, or one that is made up on first use
 * and kept in `.frontage/secret`.
 *
 * @throws when it is too short, or can be neither read nor kept
 */
export function sessionSecret(): string {
  current ??= secretFrom(process.env.FRONTAGE_SECRET, join(process.cwd(), '.frontage', 'secret'));
  return current;
}

/** As `sessionSecret`, for a given setting and file. */
export function secretFrom(setting: string | undefined, file: string): string {
  const secret = setting || keptSecret(file);
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(`The secret for sessions is too short: ${WHAT_TO_DO}.`);
  }
  return secret;
}

function keptSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return keepSecret(file);
  }
}

/** Of several processes that start together, one gives its secret the file's name, and all read that. */
function keepSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, randomBytes(SHORTEST_SECRET).toString('base64url'), { mode: 0o600 });
    linkUnlessThere(draft, file);
    rmSync(draft);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const message = `The secret for sessions cannot be kept in ${file}: ${WHAT_TO_DO}.`;
    throw new Error(message, { cause: error });
  }
}

function linkUnlessThere(existing: string, added: string): void {
  try {
    linkSync(existing, added);
  } catch (error) {
    if (!existsSync(added)) throw error;
  }
}
