import { isWireError } from './errors.ts';
import { Subscribers } from '../store/subscribers.ts';

/** Delays between checks of an unreachable backend, in milliseconds. */
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30_000;

/**
 * Whether the browser's last call reached the backend. The environment reports calls, the shell
 * shows the notice. It holds no personal data, and the server never changes it.
 */
export class Reachability {
  readonly #subscribers = new Subscribers();
  #isReached = true;

  /** A response arrived, whatever its status. */
  reportSuccess(): void {
    this.#set(true);
  }

  /** A call failed; only a NetworkError says something about the connection. */
  reportFailure(error: unknown): void {
    if (isWireError(error)) this.#set(error.name !== 'NetworkError');
  }

  /**
   * Checks until the backend is ready again: a fully loaded page would not send a request by
   * itself.
   *
   * @returns a function that stops it
   */
  watch(isReady: () => Promise<boolean>): () => void {
    let pause = FIRST_DELAY_MS;
    let timer = setTimeout(check, pause);
    let isOver = false;
    const noteResponse = () => this.reportSuccess();
    async function check() {
      const ready = await isReady().catch(() => false);
      if (isOver) return;
      if (ready) return noteResponse();
      pause = Math.min(pause * 2, MAX_DELAY_MS);
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
  readonly subscribe = this.#subscribers.subscribe;

  /** For `useSyncExternalStore`. */
  readonly isReached = (): boolean => this.#isReached;

  #set(isReached: boolean): void {
    if (this.#isReached === isReached) return;
    this.#isReached = isReached;
    this.#subscribers.notify();
  }
}

/** The instance of this tab. */
export const reachability = new Reachability();
