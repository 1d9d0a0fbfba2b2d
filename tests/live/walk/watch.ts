import type { ConsoleMessage, Page, Response } from 'playwright';

/** What went wrong, and where. */
export interface Fault {
  readonly screen: string;
  readonly what: string;
}

/**
 * Notes what a page complains of while it is used: errors in its console, exceptions, calls that the
 * gateway refuses, and errors that the backend reports.
 *
 * @returns what takes the complaints up to now
 */
export function watch(page: Page): () => Promise<string[]> {
  let complaints: Array<Promise<string[]>> = [];
  const note = (...texts: string[]) => complaints.push(Promise.resolve(texts));
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    // The browser itself reports a page's 404, and a picture that is not there.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    // A stream of events has no end to wait for.
    if (new URL(response.url()).pathname === '/graphql' && !type.startsWith('text/event-stream'))
      complaints.push(refusals(response));
  });
  return async () => {
    const taken = await Promise.all(complaints);
    complaints = [];
    return taken.flat();
  };
}

async function refusals(response: Response): Promise<string[]> {
  const operation = (response.request().postDataJSON() as { operationName?: string } | null)
    ?.operationName;
  const text = await response.text().catch(() => '');
  if (!response.ok()) return [`${operation}: ${response.status()} ${text.slice(0, 200)}`];
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: Array<{ message: string }> };
    return errors.map(({ message }) => `${operation}: ${message}`);
  } catch {
    return [];
  }
}
