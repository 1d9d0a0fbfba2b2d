import type { Page } from 'playwright/test';

/** What a page may still ask for by itself, after everything that it named has come. */
const IDLE_MS = 2_000;

/**
 * Loads a page for a visitor without any cache, and does not touch it.
 *
 * @returns for each script that came until the page was idle, its bytes on the wire
 */
export async function scriptBytes(page: Page, url: string): Promise<number[]> {
  const scripts: Array<Promise<number>> = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(IDLE_MS);
  return Promise.all(scripts);
}
