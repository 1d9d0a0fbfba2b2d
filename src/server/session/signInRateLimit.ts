import { LRUCache } from 'lru-cache';
import { clientAddress } from '../clientAddress.ts';
import type { Client } from '../handler.ts';
import { HttpError } from '../httpError.ts';
import type { Settings } from '../settings.ts';

/** Rejected credentials per window, from one address and in total. */
const MAX_PER_ADDRESS = 10;
const MAX_IN_TOTAL = 300;

/** Milliseconds after which an attempt no longer counts. */
const WINDOW_MS = 5 * 60_000;

/** Addresses that are counted; beyond that the total limit applies. */
const MAX_ADDRESSES = 10_000;

/** Milliseconds for which a successful address is exempt from the total limit. */
const KNOWN_ADDRESS_MS = 14 * 24 * 60 * 60_000;

const NO_ADDRESS = 'everybody';

interface Attempts {
  count: number;
  readonly until: number;
}

/** An attempt to sign in, which counts until it turns out to be no guess. */
export interface Attempt {
  /** Nobody has looked at what was entered, or it was right so far. Once is enough. */
  readonly takeBack: () => void;
  /** What was entered is right: people sign in from this address. */
  readonly accept: () => void;
}

/**
 * Limits sign-in attempts, from one address and in total. An attack from many addresses locks out
 * new addresses only, not those that have signed in before.
 */
export class SignInRateLimit {
  readonly #byAddress = new LRUCache<string, Attempts>({ max: MAX_ADDRESSES, ttl: WINDOW_MS });
  readonly #knownAddresses = new LRUCache<string, true>({
    max: MAX_ADDRESSES,
    ttl: KNOWN_ADDRESS_MS,
  });
  #total: Attempts = { count: 0, until: 0 };

  /**
   * Counts an attempt from its start, so that parallel ones count too.
   *
   * @returns the attempt, to be taken back for what was no guess
   * @throws {HttpError} 429 with the seconds to wait, when there were too many
   */
  begin(
    request: Pick<Request, 'headers'>,
    client: Client,
    settings: Pick<Settings, 'proxies'>,
  ): Attempt {
    const now = Date.now();
    const address = clientAddress(request, client, settings) || NO_ADDRESS;
    const previous = this.#byAddress.get(address);
    const own = previous && previous.until > now ? previous : { count: 0, until: now + WINDOW_MS };
    if (this.#total.until <= now) this.#total = { count: 0, until: now + WINDOW_MS };
    const total = this.#total;
    const exhausted = [
      { attempts: own, limit: MAX_PER_ADDRESS },
      { attempts: total, limit: this.#knownAddresses.has(address) ? Infinity : MAX_IN_TOTAL },
    ].filter(({ attempts, limit }) => attempts.count >= limit);
    if (exhausted.length > 0) {
      const until = Math.max(...exhausted.map(({ attempts }) => attempts.until));
      throw new HttpError(
        429,
        'TOO_MANY_TRIES',
        'Too many tokens were tried. Wait a few minutes.',
        Math.ceil((until - now) / 1_000),
      );
    }
    for (const attempts of [own, total]) attempts.count += 1;
    this.#byAddress.set(address, own);
    let isCounted = true;
    const takeBack = () => {
      if (isCounted) for (const attempts of [own, total]) attempts.count -= 1;
      isCounted = false;
    };
    const accept = () => {
      takeBack();
      this.#knownAddresses.set(address, true);
    };
    return { takeBack, accept };
  }
}
