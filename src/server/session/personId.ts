import { createHmac } from 'node:crypto';
import { sessionSecrets } from '../secret.ts';
import type { NewSession } from './types.ts';
import { parseClaims } from '../tokenClaims.ts';

/** Separates this key from others that are derived from the same secret. */
const PURPOSE = 'frontage: who a person is, 1';

/** 128 bits in base64url: collisions are practically impossible. */
const ID_LENGTH = 22;

/**
 * An id of the person who signed in, the same for all of their sessions and after a renewal. The
 * credential cannot be derived from it, so pages may contain it. It is keyed with the oldest secret,
 * so that it survives a rotation of the secret.
 */
export function personId(signedIn: Omit<NewSession, 'renewal'>): string {
  return hashed(subjectOf(signedIn));
}

/**
 * The scope of the browser's storage: a person's id, or one id of this app for signed-out visitors.
 * Without a secret no one can sign in, so a constant does.
 */
export function storageScope(person: string | undefined): string {
  if (person !== undefined) return person;
  try {
    return hashed(['', 'value', 'nobody']);
  } catch {
    return 'nobody';
  }
}

function hashed(subject: readonly unknown[]): string {
  const key = createHmac('sha256', sessionSecrets().at(-1) ?? '')
    .update(PURPOSE)
    .digest();
  return createHmac('sha256', key)
    .update(JSON.stringify(subject))
    .digest('base64url')
    .slice(0, ID_LENGTH);
}

/**
 * What identifies the person: what a provider says, the issuer and subject of a JWT that the backend has looked at,
 * what they entered to be recognised by, otherwise the credential itself.
 */
function subjectOf({
  credential,
  origin,
  identifier,
  isUnproven,
}: Omit<NewSession, 'renewal'>): readonly unknown[] {
  if (origin.kind === 'provider') return ['provider', origin.provider, origin.subject];
  const headers = Object.entries(credential.headers);
  for (const [name, value] of headers) {
    const claims = isUnproven ? null : claimsOf(value);
    if (claims) return [name, 'subject', claims.iss, claims.sub];
  }
  if (identifier) return ['identifier', identifier.trim().toLowerCase()];
  return headers.flatMap(([name, value]) => [name, 'value', value]);
}

function claimsOf(value: string): { iss: unknown; sub: string | number } | null {
  const [, payload] = /^(?:Bearer )?[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(value) ?? [];
  const { iss = null, sub } = (payload && parseClaims(payload)) || {};
  return (typeof sub === 'string' && sub !== '') || typeof sub === 'number' ? { iss, sub } : null;
}
