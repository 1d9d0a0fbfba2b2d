import { t, tLabel } from '../../src/locale/translate.ts';
import type { Message } from '../../src/locale/messages.ts';
import { readCatalogues } from '../../src/server/languages.ts';
import { expect, expectAccessible, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const SCREENS = ['/', '/orders', '/customers/new', '/tools', '/no-such-page', '/sign-in'];

test.beforeAll(() => {
  globalThis.frontageCatalogues = readCatalogues(process.cwd());
});

/** What the page says, in its language. */
function words(language: string) {
  const locale = { language, timeZone: 'UTC', now: 0 };
  return {
    say: (message: Message, values = {}) => t(message, locale, values),
    label: (label: string) => tLabel(label, locale),
  };
}

/** One that is written from right to left, and one without blanks between words. */
const TRIED_WHOLE = ['ar', 'ja'];

for (const language of ['ar', 'de', 'es', 'fr', 'ja', 'zh']) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('pages are painted and taken over in the language, for whoever reads or listens', async ({
      page,
    }) => {
      const { say, label } = words(language);
      for (const path of TRIED_WHOLE.includes(language) ? SCREENS : []) {
        await open(page, url(path));
        await expect(page).toHaveTitle(/\S/);
        await expectAccessible(page);
      }
      await open(page, url('/orders'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('Orders'));
      await expect(
        page
          .getByRole('navigation', { name: say('Main|navigation') })
          .getByRole('link')
          .first(),
      ).toHaveText(say('Home'));
    });
  });
}

test.describe('from right to left', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing is wider than a phone, and the navigation opens on the side where lines begin', async ({
    page,
  }) => {
    const { say } = words('ar');
    for (const path of SCREENS) {
      await open(page, url(path));
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 390]);
    }
    await open(page, url('/orders'));
    await page.getByRole('button', { name: say('Open navigation') }).click();
    const box = await page.getByRole('navigation', { name: say('Main|navigation') }).boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(390);
  });
});

test('a language is chosen in the navigation, and holds on the next visit without a script', async ({
  page,
  browser,
}) => {
  await open(page, url('/orders'));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellungen');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const later = await context.newPage();
  await later.goto(url('/customers'));
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Kunden');
  await context.close();
});

test('the words of a language are loaded once, and none for English', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/words')) asked.push(request.url());
  });
  await open(page, url('/orders'));
  expect(asked).toEqual([]);
});

test.describe('a record is found, changed and saved in German', () => {
  test.use({ locale: 'de-DE' });

  test('with its numbers, its sentences and its notice', async ({ page }) => {
    const { say, label } = words('de');
    await open(page, url('/customers'));
    await page.locator('tbody th a').first().click();
    await page
      .getByRole('link', { name: say('Edit'), exact: true })
      .first()
      .click();
    const name = page.getByRole('textbox', { name: label('Name'), exact: true });
    const before = await name.inputValue();
    await name.fill(`${before} & Co.`);
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${before} & Co.`);
  });
});
