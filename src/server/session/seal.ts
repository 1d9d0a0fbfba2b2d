import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import { sessionSecrets } from '../secret.ts';
import type { Session } from './types.ts';

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;
const KEY_BYTES = 32;

/** Separates the keys of sessions from others that are derived from the same secret. */
const SESSIONS = 'frontage: sealed sessions, 2';

/** Unsealing costs as much as the rest of a call, so results are kept for a minute. */
const unsealed = new LRUCache<string, { session: Session | null }>({ max: 1_000, ttl: 60_000 });

const keys = new Map<string, Uint8Array>();

function keyOf(secret: string, purpose: string): Uint8Array {
  const place = `${purpose} ${secret}`;
  const known = keys.get(place);
  if (known) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  keys.set(place, key);
  return key;
}

/**
 * Encrypts a value (JWE, RFC 7516), so that a browser can neither read nor change it. It is
 * compressed before: tokens are long, and cookies are short.
 *
 * @param purpose what is sealed for one purpose is not opened for another
 * @throws when the session secret is missing or invalid
 */
export async function sealContent(purpose: string, value: object): Promise<string> {
  const content = deflateRawSync(JSON.stringify(value), { level: 9 });
  const encryption = new CompactEncrypt(content).setProtectedHeader(ALGORITHMS);
  return encryption.encrypt(keyOf(sessionSecrets()[0], purpose));
}

/** The value in a seal; null when it is forged, or sealed with a secret that is not known. */
export async function unsealContent(purpose: string, text: string): Promise<object | null> {
  for (const secret of sessionSecrets()) {
    try {
      const { plaintext } = await compactDecrypt(text, keyOf(secret, purpose), {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
      });
      return Object(JSON.parse(inflateRawSync(plaintext).toString())) as object;
    } catch {
      // Sealed with another secret, forged, or cut off.
    }
  }
  return null;
}

/** Seals a session. @throws as `sealContent` */
export function seal(session: Session): Promise<string> {
  return sealContent(SESSIONS, session);
}

/** The session in a seal; null when it is forged, or sealed with a secret that is not known. */
export async function unseal(text: string): Promise<Session | null> {
  const known = unsealed.get(text);
  if (known) return known.session;
  const content = await unsealContent(SESSIONS, text);
  const session = content && isSession(content) ? content : null;
  unsealed.set(text, { session });
  return session;
}

function isSession(content: Partial<Session>): content is Session {
  const { id, person, credential, origin, startedAt, sealedAt } = content;
  return Boolean(id && person && credential?.headers && origin?.kind && startedAt && sealedAt);
}
