import type { Page } from 'playwright/test';
import type { Message } from '../../src/locale/messages.ts';
import { t } from '../../src/locale/translate.ts';
import { readCatalogues } from '../../src/server/languages.ts';
import { expect as expectIn, expectAccessible, open, test } from './page.ts';
import { makeTags, send } from './sampleRecords.ts';

/** A run of many calls takes its time on a busy machine. */
const expect = expectIn.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';
const dialog = (page: Page) => page.getByRole('dialog');
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' });
const counts = (page: Page) => dialog(page).getByRole('status');
const notifications = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });

/** How the field is changed. */
const changeChoice = (page: Page) => dialog(page).getByRole('combobox').first();

test.beforeAll(() => {
  globalThis.frontageCatalogues = readCatalogues(process.cwd());
});

interface Variant {
  readonly priceCents: number;
  readonly currency: string;
  readonly [field: string]: unknown;
}

/** Opens the variants and chooses the first of them. @returns the keys of all on the page, the chosen ones first */
async function chooseVariants(page: Page, count: number): Promise<string[]> {
  await open(page, url('/variants'));
  const links = page.locator(`${rows} th a`);
  const hrefs = await links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  for (let index = 0; index < count; index += 1)
    await page.locator(rows).nth(index).getByRole('checkbox').check();
  return hrefs.map((href) => decodeURIComponent(href.split('/').at(-1) ?? ''));
}

/** What the backend has of each. */
async function stored(page: Page, keys: readonly string[]): Promise<Variant[]> {
  const found: Variant[] = [];
  for (const id of keys) {
    const data = await send<{ variant: Variant }>(page, 'editVariantQuery', { id });
    // When it was last changed is another moment after each change.
    const { updatedAt: _updatedAt, ...variant } = data.variant;
    found.push(variant);
  }
  return found;
}

async function edit(page: Page, field: string, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit a field' }).click();
  await dialog(page).getByLabel('Field').selectOption(field);
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await preview(page).waitFor();
  await changeChoice(page).selectOption(change);
}

/** Five per cent more, half a cent away from zero. */
const raised = (cents: number) => Number((BigInt(cents) * 105n + 50n) / 100n);
const inWords = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

test('prices are raised by a percentage that is seen before, and set back as they were', async ({
  page,
}) => {
  const keys = await chooseVariants(page, 3);
  const before = await stored(page, keys);
  await edit(page, 'Price', 'Increase by percent');
  await dialog(page).getByLabel('Percent').fill('5');
  await expect(counts(page)).toHaveText('Of the 3 shown of 3, 3 would change.');
  for (const [index, { priceCents }] of before.slice(0, 3).entries()) {
    const row = preview(page)
      .getByRole('row')
      .nth(index + 1);
    await expect(row.getByRole('cell').nth(0)).toContainText(inWords(priceCents));
    await expect(row.getByRole('cell').nth(1)).toContainText(inWords(raised(priceCents)));
  }
  expect(await stored(page, keys)).toEqual(before);
  await dialog(page).getByRole('button', { name: 'Change price of 3 variants' }).click();
  await expect(counts(page)).toHaveText('3 done');
  expect(await stored(page, keys)).toEqual(
    before.map((variant, index) =>
      index < 3 ? { ...variant, priceCents: raised(variant.priceCents) } : variant,
    ),
  );
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page)).toContainText('Undo: Change price of 3 variants');
  await expect(counts(page)).toHaveText('3 done');
  expect(await stored(page, keys)).toEqual(before);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('3 selected')).toBeVisible();
  await expect(page.locator(rows).first()).toContainText(inWords(before[0].priceCents));
  await expect(notifications(page)).toHaveCount(0);
});

