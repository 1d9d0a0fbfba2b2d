import { Subscribers } from '../store/subscribers.ts';

/** Header of every response of the gateway: the release that answered. */
export const RELEASE_HEADER = 'frontage-release';

/**
 * Header of the response to an operation that the release does not know. Nothing was forwarded, so that even a mutation
 * can be sent again, to another instance.
 */
export const REFUSAL_HEADER = 'frontage-unknown-operation';

/** A release by the time of its build, in milliseconds, and its build's id, which instances with the same code share. */
export function printRelease(builtAt: number, buildId: string): string {
  return `${Math.round(builtAt)}.${buildId}`;
}

/**
 * Whether the app was released anew since this tab was loaded. The HTTP client reports responses, the shell shows the
 * notice. During a release, old and new instances answer in turn: only a later build counts.
 */
export class Releases {
  readonly #subscribers = new Subscribers();
  #own: string | null = null;
  #isOutdated = false;

  /** @param own the release that rendered the page; null in development */
  start(own: string | null): void {
    this.#own = own;
  }

  /** Notes which release answered a call. */
  reportResponse(release: string | null): void {
    if (!this.isOther(release) || this.#own === null) return;
    if (parseInt(String(release)) > parseInt(this.#own)) this.reportOutdated();
  }

  /** Notes that the app's servers no longer have what this tab needs. */
  reportOutdated(): void {
    if (this.#isOutdated) return;
    this.#isOutdated = true;
    this.#subscribers.notify();
  }

  /** Whether a release is known to be another than this tab's. */
  isOther(release: string | null): boolean {
    return release !== null && buildOf(release) !== buildOf(this.#own ?? '');
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.#subscribers.subscribe;

  /** For `useSyncExternalStore`. */
  readonly isOutdated = (): boolean => this.#isOutdated;
}

/** The instance of this tab. The server never changes it. */
export const releases = new Releases();

function buildOf(release: string): string {
  return release.slice(release.indexOf('.') + 1);
}
