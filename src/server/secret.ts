import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What iron-session asks for. */
const SHORTEST_SECRET = 32;

const WHAT_TO_DO = `set FRONTAGE_SECRET to at least ${SHORTEST_SECRET} random characters without a comma`;

let current: readonly string[] | undefined;

/**
 * The secrets of sessions: the values of `FRONTAGE_SECRET`, or one that is made up on first use and
 * kept in `.frontage/secret`. The first seals; what any of them has sealed is opened, so that a
 * secret can be exchanged without signing anybody out.
 *
 * @throws when one is too short, or can be neither read nor kept
 */
export function sessionSecrets(): readonly string[] {
  current ??= secretsFrom(process.env.FRONTAGE_SECRET, join(process.cwd(), '.frontage', 'secret'));
  return current;
}

/** As `sessionSecrets`, for a given setting, its values comma-separated, and file. */
export function secretsFrom(setting: string | undefined, file: string): readonly string[] {
  const given = givenSecrets(setting);
  return given.length > 0 ? given : longEnough([keptSecret(file)]);
}

/**
 * The values of `FRONTAGE_SECRET`.
 *
 * @throws when one is too short
 */
export function givenSecrets(setting: string | undefined): readonly string[] {
  const values = (setting ?? '').split(',').map((secret) => secret.trim());
  return longEnough(values.filter((secret) => secret !== ''));
}

function longEnough(secrets: readonly string[]): readonly string[] {
  if (secrets.some((secret) => secret.length < SHORTEST_SECRET)) {
    throw new Error(`The secret for sessions is too short: ${WHAT_TO_DO}.`);
  }
  return secrets;
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
