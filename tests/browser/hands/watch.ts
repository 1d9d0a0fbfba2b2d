import type { Page, Request } from 'playwright/test';

/** What pages ask for by themselves, or when something is looked for. */
const ASKED_ANYWAY = /(?:Total|Trend|Finder\w*|Picker\w*)Query$|Subscription$/;

/** Takes note of all that goes wrong on a page, and of what was done before. */
export class Watch {
  readonly faults: string[] = [];
  /** What is being done, in words. */
  #doing = '';
  #mayAsk = true;
  /** Requests that are under way, but for streams. */
  readonly #pending = new Set<Request>();

  constructor(page: Page) {
    page.on('crash', () => this.fault('the tab crashes'));
    page.on('pageerror', (error) => this.fault(`an error is thrown: ${error.message}`));
    page.on('console', (message) => {
      // The browser itself reports a page's status; that is a true status, not a fault.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource'))
        return;
      this.fault(`the console says: ${message.text()}`);
    });
    page.on('dialog', (dialog) => {
      this.fault(`somebody who has typed nothing is asked (${dialog.type()}): ${dialog.message()}`);
      dialog.accept().catch(() => undefined);
    });
    page.on('request', (request) => {
      if (request.headers().accept?.includes('event-stream')) return;
      // What the page before had asked for ends with it.
      if (request.isNavigationRequest()) this.#pending.clear();
      this.#pending.add(request);
      this.#look(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.#pending.delete(request));
  }

  /**
   * Does something that changes nothing.
   *
   * @param what in words, for when something goes wrong
   * @param mayAsk whether it opens what the backend has to be asked for
   */
  async doing(what: string, mayAsk: boolean, act: () => Promise<unknown>): Promise<void> {
    this.#doing = what;
    this.#mayAsk = mayAsk;
    try {
      await act();
    } catch (error) {
      this.fault(`it cannot be done: ${String(error).split('\n')[0]}`);
    }
  }

  get isQuiet(): boolean {
    return this.#pending.size === 0;
  }

  fault(what: string): void {
    this.faults.push(`${this.#doing}: ${what}`);
  }

  #look(request: Request): void {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const { operationName, query = '' } = (request.postDataJSON() ?? {}) as Record<string, string>;
    if (/^\s*mutation\b/.test(query))
      this.fault(`${operationName} is sent, which nobody asked for`);
    else if (!this.#mayAsk && !ASKED_ANYWAY.test(operationName))
      this.fault(`${operationName} is asked for, which nothing needs`);
  }
}
