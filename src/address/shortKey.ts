import type { RecordKey } from './resource.ts';

/** Up to so many characters a key is shown as it is. */
const WHOLE = 12;
/** Words, numbers and dates are read at a glance up to here. */
const READABLE = 40;

/**
 * A record's key in short, enough to tell it from the others of a list where nothing names them: "Order
 * #199996". Numbers and words stand as they are, of what only machines read both ends; what a global id
 * encodes is shown in its place, and nothing depends on it.
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

/** The text that a key in base64 holds; null where it holds none. */
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
