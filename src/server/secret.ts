import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { appFile } from './appFolder.ts';

/** In characters: with fewer, a secret can be guessed. */
const MIN_SECRET_LENGTH = 32;

const REMEDY = `set FRONTAGE_SECRET to at least ${MIN_SECRET_LENGTH} random characters without a comma`;

let current: readonly string[] | undefined;

/**
 * The secrets that seal sessions: the values of `FRONTAGE_SECRET`, or a random one that is created
 * on first use and stored in `.frontage/secret`. The first seals, all of them unseal, so that a
 * secret can be rotated without signing people out.
 *
 * @throws when a secret is too short, or can neither be read nor stored
 */
export function sessionSecrets(): readonly string[] {
  current ??= secretsFrom(process.env.FRONTAGE_SECRET, appFile('.frontage', 'secret'));
  return current;
}

/** `sessionSecrets` for a given setting (comma-separated values) and file. */
export function secretsFrom(setting: string | undefined, file: string): readonly string[] {
  const given = configuredSecrets(setting);
  return given.length > 0 ? given : requireLength([readSecret(file)]);
}

/**
 * The values of `FRONTAGE_SECRET`.
 *
 * @throws when one is too short
 */
export function configuredSecrets(setting: string | undefined): readonly string[] {
  const values = (setting ?? '').split(',').map((secret) => secret.trim());
  return requireLength(values.filter((secret) => secret !== ''));
}

function requireLength(secrets: readonly string[]): readonly string[] {
  if (secrets.some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    throw new Error(`The secret for sessions is too short: ${REMEDY}.`);
  }
  return secrets;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return createSecret(file);
  }
}

/**
 * When several processes start at once, one of them links its secret to the file's name and all
 * read it.
 */
function createSecret(file: string): string {
  const temporaryFile = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporaryFile, randomBytes(MIN_SECRET_LENGTH).toString('base64url'), {
      mode: 0o600,
    });
    linkIfAbsent(temporaryFile, file);
    rmSync(temporaryFile);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const message = `The secret for sessions cannot be kept in ${file}: ${REMEDY}.`;
    throw new Error(message, { cause: error });
  }
}

function linkIfAbsent(existing: string, added: string): void {
  try {
    linkSync(existing, added);
  } catch (error) {
    if (!existsSync(added)) throw error;
  }
}
