import type { Page } from 'playwright/test';
import { expect, open, test } from './page.ts';

interface Started extends Window {
  __NEXT_P?: ReadonlyArray<readonly [route: string, evaluate: unknown]>;
  registered?: string[];
}

test('the app and its page are known before Next.js starts, so that it evaluates them apart', async ({
  page,
}) => {
  // Next.js takes over the list of what has registered with one of its own.
  await page.addInitScript(() => {
    const own = window as Started;
    let pages: Started['__NEXT_P'];
    Object.defineProperty(own, '__NEXT_P', {
      get: () => pages,
      set(next: Started['__NEXT_P']) {
        if (pages) own.registered = pages.map(([route]) => route);
        pages = next;
      },
    });
  });
  await open(page, `${process.env.SAMPLE_URL}/orders`);
  const registered = await page.evaluate(() => (window as Started).registered);
  expect(registered?.toSorted()).toEqual(['/_app', '/orders']);
});

test('a list renders without a picture, and in the system’s font', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (['image', 'font'].includes(request.resourceType())) pictures.push(request.url());
  });
  await open(page, `${process.env.SAMPLE_URL}/orders`);
  const fonts = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('body, body *')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).fontFamily),
    ),
  ]);
  expect(fonts).toEqual(['system-ui, sans-serif']);
  expect(pictures.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
});

test('the list of the app’s pages is loaded when somebody touches one, and leads to each', async ({
  page,
}) => {
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_buildManifest.js')) manifests.push(request.url());
  });
  await open(page, `${process.env.SAMPLE_URL}/tags`);
  await page.waitForLoadState('networkidle');
  expect(manifests).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator('tbody th a').first().click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  expect(manifests).toHaveLength(1);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

/** Where each element of the page is, and what it looks like; icons come from a file of their own. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body :not(use)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, font, opacity, boxShadow } =
          getComputedStyle(element);
        const place = [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
        const look = [color, backgroundColor, borderColor, font, opacity, boxShadow].join(' ');
        return `${element.localName}.${element.className} ${place} ${look}`;
      }),
  );
}

for (const path of [
  '/',
  '/orders',
  '/orders?layout=board',
  '/customers/new',
  '/tools',
  '/nothing-here',
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} (${colorScheme}) is painted before its style sheets come, which change nothing`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ colorScheme });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      // What scripts do to the page would hide what style sheets do.
      await page.route('**/*.js*', () => {});
      await page.route('**/*.css*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${process.env.SAMPLE_URL}${path}`, { waitUntil: 'commit' });
      await page.locator('main h1').first().waitFor();
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const before = await looks(page);
      const sheets = page.waitForFunction(() => document.styleSheets.length > 2);
      release();
      await sheets;
      expect(await looks(page)).toEqual(before);
      await page.close();
    });
  }
}
