import { parseEntry, PREFIX } from './quickStorage.ts';
import { currentScope } from './scope.ts';
import { collectSignedOutDrafts } from './signedOutDrafts.ts';

/** Characters of all entries together; browsers take some five million. */
const MOST = 1_500_000;

/** Entries of earlier versions, which were not separated by person. */
const FORMER = /^frontage[ .](?!scope)/;

/** Removes expired entries, those that end at sign-out, and the oldest beyond the limit. */
export function sweepQuickStorage(signedOut: readonly string[]): void {
  collectSignedOutDrafts();
  for (const place of [() => localStorage, () => sessionStorage]) {
    try {
      sweep(place(), Date.now(), signedOut);
    } catch {
      // What is refused has nothing in it.
    }
  }
}

function sweep(place: Storage, now: number, signedOut: readonly string[]): void {
  const kept: { readonly key: string; readonly until: number; readonly length: number }[] = [];
  for (const key of Object.keys(place)) {
    if (!key.startsWith(PREFIX)) {
      if (FORMER.test(key)) place.removeItem(key);
      continue;
    }
    const text = place.getItem(key) ?? '';
    const entry = parseEntry(text);
    const [, scope] = key.split('/');
    const isLeft = signedOut.includes(scope) && entry?.endsAtSignOut === true;
    const isForeign = place === sessionStorage && scope !== currentScope();
    if (!entry || entry.until < now || isLeft || isForeign) place.removeItem(key);
    else kept.push({ key, until: entry.until, length: text.length });
  }
  let total = kept.reduce((sum, { length }) => sum + length, 0);
  for (const { key, length } of kept.sort((one, other) => one.until - other.until)) {
    if (total <= MOST) return;
    place.removeItem(key);
    total -= length;
  }
}
