import type { Page } from 'playwright/test';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const unique = (word: string) => `${word} ${Date.now()}`;

async function makeTag(page: Page): Promise<string> {
  const name = unique('Tag');
  await open(page, url('/tags/new'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Color').fill('#aabbcc');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return name;
}

/** A fact of the record in sight. */
const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });

async function edit(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${label}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(fact(page, label).getByRole('textbox', { name: label })).toBeFocused();
}

const noticesOf = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });

/** Changes a record's color, and waits until the backend has it: it is shown before that. */
async function saveColor(page: Page, color: string): Promise<void> {
  await edit(page, 'Color');
  await fact(page, 'Color').getByRole('textbox', { name: 'Color' }).fill(color);
  await page.keyboard.press('Control+Enter');
  await expect(fact(page, 'Color')).toContainText(color);
  await expect(noticesOf(page)).toContainText('Saved Color of');
}

test.describe('a field on the record’s page', () => {
  test('is changed in its place by keyboard, and that field alone is sent', async ({ page }) => {
    await makeTag(page);
    const request = page.waitForRequest((sent) => /mutation/.test(sent.postData() ?? ''));
    await edit(page, 'Color');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('#123456');
    await page.keyboard.press('Control+Enter');
    const { variables } = (await request).postDataJSON() as {
      variables: { input: { tagPatch: object } };
    };
    expect(variables.input.tagPatch).toEqual({ color: '#123456' });
    await expect(fact(page, 'Color')).toContainText('#123456');
    await expect(page.getByRole('link', { name: 'Edit Color' })).toBeFocused();
    await page.reload();
    await expect(fact(page, 'Color')).toContainText('#123456');
  });

  test('stays as it was after Escape', async ({ page }) => {
    await makeTag(page);
    const operations = recordOperations(page);
    await page.getByRole('link', { name: 'Edit Color' }).focus();
    await page.keyboard.press('e');
    const input = fact(page, 'Color').getByRole('textbox', { name: 'Color' });
    await expect(input).toBeFocused();
    await input.fill('#ffffff');
    await page.keyboard.press('Escape');
    await expect(fact(page, 'Color')).toContainText('#aabbcc');
    expect(operations.filter((name) => name.startsWith('update'))).toEqual([]);
  });

  test('keeps what was typed when the backend refuses it, and says why', async ({ page }) => {
    await makeTag(page);
    await edit(page, 'Color');
    const input = fact(page, 'Color').getByRole('textbox', { name: 'Color' });
    await input.fill('red');
    await page.keyboard.press('Control+Enter');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveValue('red');
    await expectAccessible(page);
  });

  test('that two people change is not overwritten unseen', async ({ page, browser }) => {
    await makeTag(page);
    const context = await browser.newContext();
    const other = await context.newPage();
    await open(other, page.url());
    await edit(page, 'Color');
    await saveColor(other, '#111111');
    await fact(page, 'Color').getByRole('textbox', { name: 'Color' }).fill('#222222');
    await page.keyboard.press('Control+Enter');
    const row = page.getByRole('row', { name: 'Color' });
    await expect(row).toContainText('#111111');
    await expect(row).toContainText('#222222');
    await page.getByRole('button', { name: 'Take theirs for Color' }).click();
    await expect(fact(page, 'Color').getByRole('textbox', { name: 'Color' })).toHaveValue(
      '#111111',
    );
    await context.close();
  });

  test('shows what was typed while it is sent, and what it was when that fails', async ({
    page,
  }) => {
    await makeTag(page);
    await edit(page, 'Color');
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (!/mutation/.test(route.request().postData() ?? '')) return route.continue();
      await held;
      await route.abort();
    });
    const input = fact(page, 'Color').getByRole('textbox', { name: 'Color' });
    await input.fill('#333333');
    await page.keyboard.press('Control+Enter');
    await expect(input).toBeHidden();
    await expect(fact(page, 'Color')).toContainText('#333333');
    answer();
    await expect(input).toHaveValue('#333333');
    await expect(page.getByRole('button', { name: 'Check whether it was saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(fact(page, 'Color')).toContainText('#aabbcc');
  });
});

test.describe('a change', () => {
  test('is taken back from its notice, which can be read again', async ({ page }) => {
    await makeTag(page);
    await saveColor(page, '#444444');
    const notices = noticesOf(page);
    await expectAccessible(page);
    await notices.getByRole('button', { name: 'Undo' }).first().click();
    await expect(fact(page, 'Color')).toContainText('#aabbcc');
    await notices.getByText('Notifications', { exact: true }).click();
    await expect(notices.getByRole('listitem').first()).toContainText('Change undone');
  });

  test('is not taken back when it has been changed again since', async ({ page, browser }) => {
    await makeTag(page);
    await saveColor(page, '#555555');
    const context = await browser.newContext();
    const other = await context.newPage();
    await open(other, page.url());
    await saveColor(other, '#666666');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(noticesOf(page)).toContainText('Not undone: it has been changed again since.');
    await expect(fact(page, 'Color')).toContainText('#666666');
    await context.close();
  });
});

test('e opens the form of a record', async ({ page }) => {
  const name = await makeTag(page);
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit ${name}`);
});

test('a record is duplicated into a form that can be changed before it is made', async ({
  page,
}) => {
  const name = await makeTag(page);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New tag');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Color')).toHaveValue('#aabbcc');
  await page.getByLabel('Name').fill(`${name} again`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} again`);
  await expect(fact(page, 'Color')).toContainText('#aabbcc');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a record whose fields can be changed can be used by everybody, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, url('/customers'));
    await page.locator('tbody th a').first().click();
    await expect(page.getByRole('link', { name: 'Edit Email' })).toBeVisible();
    await edit(page, 'Email');
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}
