import type { Disposable, Environment, OperationDescriptor } from 'relay-runtime';

/**
 * Keeps the results of a page's queries in the store: from the request until the page is unmounted, or for some time where
 * no page is mounted.
 */
export class PageRetention {
  readonly #environment: Environment;
  readonly #releaseAfter: number;
  readonly #released: () => void;
  #retained: Disposable[] = [];
  #owners = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param releaseAfter milliseconds for which results are kept that no page shows
   * @param released is called when they are kept no longer
   */
  constructor(environment: Environment, releaseAfter: number, released: () => void) {
    this.#environment = environment;
    this.#releaseAfter = releaseAfter;
    this.#released = released;
  }

  /** Whether a page is mounted that shows the results. */
  get isOwned(): boolean {
    return this.#owners > 0;
  }

  /** Keeps the results of operations, unless some are kept already. */
  begin(operations: Iterable<OperationDescriptor>): void {
    if (this.#retained.length > 0) return;
    this.#retained = Array.from(operations, (operation) => this.#environment.retain(operation));
    if (!this.isOwned) this.#releaseLater();
  }

  /** Keeps the results of one more, where some are kept. */
  add(operation: OperationDescriptor): void {
    if (this.#retained.length > 0) this.#retained.push(this.#environment.retain(operation));
  }

  /** A page is mounted; may come twice, as in StrictMode. */
  own(): void {
    this.#owners += 1;
    clearTimeout(this.#timer);
  }

  /** A page is unmounted. */
  disown(): void {
    this.#owners -= 1;
    if (!this.isOwned) this.#releaseLater();
  }

  /** Releases at once what no mounted page shows. */
  abandon(): void {
    clearTimeout(this.#timer);
    if (!this.isOwned) this.#release();
  }

  #releaseLater(): void {
    if (this.#environment.isServer()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#release(), this.#releaseAfter);
  }

  #release(): void {
    for (const retained of this.#retained) retained.dispose();
    this.#retained = [];
    this.#released();
  }
}
