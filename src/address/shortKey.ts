import type { RecordKey } from './resource.ts';

/** Keys up to this length are shown in full. */
const WHOLE = 12;
/** Words, numbers and dates are read at a glance up to here. */
const READABLE = 40;

/**
 * A short form of a record's key, to distinguish records without a title: "Order #199996". Numbers and
 * words stay; opaque keys show both ends; the decoded content of a global id is shown for display only.
 */
export function shortKey(key: RecordKey | null | undefined): string {
  if (key === null || key === undefined) return '';
  const parts = typeof key === 'object' ? key : [key];
  return `#${parts.map((part) => shortPart(String(part))).join('-')}`;
}

function shortPart(text: string): string {
  const encoded = partsIn(text) ?? partsIn(decoded(text));
  if (encoded) return encoded.map(shortPart).join('-');
  if (text.length <= WHOLE || isReadable(text)) return text;
  const isUuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
  // What fills base64 up is the same for all.
  const bare = text.replace(/=+$/, '');
  return `${bare.slice(0, isUuid ? 8 : 4)}…${bare.slice(-6)}`;
}

/** Digits, and words with separators between them: `2026-10-01`, `dark-roast`. */
function isReadable(text: string): boolean {
  if (text.length > READABLE) return false;
  return /^\d+$/.test(text) || /^(\d+|[a-z]+\d{0,4})([-_./: ](\d+|[a-z]+\d{0,4}))+$/i.test(text)
    ? !/^[\da-f]{8}-[\da-f]{4}-/i.test(text)
    : false;
}

/** The key in what a server encodes it with: `["orders",1,2]`, `gid://shop/Order/1`, `Order:1`. */
function partsIn(text: string | null): string[] | null {
  if (text === null) return null;
  const [, address] = /^gid:\/\/[^/]+\/[^/]+\/([^?]+)/.exec(text) ?? [];
  if (address) return [address];
  const [, afterType] = /^[A-Z]\w*:(.+)$/.exec(text) ?? [];
  if (afterType) return afterType.split(':');
  return text.startsWith('[') ? listIn(text) : null;
}

function listIn(text: string): string[] | null {
  try {
    const [type, ...parts] = JSON.parse(text) as unknown[];
    const isKey = parts.every((part) => typeof part === 'string' || typeof part === 'number');
    return typeof type === 'string' && parts.length > 0 && isKey ? parts.map(String) : null;
  } catch {
    return null;
  }
}

/** The decoded text of a base64 key; null if it is none. */
function decoded(text: string): string | null {
  if (!/^[\w+/-]{6,}={0,2}$/.test(text)) return null;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const utf8 = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    const words = new TextDecoder('utf-8', { fatal: true }).decode(utf8);
    return /\p{Cc}/u.test(words) ? null : words;
  } catch {
    return null;
  }
}
