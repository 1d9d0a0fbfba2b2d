import { createHmac } from 'node:crypto';
import { sessionSecrets } from './secret.ts';
import type { Credential } from './session.ts';

/** Says what the key is for, so that nothing else that is made of the secret is the same. */
const PURPOSE = 'frontage: who a person is, 1';

/** 128 bits: enough that no two people are the same one. */
const LENGTH = 22;

/**
 * Who somebody is, as far as their credential says: the same for each of their sessions, and nothing
 * that the credential could be found from, so that pages may hold it. It is made with the oldest
 * secret, so that it outlasts the time in which the secret is exchanged.
 */
export function personOf(credential: Credential): string {
  const key = createHmac('sha256', sessionSecrets().at(-1) ?? '')
    .update(PURPOSE)
    .digest();
  return createHmac('sha256', key)
    .update(JSON.stringify(subjectOf(credential)))
    .digest('base64url')
    .slice(0, LENGTH);
}

/**
 * Whose the browser's storage is: a person's, or of nobody in particular in this app. Where there is no
 * secret nobody can be signed in, and the page goes without one.
 */
export function storageScope(credential: Credential | undefined): string {
  if (credential) return personOf(credential);
  try {
    return personOf({ name: '', value: 'nobody' });
  } catch {
    return 'nobody';
  }
}

/** A token that says whose it is names the same person after it was exchanged for a new one. */
function subjectOf({ name, value }: Credential): readonly unknown[] {
  const [, payload] = /^(?:Bearer )?[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(value) ?? [];
  const { iss = null, sub } = payload ? claimsIn(payload) : {};
  const saysWhose = (typeof sub === 'string' && sub !== '') || typeof sub === 'number';
  return saysWhose ? [name, 'subject', iss, sub] : [name, 'value', value];
}

function claimsIn(payload: string): { iss?: unknown; sub?: unknown } {
  try {
    const text = Buffer.from(payload, 'base64url').toString('utf8');
    return Object(JSON.parse(text)) as { iss?: unknown; sub?: unknown };
  } catch {
    return {};
  }
}
