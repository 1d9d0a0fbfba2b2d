import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addressOf } from './address.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** How many tokens are tried that the backend refuses, before nobody there may try another one. */
const FROM_ONE_ADDRESS = 10;
const IN_ALL = 300;

/** Milliseconds that a try counts for. */
const WINDOW = 5 * 60_000;

/** Addresses that are remembered: whoever has more of them is held by the limit for all. */
const MOST_ADDRESSES = 10_000;

/** Milliseconds for which an address is known that somebody has signed in from. */
const KNOWN_FOR = 14 * 24 * 60 * 60_000;

const EVERYBODY = 'everybody';

interface Tries {
  count: number;
  readonly until: number;
}

/**
 * Limits how many tokens are tried, from one address and in all. Who guesses from many addresses keeps
 * out those who come from a new one, and nobody who has signed in from theirs before.
 */
export class SignInTries {
  readonly #byAddress = new LRUCache<string, Tries>({ max: MOST_ADDRESSES, ttl: WINDOW });
  readonly #known = new LRUCache<string, true>({ max: MOST_ADDRESSES, ttl: KNOWN_FOR });
  #all: Tries = { count: 0, until: 0 };

  /**
   * Counts a try; it is one from its beginning, so that many at once are counted too.
   *
   * @returns what takes it back: a token that was good is no guess
   * @throws {Refusal} when there were too many, with the seconds to wait
   */
  begin(request: IncomingMessage, settings: Pick<Settings, 'proxies'>): () => void {
    const now = Date.now();
    const address = addressOf(request, settings) || EVERYBODY;
    const known = this.#byAddress.get(address);
    const own = known && known.until > now ? known : { count: 0, until: now + WINDOW };
    if (this.#all.until <= now) this.#all = { count: 0, until: now + WINDOW };
    const all = this.#all;
    const full = [
      { tries: own, limit: FROM_ONE_ADDRESS },
      { tries: all, limit: this.#known.has(address) ? Infinity : IN_ALL },
    ].filter(({ tries, limit }) => tries.count >= limit);
    if (full.length > 0) {
      const until = Math.max(...full.map(({ tries }) => tries.until));
      throw new Refusal(
        429,
        'TOO_MANY_TRIES',
        'Too many tokens were tried. Wait a few minutes.',
        Math.ceil((until - now) / 1_000),
      );
    }
    for (const tries of [own, all]) tries.count += 1;
    this.#byAddress.set(address, own);
    return () => {
      for (const tries of [own, all]) tries.count -= 1;
      this.#known.set(address, true);
    };
  }
}
