import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** How long a page asks for nothing before it counts as quiet. */
const QUIET_MS = 500;
const LONGEST_MS = 20_000;

/** What a page waits for: calls whose answers have not come. */
class Calls {
  readonly #open = new Set<Request>();
  #changed = performance.now();

  constructor(page: Page) {
    const end = (request: Request) => {
      if (this.#open.delete(request)) this.#changed = performance.now();
    };
    page.on('request', (request) => {
      this.#open.add(request);
      this.#changed = performance.now();
    });
    page.on('requestfinished', end).on('requestfailed', end);
    // What follows changes stays open for as long as the page does.
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (type.startsWith('text/event-stream')) end(response.request());
    });
  }

  get isQuiet(): boolean {
    return this.#open.size === 0 && performance.now() - this.#changed >= QUIET_MS;
  }
}

const calls = new WeakMap<Page, Calls>();

/** Begins to note what a page asks for, before its first address. */
export function noteCalls(page: Page): void {
  if (!calls.has(page)) calls.set(page, new Calls(page));
}

/**
 * Waits until a page asks for nothing more. Playwright's `networkidle` waits for subscriptions, too, which never end.
 *
 * @throws when it still asks after a while
 */
export async function quiet(page: Page): Promise<void> {
  noteCalls(page);
  const start = performance.now();
  while (!calls.get(page)?.isQuiet) {
    if (performance.now() - start > LONGEST_MS) throw new Error('The page is never quiet.');
    await setTimeout(50);
  }
}
