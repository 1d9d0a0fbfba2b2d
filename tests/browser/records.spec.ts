import { butCounts, expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

test.describe('a record', () => {
  test('arrives with its fields and its first relation, and asks for nothing after that', async ({
    page,
  }) => {
    // Only the seeded orders are sure to have lines, and they are older than those of other tests.
    await page.goto(url('/orders?status=SHIPPED&sort=placedAt'));
    const href = (await page.locator('tbody th a').first().getAttribute('href')) ?? '';
    const operations = recordOperations(page);
    await open(page, url(href));
    await expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Related records' }).locator('tbody tr').first(),
    ).toBeVisible();
    expect(butCounts(operations)).toEqual([]);
  });

  test('leads to the records that it belongs to and to those that belong to it', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    await page.locator('tbody th a').first().click();
    const customer = page.getByRole('main').locator('dd').getByRole('link').first();
    const name = await customer.innerText();
    await customer.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page
      .getByRole('navigation', { name: 'Relations' })
      .getByRole('link', { name: /^Orders \d+$/ })
      .click();
    await expect(page).toHaveURL(/tab=orders/);
    await page
      .getByRole('region', { name: 'Related records' })
      .locator('tbody th a')
      .first()
      .click();
    await expect(page).toHaveURL(/\/orders\//);
  });

  for (const hasScripts of [true, false]) {
    test(`folds fields without a value, and unfolds them, ${hasScripts ? 'for good' : 'without scripts, too'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: hasScripts });
      const page = await context.newPage();
      await page.goto(url('/orders?status=DRAFT'));
      await page.goto(url((await page.locator('tbody th a').first().getAttribute('href'))!));
      const cancelled = page.getByRole('term').filter({ hasText: /^Cancelled$/ });
      await expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeVisible();
      await expect(cancelled).toBeHidden();
      if (hasScripts) await page.waitForLoadState('networkidle');
      await page.getByText('Show empty fields').click();
      await expect(cancelled).toBeVisible();
      if (hasScripts) {
        await page.reload();
        await expect(cancelled).toBeVisible();
      }
      await page.getByText('Show empty fields').click();
      await expect(cancelled).toBeHidden();
      await context.close();
    });
  }

  test('folds its sections, as they were left for the next record', async ({ page }) => {
    await open(page, url('/customers'));
    const customers = await page
      .locator('tbody th a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await open(page, url(customers[0]!));
    const billing = page.getByRole('heading', { name: 'Billing' });
    const city = page.getByRole('term').filter({ hasText: /^City$/ });
    await expect(city).toBeVisible();
    await billing.click();
    await expect(city).toBeHidden();
    await expectAccessible(page);
    await open(page, url(customers[1]!));
    await expect(city).toBeHidden();
    await billing.click();
    await expect(city).toBeVisible();
    await page.reload();
    await expect(city).toBeVisible();
  });

  test('leads on through its list by a key, is copied as it is shown, and is put on paper', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const list = '/orders?status=SHIPPED';
    await open(page, url(list));
    const rows = page.locator('tbody th a');
    const [first, second] = await rows.allInnerTexts();
    const heading = page.getByRole('heading', { level: 1 });
    await rows.first().click();
    await expect(heading).toHaveText(first);
    const previousNext = page.getByRole('navigation', { name: 'Previous and next record' });
    await expect(previousNext.getByRole('link', { name: 'Next record' })).toBeVisible();
    await expect(previousNext.getByRole('link', { name: 'Previous record' })).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(heading).toHaveText(second);
    await expect(previousNext.getByRole('link', { name: '2 of' })).toHaveAttribute('href', list);

    const operations = recordOperations(page);
    await page.locator('header [popovertarget]').filter({ hasText: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copy JSON' }).click();
    await expect(page.getByRole('complementary', { name: 'Notifications' })).toContainText(
      'JSON copied',
    );
    expect(butCounts(operations)).toEqual([]);

    // A reload keeps the way through the list.
    await page.reload();
    await expect(previousNext.getByRole('link', { name: 'Previous record' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('leads on from the last record of a page to the first one of the next', async ({ page }) => {
    await open(page, url('/orders'));
    const rows = page.locator('tbody th a');
    const numbers = await rows.allInnerTexts();
    const heading = page.getByRole('heading', { level: 1 });
    const total = page.getByText(/^[\d,]+ total$/);
    const count = (await total.innerText()).replace(' total', '');
    await rows.last().click();
    await expect(heading).toHaveText(numbers.at(-1)!);
    const previousNext = page.getByRole('navigation', { name: 'Previous and next record' });
    const place = (words: string) => previousNext.getByRole('link', { name: words, exact: true });
    await expect(place(`25 of ${count} in the list`)).toBeVisible();
    await page.keyboard.press('j');
    await expect(place(`26 of ${count} in the list`)).toBeVisible();
    expect(numbers).not.toContain(await heading.innerText());
    await page.keyboard.press('k');
    await expect(place(`25 of ${count} in the list`)).toBeVisible();
    await expect(heading).toHaveText(numbers.at(-1)!);
  });

  test('says its place on a page that was turned to, and none where nobody has counted', async ({
    page,
    context,
  }) => {
    await open(page, url('/orders'));
    const rows = page.locator('tbody th a');
    const heading = page.getByRole('heading', { level: 1 });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const count = (await page.getByText(/^[\d,]+ total$/).innerText()).replace(' total', '');
    const previousNext = page.getByRole('navigation', { name: 'Previous and next record' });
    const place = (words: string) => previousNext.getByRole('link', { name: words, exact: true });
    // As the backend has them.
    const { orders } = await send<{
      orders: { edges: ReadonlyArray<{ node: { number: string } }> };
    }>(page, 'OrderListQuery', {
      first: 75,
      orderBy: ['PLACED_AT_DESC'],
    });
    const numbers = orders.edges.map(({ node }) => node.number);
    const turn = async (name: string, first: number) => {
      await pages.getByRole('link', { name, exact: true }).click();
      await expect(rows.first()).toHaveText(numbers[first - 1]);
    };
    const opens = async (index: number, at: number) => {
      await rows.nth(index).click();
      await expect(heading).toHaveText(numbers[at - 1]);
      await expect(place(`${at} of ${count} in the list`)).toBeVisible();
    };
    await turn('Next', 26);
    await opens(0, 26);
    await page.keyboard.press('k');
    await expect(place(`25 of ${count} in the list`)).toBeVisible();
    await page.keyboard.press('j');
    await expect(heading).toHaveText(numbers[25]);
    await place(`26 of ${count} in the list`).click();
    await expect(rows.first()).toHaveText(numbers[25]);
    await turn('Next', 51);
    await opens(2, 53);
    await page.goBack();
    await expect(rows.first()).toHaveText(numbers[50]);
    await turn('Previous', 26);
    await opens(24, 50);
    await page.goBack();
    await page.reload();
    await expect(rows.first()).toHaveText(numbers[25]);
    await opens(1, 27);
    await page.goBack();
    await expect(rows.first()).toHaveText(numbers[25]);

    const other = await context.newPage();
    await open(other, page.url());
    await other.locator('tbody th a').first().click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(numbers[25]);
    await expect(other.getByRole('link', { name: 'Back to the list', exact: true })).toBeVisible();
  });

  test('that does not exist is a true 404, inside the frame', async ({ page }) => {
    const response = await page.goto(url('/orders/WyJPcmRlciIsOTk5OTk5OV0%3D'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order not found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('with an address that means nothing is a true 404 too', async ({ page }) => {
    for (const path of ['/orders/nonsense', '/no-such-resource', '/orders/1/2']) {
      const response = await page.goto(url(path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/);
    }
  });
});

// Those in which a time that passes has the longest words.
for (const locale of ['de', 'fr', 'es'])
  test.describe(`on a phone of 320 pixels, in ${locale}`, () => {
    test.use({ viewport: { width: 320, height: 720 }, locale });

    test('a record is as wide as the window', async ({ page }) => {
      await open(page, url('/orders'));
      await open(page, url((await page.locator('tbody th a').first().getAttribute('href')) ?? ''));
      await expect(page.locator('main time').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
