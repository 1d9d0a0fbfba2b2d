import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** How many changes are made; a longer run: `FORM_CHANGES=500`. */
const CHANGES = Number(process.env.FORM_CHANGES ?? 60);

/** A number from 0 up to another, the same in each run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** The names in the list, page by page, and the count that it shows. */
async function listed(page: Page, word: string): Promise<{ names: string[]; count: number }> {
  await open(page, url(`/tags?q=${encodeURIComponent(word)}`));
  const total = page.getByText(/^(\d+) tags?$|of \d+/).first();
  const text = (await total.count()) > 0 ? ((await total.textContent()) ?? '') : '';
  const names: string[] = [];
  for (;;) {
    names.push(...(await page.locator('tbody th a').allTextContents()));
    const next = page.getByRole('link', { name: /next/i });
    if ((await next.count()) === 0 || (await next.getAttribute('aria-disabled')) === 'true') break;
    const before = names.at(-1) ?? '';
    await next.click();
    await expect(page.locator('tbody th a').last()).not.toHaveText(before);
  }
  return { names, count: Number(/\d+(?!.*\d)/.exec(text)?.[0] ?? names.length) };
}

test(`${CHANGES} changes made one after the other leave the lists as the database has them`, async ({
  page,
}) => {
  test.setTimeout(60_000 + CHANGES * 6_000);
  const word = `Many${Date.now()}`;
  const roll = dice(7);
  const expected = new Set<string>();
  let made = 0;
  await open(page, url('/tags'));
  for (let change = 0; change < CHANGES; change += 1) {
    const chance = expected.size < 3 ? 0 : roll(10);
    if (chance < 4) {
      const name = `${word} ${(made += 1)}`;
      await page.goto(url('/tags/new'));
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Color').fill('#aabbcc');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expected.add(name);
      continue;
    }
    const name = [...expected][roll(expected.size)];
    await page.goto(url(`/tags?q=${encodeURIComponent(name)}`));
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    if (chance < 8) {
      const renamed = `${word} ${(made += 1)}`;
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit ${name}`);
      await page.getByLabel('Name').fill(renamed);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed);
      // The list that was left shows it without being loaded anew.
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
      expected.delete(name);
      expected.add(renamed);
    } else {
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(/\/tags(\?|$)/);
      expected.delete(name);
    }
  }
  const { names, count } = await listed(page, word);
  expect([...names].sort()).toEqual([...expected].sort());
  expect(count).toBe(expected.size);
});

test('what was changed stands in every list that shows it, without a reload', async ({ page }) => {
  const name = `List ${Date.now()}`;
  await open(page, url('/tags/new'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Color').fill('#aabbcc');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // A list that was seen before the change, then the record, then back to it.
  await open(page, url(`/tags?q=${encodeURIComponent(name)}&columns=name&columns=color`));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.getByRole('link', { name: 'Edit Color' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Color' }).fill('#123123');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'Edit Color' })).toBeFocused();
  await page.goBack();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('#123123');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/tags$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  expect(loads).toEqual([]);
});

test('a record’s tab shows what was added to it', async ({ page }) => {
  const name = `Tab ${Date.now()}`;
  await open(page, url('/tags/new'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Color').fill('#aabbcc');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const related = page.getByRole('region', { name: 'Related records' });
  await expect(related.locator('tbody tr')).toHaveCount(0);
  const address = page.url();
  await open(page, url('/product-tags/new'));
  await page.getByRole('combobox', { name: 'Product' }).fill('a');
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Tag' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/product-tags\/(?!new)/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(related.locator('tbody tr')).toHaveCount(1);
});
