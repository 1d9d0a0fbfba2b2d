import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import { expect as expectIn, expectAccessible, open, test } from './page.ts';
import { makeTags } from './sampleRecords.ts';

/** A run of many calls takes its time on a busy machine. */
const expect = expectIn.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';
const dialog = (page: Page) => page.getByRole('dialog');
const counts = (page: Page) => dialog(page).getByRole('status');
let word: string;

/** Opens the list of tags that the test made. */
async function openTags(page: Page, count: number, columns = ''): Promise<void> {
  word = `bulk${Date.now()}`;
  await open(page, url('/tags'));
  await makeTags(
    page,
    Array.from({ length: count }, (_, index) => `${word} ${String(index).padStart(3, '0')}`),
  );
  await open(page, url(`/tags?q=${word}${columns}`));
}

async function choose(page: Page, ...indexes: number[]): Promise<void> {
  for (const index of indexes) await page.locator(rows).nth(index).getByRole('checkbox').check();
}

test.describe('several records', () => {
  test('are deleted at once, on whatever page they were chosen', async ({ page }) => {
    await openTags(page, 30);
    await choose(page, 0, 3);
    const first = await page.locator(`${rows} th`).first().innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(page.locator(rows)).toHaveCount(5);
    await choose(page, 1);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog(page)).toContainText(first);
    await expect(dialog(page)).toContainText('They will be deleted. This cannot be undone.');
    await dialog(page).getByRole('button', { name: 'Delete 3 tags' }).click();
    await expect(counts(page)).toHaveText('3 done');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(rows)).toHaveCount(4);
    await expect(page.locator('header p')).toContainText('27');
    await expect(page.getByText('selected')).toHaveCount(0);
  });

  test('are chosen without a row moving away from under the pointer', async ({ page }) => {
    await open(page, url('/orders?status=CONFIRMED'));
    const second = page.locator(rows).nth(1);
    const before = await second.boundingBox();
    await choose(page, 0);
    await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
    expect(await second.boundingBox()).toEqual(before);
    await expect(page.getByText('Export', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByRole('navigation', { name: 'Layout' })).toBeVisible();
    expect(await second.boundingBox()).toEqual(before);
  });

  test('all that match are deleted, and no others', async ({ page }) => {
    await openTags(page, 60);
    await choose(page, 0);
    await page.getByRole('button', { name: 'Select all matching rows' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog(page)).toContainText('and 55 more');
    await dialog(page).getByRole('button', { name: 'Delete 60 tags' }).click();
    await expect(counts(page)).toHaveText('60 done');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No tags match.')).toBeVisible();
    await open(page, url('/tags'));
    await expect(page.locator(rows).first()).toBeVisible();
  });

  test('get a new value in one field, with the form’s own input and checks', async ({ page }) => {
    await openTags(page, 4, '&columns=color');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Edit a field' }).click();
    await dialog(page).getByLabel('Field').selectOption('Color');
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    const change = dialog(page).getByRole('button', { name: 'Change color of 4 tags' });
    await change.click();
    await expect(dialog(page)).toContainText('Color is required.');
    await dialog(page).getByRole('textbox', { name: 'Color' }).fill('#112233');
    await change.click();
    await expect(counts(page)).toHaveText('4 done');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('#112233')).toHaveCount(4);
  });

  test('of which some cannot be: each says why, is named in the report, and stays chosen', async ({
    page,
  }) => {
    await open(page, url('/orders?status=DELIVERED'));
    await choose(page, 0, 1);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog(page).getByLabel('Reason').fill('Nobody wants it');
    await dialog(page).getByRole('button', { name: 'Cancel 2 orders' }).click();
    await expect(counts(page)).toHaveText('0 done, 2 failed');
    await expect(dialog(page).getByRole('row')).toHaveCount(2);
    await expect(dialog(page)).toContainText('is delivered and cannot be cancelled.');
    const link = dialog(page).getByRole('row').first().getByRole('link');
    await expect(link).toHaveAttribute('href', /^\/orders\/./);
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download report' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    const { data } = Papa.parse<string[]>(text.trimEnd());
    expect(data[0]).toEqual(['Order', 'Link', 'Outcome', 'Reason']);
    expect(data.slice(1).map(([, , outcome]) => outcome)).toEqual(['failed', 'failed']);
    await dialog(page).getByRole('button', { name: 'Retry failed' }).click();
    await expect(counts(page)).toHaveText('0 done, 2 failed');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('2 selected')).toBeVisible();
  });

  test('that a mutation takes together are sent in one call', async ({ page }) => {
    await open(page, url('/tickets?status=OPEN'));
    await choose(page, 0, 1, 2);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const request = page.waitForRequest((sent) => /closeTickets/.test(sent.postData() ?? ''));
    await dialog(page).getByRole('button', { name: 'Close 3 tickets' }).click();
    const { variables } = (await request).postDataJSON() as {
      variables: { input: { ids: string[] } };
    };
    expect(variables.input.ids).toHaveLength(3);
    await expect(counts(page)).toHaveText('3 done');
  });

  test('can be paused, and stopped, with the rest not started', async ({ page }) => {
    await openTags(page, 12);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    let calls = 0;
    await page.route('**/graphql', async (route) => {
      if (/deleteTag/.test(route.request().postData() ?? '')) {
        calls += 1;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete 12 tags' }).click();
    await dialog(page).getByRole('button', { name: 'Pause' }).click();
    await expect(dialog(page)).toContainText('Paused.');
    const begun = calls;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Stop' }).click();
    await expect(counts(page)).toContainText(`${begun} done, ${12 - begun} not started`);
    expect(calls).toBe(begun);
    await dialog(page).getByRole('button', { name: 'Continue with those not started' }).click();
    await expect(counts(page)).toHaveText('12 done');
  });

  test('whose answer is lost are unknown, are not sent again, and the run waits', async ({
    page,
  }) => {
    await openTags(page, 8);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const sent: string[] = [];
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (!/deleteTag/.test(body)) return route.continue();
      sent.push(body);
      return sent.length > 3 ? route.continue() : route.abort();
    });
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete 8 tags' }).click();
    await expect(dialog(page)).toContainText('The backend cannot be reached');
    await dialog(page).getByRole('button', { name: 'Resume' }).click();
    await expect(counts(page)).toHaveText('5 done, 3 unknown');
    expect(new Set(sent).size).toBe(8);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(page.locator(rows)).toHaveCount(3);
  });
});

