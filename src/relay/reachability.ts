import { isWireError } from './errors.ts';

/**
 * Whether the browser's last call got through. The network tells it, the notice in the shell shows
 * it. It holds nothing of anybody's, and on the server nothing changes it.
 */
export class Reachability {
  readonly #listeners = new Set<() => void>();
  #isReached = true;

  /** An answer came, whatever it says. */
  noteAnswer(): void {
    this.#note(true);
  }

  /** A call failed: only when no answer came at all does this say anything about the connection. */
  noteFailure(error: unknown): void {
    if (isWireError(error)) this.#note(error.name !== 'NetworkError');
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For `useSyncExternalStore`. */
  readonly isReached = (): boolean => this.#isReached;

  #note(isReached: boolean): void {
    if (this.#isReached === isReached) return;
    this.#isReached = isReached;
    for (const listener of this.#listeners) listener();
  }
}

/** The visit's own. */
export const reachability = new Reachability();
