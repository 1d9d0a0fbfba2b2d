import { isTransient, retryAfterMs, type WireError } from './errors.ts';

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/**
 * Schedules retries of queries with exponential backoff, never sooner than the backend's
 * `Retry-After`.
 */
export class RetrySchedule {
  readonly #retry: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #delay = FIRST_DELAY_MS;

  constructor(retry: () => void) {
    this.#retry = retry;
  }

  /** Schedules the next retry, unless no error is transient. */
  schedule(errors: readonly WireError[]): void {
    const transient = errors.filter(isTransient);
    if (transient.length === 0) return;
    this.cancel();
    this.#timer = setTimeout(this.#retry, Math.max(this.#delay, ...transient.map(retryAfterMs)));
    this.#delay = Math.min(this.#delay * 2, MAX_DELAY_MS);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** A query succeeded: the next failure starts with the first delay. */
  reset(): void {
    this.#delay = FIRST_DELAY_MS;
  }
}
