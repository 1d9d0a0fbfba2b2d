import { createHmac } from 'node:crypto';
import { sessionSecrets } from './secret.ts';
import type { Credential } from './credentialHeaders.ts';

/** Separates this key from others that are derived from the same secret. */
const PURPOSE = 'frontage: who a person is, 1';

/** 128 bits in base64url: collisions are practically impossible. */
const ID_LENGTH = 22;

/**
 * An id of the person behind a credential, the same for all of their sessions. The credential
 * cannot be derived from it, so pages may contain it. It is keyed with the oldest secret, so that
 * it survives a rotation of the secret.
 */
export function personId(credential: Credential): string {
  const key = createHmac('sha256', sessionSecrets().at(-1) ?? '')
    .update(PURPOSE)
    .digest();
  return createHmac('sha256', key)
    .update(JSON.stringify(subjectOf(credential)))
    .digest('base64url')
    .slice(0, ID_LENGTH);
}

/**
 * The scope of the browser's storage: a person's id, or one id of this app for signed-out visitors.
 * Without a secret no one can sign in, so a constant does.
 */
export function storageScope(credential: Credential | undefined): string {
  if (credential) return personId(credential);
  try {
    return personId({ name: '', value: 'nobody' });
  } catch {
    return 'nobody';
  }
}

/**
 * What identifies the person: a JWT's issuer and subject, which stay the same when the token is
 * renewed, otherwise the credential itself.
 */
function subjectOf({ name, value }: Credential): readonly unknown[] {
  const [, payload] = /^(?:Bearer )?[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(value) ?? [];
  const { iss = null, sub } = payload ? claimsIn(payload) : {};
  const hasSubject = (typeof sub === 'string' && sub !== '') || typeof sub === 'number';
  return hasSubject ? [name, 'subject', iss, sub] : [name, 'value', value];
}

function claimsIn(payload: string): { iss?: unknown; sub?: unknown } {
  try {
    const text = Buffer.from(payload, 'base64url').toString('utf8');
    return Object(JSON.parse(text)) as { iss?: unknown; sub?: unknown };
  } catch {
    return {};
  }
}
