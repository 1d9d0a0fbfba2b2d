import { isTransient, isWireError, ResponseError } from './errors.ts';

export interface RetryOptions {
  /** How often to try in all. */
  readonly attempts?: number;
  /** Milliseconds before the second try, on average; doubled before each further one. */
  readonly firstDelay?: number;
  /** The longest single delay in milliseconds: when the backend asks for more, there is no other try. */
  readonly longestDelay?: number;
  readonly signal?: AbortSignal;
}

const DEFAULTS = { attempts: 3, firstDelay: 200, longestDelay: 5_000 };

/**
 * Tries a **query** until it succeeds, fails for good, or has been tried often enough. A mutation
 * must not be given to this: when its answer is lost nobody knows whether it happened.
 *
 * @throws the last try's error, or the signal's reason
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { attempts, firstDelay, longestDelay, signal } = { ...DEFAULTS, ...options };
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      const asked = askedDelay(error);
      if (tries >= attempts || !isWorthRetrying(error) || asked > longestDelay) throw error;
      await pause(Math.max(asked, backoff(firstDelay * 2 ** (tries - 1), longestDelay)), signal);
    }
  }
}

/** Who has waited for a whole time-out is told so, rather than made to wait for two more. */
function isWorthRetrying(error: unknown): boolean {
  return isWireError(error) && error.name !== 'TimeoutError' && isTransient(error);
}

/** Milliseconds that the backend asked to be left alone for. */
function askedDelay(error: unknown): number {
  return error instanceof ResponseError ? (error.retryAfter ?? 0) * 1000 : 0;
}

/**
 * A random delay around an average, in milliseconds. Jitter keeps the visitors of a backend that
 * comes back from all asking at the same moment.
 */
export function backoff(average: number, longest: number): number {
  return Math.min(average * (0.5 + Math.random()), longest);
}

/** @throws the signal's reason when it is aborted before the time is over */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', aborted, { once: true });
    function done() {
      signal?.removeEventListener('abort', aborted);
      resolve();
    }
    function aborted() {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    }
  });
}
