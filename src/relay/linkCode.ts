import { withoutBasePath } from '../address/basePath.ts';
import { isCostly } from './costlyConnection.ts';
import { isSamePath } from './pageLinks.ts';

/** The links that a list is there for: those to its records. */
const RECORDS = 'main th[scope="row"] a[href]';

/** Loads the code of the pages that links lead to, one page at a time. */
export class LinkCode {
  readonly #loadPage: (path: string) => Promise<unknown>;
  #isLoading = false;

  constructor(loadPage: (path: string) => Promise<unknown>) {
    this.#loadPage = loadPage;
  }

  // Over a slow line, code that nobody uses would hold up the code that is used.
  load(link: HTMLAnchorElement): void {
    if (this.#isLoading || isCostly()) return;
    this.#isLoading = true;
    const end = () => (this.#isLoading = false);
    this.#loadPage(withoutBasePath(link.pathname)).then(end, end);
  }

  /** Loads the code of a list's records, as soon as there is nothing else to do. */
  loadRecords(): void {
    const link = document.querySelector<HTMLAnchorElement>(RECORDS);
    if (!link || isSamePath(link)) return;
    this.#isLoading = true;
    whenIdle(() => {
      this.#isLoading = false;
      this.load(link);
    });
  }
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act);
}
