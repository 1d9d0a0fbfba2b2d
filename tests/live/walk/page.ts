import type { Page } from 'playwright';

/** Waits until React has taken a page over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('__next') ?? {}).some((key) =>
      key.startsWith('__reactContainer'),
    ),
  );
}
