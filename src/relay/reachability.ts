import { isWireError } from './errors.ts';

/** Milliseconds between two looks for a backend that did not answer: at first, and at most. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

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

  /**
   * Asks until the backend answers again: a page that lacks nothing would not ask by itself, and go on saying
   * that it cannot be reached.
   *
   * @returns what ends it
   */
  watch(isReady: () => Promise<boolean>): () => void {
    let pause = FIRST_PAUSE;
    let timer = setTimeout(check, pause);
    let isOver = false;
    const noteAnswer = () => this.noteAnswer();
    async function check() {
      const ready = await isReady().catch(() => false);
      if (isOver) return;
      if (ready) return noteAnswer();
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      timer = setTimeout(check, pause);
    }
    const now = () => {
      clearTimeout(timer);
      void check();
    };
    window.addEventListener('online', now);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
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