test('a page on which work is under way asks before it is left', async ({ page }) => {
  await openTags(page, 6);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete 6 tags' }).click();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  await (await asked).dismiss();
  await expect(counts(page)).toHaveText('6 done');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('several records are deleted with the keyboard alone', async ({ page }) => {
  await openTags(page, 3);
  await page.keyboard.press('j');
  // The keys' code comes with the first of them.
  await expect(page.locator(`${rows} th a`).first()).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Delete 2 tags' })).toBeVisible();
  await page.keyboard.press('Tab');
  await dialog(page).getByRole('button', { name: 'Delete 2 tags' }).focus();
  await page.keyboard.press('Enter');
  await expect(counts(page)).toHaveText('2 done');
  await page.keyboard.press('Escape');
  await expect(page.locator(rows)).toHaveCount(1);
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test(`bulk work is for everybody, ${width} pixels wide, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await open(page, url('/orders?status=DELIVERED'));
    await choose(page, 0, 1);
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expectAccessible(page);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog(page).getByLabel('Reason')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByLabel('Reason').fill('Nobody wants it');
    await dialog(page).getByRole('button', { name: 'Cancel 2 orders' }).click();
    await expect(counts(page)).toHaveText('0 done, 2 failed');
    await expectAccessible(page);
  });
