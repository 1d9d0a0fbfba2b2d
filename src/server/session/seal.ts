import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import { sessionSecrets } from '../secret.ts';
import type { Session } from './types.ts';

/** Separates these keys from others that are derived from the same secret. */
const PURPOSE = 'frontage: sealed sessions, 2';
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;
const KEY_BYTES = 32;

/** Unsealing costs as much as the rest of a call, so results are kept for a minute. */
const unsealed = new LRUCache<string, { session: Session | null }>({ max: 1_000, ttl: 60_000 });

const keys = new Map<string, Uint8Array>();

function keyOf(secret: string): Uint8Array {
  const known = keys.get(secret);
  if (known) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  keys.set(secret, key);
  return key;
}

/**
 * Encrypts a session (JWE, RFC 7516), so that a browser can neither read nor change it. It is
 * compressed before: tokens are long, and cookies are short.
 *
 * @throws when the session secret is missing or invalid
 */
export async function seal(session: Session): Promise<string> {
  const content = deflateRawSync(JSON.stringify(session), { level: 9 });
  const sealed = new CompactEncrypt(content).setProtectedHeader(ALGORITHMS);
  return sealed.encrypt(keyOf(sessionSecrets()[0]));
}

/** The session in a seal; null when it is forged, or sealed with a secret that is not known. */
export async function unseal(text: string): Promise<Session | null> {
  const known = unsealed.get(text);
  if (known) return known.session;
  const session = await unsealWithAny(text);
  unsealed.set(text, { session });
  return session;
}

async function unsealWithAny(text: string): Promise<Session | null> {
  for (const secret of sessionSecrets()) {
    try {
      const { plaintext } = await compactDecrypt(text, keyOf(secret), {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
      });
      const content = Object(JSON.parse(inflateRawSync(plaintext).toString())) as Partial<Session>;
      if (isSession(content)) return content;
    } catch {
      // Sealed with another secret, forged, or cut off.
    }
  }
  return null;
}

function isSession(content: Partial<Session>): content is Session {
  const { id, person, credential, origin, startedAt, sealedAt } = content;
  return Boolean(id && person && credential?.headers && origin?.kind && startedAt && sealedAt);
}
