/** What is called when a store outside React has changed. */
export class Subscribers {
  readonly #listeners = new Set<() => void>();

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** For `useSyncExternalStore`. @returns a function that ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
