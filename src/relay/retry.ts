import { isTransient, isWireError, retryAfterMs } from './errors.ts';

export interface RetryOptions {
  /** Number of attempts in total. */
  readonly attempts?: number;
  /** Average milliseconds before the second attempt; doubled before each further one. */
  readonly firstDelay?: number;
  /**
   * The longest delay in milliseconds. When the backend asks for more, there is no further attempt.
   */
  readonly maxDelay?: number;
  readonly signal?: AbortSignal;
}

const DEFAULTS = { attempts: 3, firstDelay: 200, maxDelay: 5_000 };

/**
 * Retries a **query** until it succeeds, fails permanently, or runs out of attempts. Never use it
 * for a mutation: when its response is lost, it may have been executed.
 *
 * @throws the last attempt's error, or the signal's reason
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { attempts, firstDelay, maxDelay, signal } = { ...DEFAULTS, ...options };
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      const requestedDelay = retryAfterMs(error);
      if (attemptNumber >= attempts || !isWorthRetrying(error) || requestedDelay > maxDelay)
        throw error;
      await delay(
        Math.max(requestedDelay, backoff(firstDelay * 2 ** (attemptNumber - 1), maxDelay)),
        signal,
      );
    }
  }
}

/** A time-out is not retried: the person has waited long enough. */
function isWorthRetrying(error: unknown): boolean {
  return isWireError(error) && error.name !== 'TimeoutError' && isTransient(error);
}

/**
 * A random delay around an average, in milliseconds. The jitter spreads the retries of many
 * visitors when a backend is available again.
 */
export function backoff(average: number, longest: number): number {
  return Math.min(average * (0.5 + Math.random()), longest);
}

/** Waits. @throws the signal's reason when it is aborted first, or was before */
export function delay(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
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
