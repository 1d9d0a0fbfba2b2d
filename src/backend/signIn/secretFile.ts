import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Returns the secret in a file that only its owner may read, and makes one where there is none, so
 * that tokens stay valid when the backend is started again.
 */
export function secretInFile(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomSecret(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** A secret that nobody else knows, in 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
