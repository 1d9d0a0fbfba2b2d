import { isTransient, type WireError } from './errors.ts';

const FIRST_DELAY = 1_000;
const LAST_DELAY = 30_000;

/** When to ask again for what failed and may come back: less and less often, and never sooner than the backend asks for. */
export class RetrySchedule {
  readonly #retry: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #delay = FIRST_DELAY;

  constructor(retry: () => void) {
    this.#retry = retry;
  }

  /** Plans the next try, unless none of the errors may pass by itself. */
  plan(errors: readonly WireError[]): void {
    const transient = errors.filter(isTransient);
    if (transient.length === 0) return;
    const asked = transient.map((error) =>
      error.name === 'ResponseError' ? (error.retryAfter ?? 0) * 1000 : 0,
    );
    this.cancel();
    this.#timer = setTimeout(this.#retry, Math.max(this.#delay, ...asked));
    this.#delay = Math.min(this.#delay * 2, LAST_DELAY);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Something came: the next failure begins anew. */
  noteSuccess(): void {
    this.#delay = FIRST_DELAY;
  }
}