test('a change is undone from the notification, but for what somebody has changed since', async ({
  page,
}) => {
  const keys = await chooseVariants(page, 2);
  const before = await stored(page, keys);
  await edit(page, 'Price', 'Increase by an amount');
  await dialog(page).getByLabel('Amount').fill('1.50');
  await dialog(page).getByRole('button', { name: 'Change price of 2 variants' }).click();
  await expect(counts(page)).toHaveText('2 done');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const variantPatch = { priceCents: 4711 };
  await send(page, 'updateVariantMutation', { input: { id: keys[0], variantPatch } });
  await notifications(page).getByRole('button', { name: 'Undo' }).first().click();
  await expect(notifications(page)).toContainText('1 change undone. Not undone: 1.');
  await expect(notifications(page)).toContainText('Changed meanwhile');
  const after = await stored(page, keys);
  expect(after).toEqual([{ ...before[0], priceCents: 4711 }, ...before.slice(1)]);
  const { priceCents } = before[0];
  await send(page, 'updateVariantMutation', {
    input: { id: keys[0], variantPatch: { priceCents } },
  });
});

test('what changes between the preview and the run is left alone and named', async ({ page }) => {
  const keys = await chooseVariants(page, 2);
  const before = await stored(page, keys);
  await edit(page, 'Stock', 'Increase by an amount');
  await dialog(page).getByLabel('Amount').fill('10');
  await expect(counts(page)).toHaveText('Of the 2 shown of 2, 2 would change.');
  const stock = Number(before[0].stock);
  const change = (to: number) =>
    send(page, 'updateVariantMutation', { input: { id: keys[0], variantPatch: { stock: to } } });
  await change(stock + 1);
  await dialog(page).getByRole('button', { name: 'Change stock of 2 variants' }).click();
  await expect(counts(page)).toHaveText('1 done, 1 not changed');
  await expect(dialog(page).getByRole('region', { name: 'Not changed' })).toContainText(
    'Changed meanwhile',
  );
  const after = await stored(page, keys.slice(0, 2));
  expect(after.map((variant) => variant.stock)).toEqual([stock + 1, Number(before[1].stock) + 10]);
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(counts(page)).toHaveText('1 done');
  await change(stock);
  expect(await stored(page, keys)).toEqual(before);
});

test('what makes no sense is said at the input and in the preview, and is not sent', async ({
  page,
}) => {
  await chooseVariants(page, 2);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/mutation/.test(request.postData() ?? '')) sent.push(request.postData() ?? '');
  });
  await edit(page, 'Price', 'Decrease by an amount');
  const submit = dialog(page).getByRole('button', { name: 'Change price of 2 variants' });
  const amount = dialog(page).getByLabel('Amount');
  await amount.fill('a lot');
  await submit.click();
  await expect(dialog(page)).toContainText('Enter a number');
  await amount.fill('0.005');
  await expect(preview(page)).toContainText('Enter at most 2 decimal places.');
  await expect(dialog(page)).toContainText('This changes none of the records.');
  await amount.fill('99999999');
  await expect(preview(page).getByRole('row').nth(1)).toContainText('smaller than the backend');
  await submit.click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await changeChoice(page).selectOption('Increase by percent');
  await expect(dialog(page).getByLabel('Percent')).toHaveValue('');
  expect(sent).toEqual([]);
});

test('all that match are previewed a few at a time, changed, and set back after an interruption', async ({
  page,
}) => {
  const word = `change${Date.now()}`;
  await open(page, url('/tags'));
  await makeTags(
    page,
    Array.from({ length: 30 }, (_, index) => `${word} ${String(index).padStart(2, '0')}`),
  );
  await open(page, url(`/tags?q=${word}`));
  await page.locator(rows).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Select all matching rows' }).click();
  await edit(page, 'Name', 'Find and replace');
  await expect(dialog(page)).toContainText('All 30 tags that match.');
  await dialog(page).getByRole('textbox', { name: 'Find' }).fill(' 0');
  await dialog(page).getByLabel('Replace with').fill(' no. 0');
  await expect(counts(page)).toHaveText('Of the 5 shown of 30, 5 would change.');
  await dialog(page).getByRole('button', { name: 'Show more records' }).click();
  await expect(counts(page)).toHaveText('Of the 25 shown of 30, 10 would change.');
  await expect(preview(page)).toContainText('It stays as it is.');
  await dialog(page).getByRole('button', { name: 'Change name of 30 tags' }).click();
  await expect(counts(page)).toHaveText('10 done, 20 not changed');

  let left = 4;
  await page.route('**/graphql', async (route) => {
    const isChange = /updateTag/.test(route.request().postData() ?? '');
    if (isChange && left === 0) return route.abort();
    if (isChange) left -= 1;
    return route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page)).toContainText('The backend cannot be reached');
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await page.unrouteAll({ behavior: 'wait' });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await notifications(page).getByRole('button', { name: 'Undo' }).first().click();
  await expect(notifications(page)).toContainText('6 changes undone.');
  await open(page, url(`/tags?q=${word}`));
  await expect(page.getByText('no. 0')).toHaveCount(0);
  await expect(page.locator(`${rows} th`).first()).toHaveText(`${word} 00`);
});

