import { butCounts, expect, expectAccessible, open, recordOperations, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';

test.describe('a list', () => {
  test('arrives with its rows and asks for nothing after that', async ({ page }) => {
    const operations = recordOperations(page);
    await open(page, url('/orders'));
    await expect(page.locator(rows)).toHaveCount(25);
    await expect(page.getByText(/\d total/)).toBeVisible();
    expect(butCounts(operations)).toEqual([]);
  });

  test('keeps its page and its place on the way back from a record, and asks at most once', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    const firstOfAll = await page.locator(`${rows} th`).first().innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.locator(`${rows} th`).first()).not.toHaveText(firstOfAll);
    const address = page.url();
    const last = page.locator(`${rows} th a`).last();
    const title = await last.innerText();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const operations = recordOperations(page);
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator(`${rows} th a`).last()).toHaveText(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    const counts = operations.filter((name) => name === 'OrderListQuery');
    expect(counts.length).toBeLessThanOrEqual(1);
    expect(operations.filter((name) => name === 'OrderRecordQuery')).toHaveLength(1);
  });

  test('goes forward and back through its pages without losing a row', async ({ page }) => {
    await open(page, url('/orders?sort=number'));
    const first = await page.locator(`${rows} th`).allInnerTexts();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.locator(`${rows} th`).first()).not.toHaveText(first[0]);
    const second = await page.locator(`${rows} th`).allInnerTexts();
    expect([...first, ...second]).toEqual([...new Set([...first, ...second])].sort());
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(page.locator(`${rows} th`).first()).toHaveText(first[0]);
    expect(await page.locator(`${rows} th`).allInnerTexts()).toEqual(first);
  });

  test('is sorted by a click on a heading, the other way round by a second', async ({ page }) => {
    await open(page, url('/orders'));
    const heading = page.getByRole('columnheader', { name: 'Number' });
    await heading.getByRole('link').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    const ascending = await page.locator(`${rows} th`).allInnerTexts();
    expect(ascending).toEqual([...ascending].sort());
    await heading.getByRole('link').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    const descending = await page.locator(`${rows} th`).allInnerTexts();
    expect(descending).toEqual([...descending].sort().reverse());
  });

  test('adds up the orders of each currency, on all their pages', async ({ page }) => {
    const sums = page.getByRole('region', { name: 'Sums of all matching rows' });
    const currencies = sums.getByRole('group', { name: /^[A-Z]{3}$/ });
    const last = sums.getByRole('group', { name: 'CHF' }).locator('> span').last();
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"withSums":true')) asked.push(request);
    });
    await open(page, url('/orders'));
    await expect(page.locator('header p').first()).toContainText('total');
    expect(asked).toEqual([]);
    await page.keyboard.press('End');
    await expect(currencies.nth(2)).toBeVisible();
    await expectAccessible(page);
    const shown = await last.innerText();
    await open(page, url('/orders?currency=CHF&size=100'));
    await page.keyboard.press('End');
    await expect(currencies).toHaveCount(1);
    await expect(last).toHaveText(shown, { useInnerText: true });
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
    const amounts = await page.locator(`${rows} td`).filter({ hasText: /^CHF/ }).allInnerTexts();
    const cents = (text: string) => Number(text.replaceAll(/\D/g, ''));
    expect(cents(shown)).toBe(amounts.reduce((sum, text) => sum + cents(text), 0));
    await page.getByRole('link', { name: '25 rows per page' }).click();
    await expect(page.locator(rows)).toHaveCount(25);
    await expect(last).toHaveText(shown, { useInnerText: true });
  });

  test('offers to add up again what could not be added up', async ({ page }) => {
    await page.route('**/graphql', (route, request) =>
      request.postData()?.includes('OrderListTotalQuery')
        ? route.fulfill({ json: { errors: [{ message: 'Too many rows' }], data: null } })
        : route.fallback(),
    );
    await open(page, url('/customers'));
    await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
    await page.keyboard.press('End');
    await expect(page.getByText('The sums could not be added up.')).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Sums of all matching rows' })).toBeVisible();
    await expect(page.getByText('The sums could not be added up.')).toHaveCount(0);
  });

  test('is narrowed by its status and searched, with all of it in the address', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    await page
      .getByRole('navigation', { name: 'Status' })
      .getByRole('link', { name: 'Shipped' })
      .click();
    await expect(page).toHaveURL(/status=SHIPPED/);
    const statuses = page.locator(`${rows} td:nth-child(2)`);
    await expect
      .poll(async () => [...new Set(await statuses.allInnerTexts())])
      .toEqual(['Shipped']);
    const number = await page.locator(`${rows} th`).first().innerText();
    await page.getByRole('searchbox').fill(number);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`q=${number}.*status=SHIPPED|status=SHIPPED.*q=${number}`),
    );
    await expect(page.locator(rows)).toHaveCount(1);
    await page.reload();
    await expect(page.locator(`${rows} th`)).toHaveText([number]);
  });

  test('says that nothing matches, and how to see everything again', async ({ page }) => {
    await open(page, url('/orders?q=there-is-no-such-order'));
    await expect(page.getByText('No orders match.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear search and filters' }).click();
    await expect(page.locator(rows)).toHaveCount(25);
  });

  test('that the backend takes long for says so, and is left as it is when it is stopped', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    const first = await page.locator('tbody th').first().innerText();
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    await page.route('**/graphql', () => new Promise(() => {}));
    const operations = recordOperations(page);
    await page.getByRole('columnheader', { name: 'Total' }).getByRole('link').click();
    await expect(page.getByText('The backend takes long to answer this.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The backend takes long to answer this.')).toBeHidden();
    // What was too slow is not asked for once more.
    await page.waitForTimeout(500);
    expect(butCounts(operations)).toEqual(['OrderListQuery']);
    await expect(page).toHaveURL(url('/orders'));
    await expect(page.locator('tbody th').first()).toHaveText(first);
    expect(failed).toContain('/graphql');
  });

  test('has rows that a middle click opens in a tab of their own', async ({ page, context }) => {
    await open(page, url('/orders'));
    const row = page.locator(rows).nth(3);
    const title = await row.locator('th').innerText();
    const opened = context.waitForEvent('page');
    // Where no cell has a link of its own, the row's lies.
    const cell = await row.locator('td').last().boundingBox();
    await page.mouse.click(cell!.x + 4, cell!.y + 4, { button: 'middle' });
    const tab = await opened;
    // Playwright at times takes a tab that the browser opened for one that still navigates, and then finds no role in it.
    await expect(async () => {
      const heading = await tab.evaluate(() => document.querySelector('h1')?.textContent);
      expect(heading).toBe(title);
    }).toPass({ timeout: 15_000 });
  });
});

