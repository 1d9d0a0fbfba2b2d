import { sameName } from '../../wording/words.ts';

/** Words of tokens that do not authorise later calls. */
const OTHER_TOKEN = new Set(
  (
    'csrf xsrf reset continuation device push fcm apns mfa tfa otp 2fa totp challenge verification confirmation ' +
    'confirm type count next page invite invitation registration public captcha recaptcha activation temp temporary ' +
    'partial pre step hash expires expiry expiration expire exp valid ttl lifetime in at email remember unlock ' +
    'magic pending setup issued created qr provider'
  ).split(' '),
);

/** Objects that hold a token rather than being about somebody. */
const HOLDER = /token|jwt|credential|session|auth|access/;
/** Names for the text of a token inside an object that is called so. */
const BARE = new Set([
  'value',
  'raw',
  'string',
  'text',
  'plaintext',
  'encoded',
  'hash',
  'id',
  'content',
  'body',
]);

/** Ranks by a pattern of the name; the first that matches holds. */
type Ranks = readonly (readonly [rank: number, name: RegExp])[];

/** Of names that end in a word for tokens, by their words. */
const TOKENS: Ranks = [
  [10, /^access \w+$/],
  [9, /\b(access|jwt)\b/],
  [8, /\bauth\b|^token$/],
  [7, /\bsession\b|\bbearer$/],
  [4, /\b(id|identity)\b/],
  [6, /\w$/],
];
const TOKEN = new Set(['token', 'jwt', 'bearer', 'authorization']);

/** Of other names, without spaces. */
const LIKE_TOKENS: Ranks = [
  [7, /accesstoken|authtoken|jwt|idtoken|sessiontoken/],
  [3, /^(sessionid|sid|sessionkey|authkey|secret|accesskey|apikey)$/],
];

/**
 * How well a field fits the token that later calls bring; 0 where it does not.
 *
 * @param holder the words of the object that it is in; they say what a bare `token` or `value` is
 */
export function tokenRank(words: readonly string[], holder: readonly string[]): number {
  const own = sameName(words.join('_'));
  const holders = holder.filter((word) => HOLDER.test(word));
  if (holder.includes('refresh') || isRefresh([...holders, ...words]) || isOther(words)) return 0;
  if (BARE.has(own)) return own !== 'id' && /token|jwt/.test(holder.join(' ')) ? 6 : 0;
  // Records have keys, too: only that of a token or a session is one.
  if (own === 'key') return holders.length > 0 ? 2 : 0;
  return TOKEN.has(words.at(-1) ?? '') ? rankIn(TOKENS, words.join(' ')) : rankIn(LIKE_TOKENS, own);
}

function rankIn(ranks: Ranks, name: string): number {
  return ranks.find(([, pattern]) => pattern.test(name))?.[0] ?? 0;
}

/** How well a field fits a refresh token; 0 where it is none. */
export function refreshTokenRank(words: readonly string[], holder: readonly string[]): number {
  const all = [...holder, ...words];
  if (!isRefresh(all) || isOther(words)) return 0;
  const last = words.at(-1) ?? '';
  if (words.some((word) => /^(refresh|renew|renewal)$/.test(word)))
    return /token|jwt|refresh/.test(last) ? 10 : 0;
  return last === 'token' || last === 'jwt' || BARE.has(words.join('')) ? 6 : 0;
}

/** How well a field fits the end of the token's life; 0 where it does not. */
export function expiryRank(words: readonly string[], holder: readonly string[]): number {
  if (
    [...holder, ...words].some(
      (word) => word === 'refresh' || word === 'reset' || word === 'password',
    )
  )
    return 0;
  const text = words.join(' ');
  if (
    /^((access|auth|id|session|jwt) )?(token )?(expires|expiry|expiration|expire|exp|expired)( (in|at|on|date|time|timestamp|seconds|ms|millis))*$/.test(
      text,
    )
  )
    return 8;
  if (/^(jwt|token) (expires|expiry|expiration|exp)\b/.test(text)) return 8;
  if (/^(valid (until|to|for)|ttl|lifetime|max age|token (ttl|lifetime))$/.test(text)) return 6;
  return 0;
}

function isRefresh(words: readonly string[]): boolean {
  return words.some((word) => /^(refresh|renew|renewal|refresh_?tokens?)$/.test(word));
}

function isOther(words: readonly string[]): boolean {
  return words.some((word) => OTHER_TOKEN.has(word));
}
