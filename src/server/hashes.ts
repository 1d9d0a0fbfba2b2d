import { createHash } from 'node:crypto';

/** A short name for any JSON. */
export function jsonHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
