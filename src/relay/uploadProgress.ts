import { Subscribers } from '../store/subscribers.ts';

/** How much of each file has been sent, from 0 to 1. It holds the files only while they are sent, in the browser. */
export class UploadProgress {
  readonly #subscribers = new Subscribers();
  readonly #sent = new Map<Blob, number>();

  /**
   * Notes how much of a body has been sent, at whose end the files are, one after the other.
   *
   * @param loaded bytes of the body that have been sent, of `total`
   */
  report(files: readonly Blob[], loaded: number, total: number): void {
    let start = total - files.reduce((sum, { size }) => sum + size, 0);
    for (const file of files) {
      const part = file.size === 0 ? 1 : (loaded - start) / file.size;
      this.#sent.set(file, Math.max(0, Math.min(1, part)));
      start += file.size;
    }
    this.#subscribers.notify();
  }

  /** The files are sent, or will not be. */
  end(files: readonly Blob[]): void {
    for (const file of files) this.#sent.delete(file);
    this.#subscribers.notify();
  }

  /** Null while it is not being sent. */
  of(file: Blob): number | null {
    return this.#sent.get(file) ?? null;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.#subscribers.subscribe;
}

/** The uploads of this tab. The server never changes it. */
export const uploadProgress = new UploadProgress();