test.describe('a list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can be read, sorted, searched, paged and opened', async ({ page }) => {
    await page.goto(url('/orders'));
    await expect(page.locator(rows)).toHaveCount(25);
    await page.getByRole('columnheader', { name: 'Number' }).getByRole('link').click();
    await expect(page.getByRole('columnheader', { name: 'Number' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const first = await page.locator(`${rows} th`).first().innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.locator(`${rows} th`).first()).not.toHaveText(first);
    await page.getByRole('searchbox').fill(first);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.locator(`${rows} th`)).toHaveText([first]);
    await page.locator(`${rows} th a`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  });

  test('applies what is chosen by a button, which others have no need of', async ({
    page,
    browser,
  }) => {
    await page.goto(url('/stock-movements'));
    await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Sold' });
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/kind=SOLD/);

    const scripted = await browser.newPage({ javaScriptEnabled: true });
    await open(scripted, url('/stock-movements'));
    await expect(scripted.getByRole('combobox', { name: 'Kind' })).toBeVisible();
    await expect(scripted.getByRole('button', { name: 'Apply', exact: true })).toBeHidden();
    await scripted.close();
  });
});

test.describe('on a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true, isMobile: true });

  for (const [list, colorScheme] of [
    ['orders', 'light'],
    ['tickets', 'dark'],
    ['customers', 'light'],
  ] as const)
    test(`the rows of ${list} are read whole, without scrolling sideways, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, url(`/${list}`));
      const cut = await page
        .locator(`${rows} th, ${rows} th a, ${rows} th a span`)
        .evaluateAll((elements) =>
          elements
            .filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                clientWidth > 0 &&
                (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
            )
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
      const beyond = await page
        .locator(`${rows} td`)
        .evaluateAll(
          (cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length,
        );
      expect(beyond).toBe(0);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

  test('a row says what its values are, leaves out what it has not, and opens wherever it is touched', async ({
    page,
  }) => {
    await open(page, url('/tickets'));
    await expect(page.locator('thead th:visible')).toHaveText(['Subject', 'Opened']);
    const row = page
      .locator(rows)
      .filter({ hasText: /Waiting/ })
      .first();
    const labelled = row.locator('td[data-label="Number"]');
    expect(await labelled.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
      '"Number"',
    );
    await expect(row.locator('td:has([data-nothing])').first()).toBeHidden();
    const title = await row.getByRole('rowheader').innerText();
    const { height } = (await row.boundingBox())!;
    await row.tap({ position: { x: 200, y: height - 4 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('a title that nothing stands beside has its whole line', async ({ page }) => {
    await open(page, url('/orders?columns=number&columns=status'));
    const row = page.locator(rows).first();
    const [{ width }, title] = await Promise.all([
      row.boundingBox().then((box) => box!),
      row.getByRole('link').first().boundingBox(),
    ]);
    expect(title!.width).toBeGreaterThan(80);
    expect((await row.getByRole('rowheader').boundingBox())!.width).toBeGreaterThan(width - 30);
  });

  test('what a row links to opens from it', async ({ page }) => {
    await open(page, url('/orders'));
    const customer = page.locator(`${rows} td a[href^="/customers/"]`).first();
    const name = await customer.innerText();
    await customer.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});
