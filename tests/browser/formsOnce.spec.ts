import type { Locator, Page } from 'playwright/test';
import { choose, expect, open, test } from './page.ts';
import { makeTags } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** A backend that answers changes only when it is let, and counts them. */
class SlowBackend {
  readonly sent: string[] = [];
  readonly #waiting: Array<() => void> = [];

  static async before(page: Page): Promise<SlowBackend> {
    const slow = new SlowBackend();
    await page.route('**/graphql', async (route) => {
      const { operationName, query } = route.request().postDataJSON() as Record<string, string>;
      if (query.trimStart().startsWith('mutation')) {
        slow.sent.push(operationName);
        await new Promise<void>((resolve) => slow.#waiting.push(resolve));
      }
      await route.continue();
    });
    return slow;
  }

  letGo(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}

/** Asks for the same again and again, by all the ways that there are, while the first is on its way. */
async function insist(page: Page, slow: SlowBackend, button: Locator, field?: Locator) {
  await button.dblclick({ force: true });
  await expect.poll(() => slow.sent.length).toBeGreaterThan(0);
  for (const key of ['Control+s', 'Meta+s', 'Control+s']) await page.keyboard.press(key);
  for (const key of field ? ['Enter', 'Enter', 'Control+Enter', 'Control+s'] : [])
    await field?.press(key);
  // By what would be sent if anything were: an answer of the page's own server comes after it.
  await page.evaluate(() => fetch('/healthz'));
}

test('a form is sent once, however often and by whatever way that is asked for', async ({
  page,
}) => {
  const name = `Once ${Date.now()}`;
  await open(page, url('/tags/new'));
  const slow = await SlowBackend.before(page);
  const field = page.getByLabel('Name');
  await field.fill(name);
  await page.getByLabel('Color').fill('#aabbcc');
  for (const key of ['Control+s', 'Control+s', 'Enter']) await field.press(key);
  await insist(page, slow, page.getByRole('main').locator('[type="submit"]'), field);
  expect(slow.sent).toEqual(['createTagMutation']);

  // It has been made, and its page is on its way: that is no time to make another.
  let showRecord = () => {};
  const shown = new Promise<void>((resolve) => (showRecord = resolve));
  await page.route('**/graphql', async (route) => {
    if (/"operationName":"TagRecord/.test(route.request().postData() ?? '')) await shown;
    await route.fallback();
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  slow.letGo();
  await answered;
  for (const key of ['Control+s', 'Enter']) await page.keyboard.press(key);
  showRecord();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(slow.sent).toEqual(['createTagMutation']);
  await open(page, url(`/tags?q=${encodeURIComponent(name)}`));
  await expect(page.locator('tbody tr')).toHaveCount(1);

  await page.locator('tbody th a').click();
  await page.getByRole('link', { name: 'Edit Color', exact: true }).click();
  const color = page.getByRole('main').getByRole('textbox', { name: 'Color' });
  await color.fill('#112233');
  for (const key of ['Control+s', 'Control+s']) await page.keyboard.press(key);
  await expect.poll(() => slow.sent.length).toBe(2);
  for (const key of ['Control+s', 'Enter']) await page.keyboard.press(key);
  slow.letGo();
  await expect(page.getByRole('complementary', { name: 'Notifications' })).toContainText(
    'Saved Color',
  );

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name').fill(`${name} again`);
  const save = page.getByRole('main').locator('[type="submit"]');
  await insist(page, slow, save, page.getByLabel('Name'));
  slow.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} again`);
  expect(slow.sent.slice(1)).toEqual(['updateTagMutation', 'updateTagMutation']);

  slow.sent.length = 0;
  await choose(page, 'Delete');
  await insist(page, slow, page.getByRole('dialog').locator('[type="submit"]'));
  slow.letGo();
  await expect(page).toHaveURL(url('/tags'));
  expect(slow.sent).toEqual(['deleteTagMutation']);
});

test('bulk work is begun once', async ({ page }) => {
  const word = `once${Date.now()}`;
  await open(page, url('/tags'));
  await makeTags(page, [`${word} 1`, `${word} 2`]);
  await open(page, url(`/tags?q=${word}`));
  const slow = await SlowBackend.before(page);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await insist(page, slow, page.getByRole('dialog').locator('[type="submit"]'));
  await expect.poll(() => slow.sent.length).toBe(2);
  slow.letGo();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 done');
  expect(slow.sent).toEqual(['deleteTagMutation', 'deleteTagMutation']);
});