test('a field of several records is changed and set back with the keyboard alone', async ({
  page,
}) => {
  const keys = await chooseVariants(page, 1);
  const before = await stored(page, keys.slice(0, 1));
  await page.getByRole('button', { name: 'Edit a field' }).focus();
  await page.keyboard.press('Enter');
  const field = dialog(page).getByLabel('Field');
  await expect(field).toBeFocused();
  // The fields are loaded when the dialog opens.
  await expect(field.locator('option', { hasText: 'Price' })).toBeAttached();
  await page.keyboard.type('Price');
  await expect(field.locator('option:checked')).toHaveText('Price');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const change = changeChoice(page);
  await expect(change.locator('option:checked')).toHaveText('Set to a value');
  await expect(change).toBeFocused();
  for (const label of ['Increase by percent', 'Decrease by percent', 'Increase by an amount']) {
    await page.keyboard.press('ArrowDown');
    await expect(change.locator('option:checked')).toHaveText(label);
  }
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Amount')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(counts(page)).toHaveText('1 done');
  const undo = dialog(page).getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Undo: Change price of 1 variant');
  await expect(counts(page)).toHaveText('1 done');
  expect(await stored(page, keys.slice(0, 1))).toEqual(before);
});

for (const [width, colorScheme, language] of [
  [1280, 'light', 'en-GB'],
  [390, 'dark', 'de'],
  [390, 'light', 'ar'],
] as const)
  test.describe(`${width} pixels wide, ${colorScheme}, in ${language},`, () => {
    test.use({ locale: language, viewport: { width, height: 844 }, colorScheme });

    test('a change, its preview, its report and its undo are for everybody', async ({ page }) => {
      const say = (message: Message) => t(message, { language, timeZone: 'UTC', now: 0 });
      const expectFitting = async () => {
        await expectAccessible(page);
        const isWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(isWide).toBe(false);
      };
      await chooseVariants(page, 2);
      await page.getByRole('button', { name: say('Edit a field') }).click();
      await dialog(page).getByRole('combobox').selectOption('priceCents');
      await dialog(page).locator('[type="submit"]').click();
      await dialog(page)
        .getByRole('region', { name: say('Preview') })
        .waitFor();
      await changeChoice(page).selectOption('increase');
      await dialog(page).getByLabel(say('Amount')).fill('99999999');
      await expect(dialog(page).getByRole('region', { name: say('Preview') })).toBeVisible();
      await expectFitting();
      await dialog(page).locator('[type="submit"]').click();
      await expect(dialog(page)).toContainText(say('This changes none of the records.'));
      await expectFitting();
      await dialog(page).getByLabel(say('Amount')).fill('1');
      await dialog(page).locator('[type="submit"]').click();
      const undo = dialog(page).getByRole('button', { name: say('Undo') });
      await expect(undo).toBeVisible();
      await expectFitting();
      await undo.click();
      await expect(undo).toHaveCount(0);
      await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
      await expect(counts(page)).toHaveText(/2|٢/);
      await expectFitting();
    });
  });
