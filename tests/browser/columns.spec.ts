import { expect, expectAccessible, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const header = 'thead th';
const rows = 'tbody tr';

test.describe('the columns of a list', () => {
  test('are chosen and put in order, asked for only then, and remembered', async ({ page }) => {
    const asked: Array<Record<string, unknown>> = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/graphql') return;
      const body = request.postDataJSON() as {
        operationName: string;
        variables: Record<string, unknown>;
      };
      if (body.operationName === 'OrderListQuery') asked.push(body.variables);
    });
    await open(page, url('/orders'));
    await page.getByText('Columns', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: 'Customer', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Weight (kg)', exact: true }).check();
    await page.getByRole('button', { name: 'Move Channel up' }).click();
    await page.getByRole('button', { name: 'Move Channel up' }).click();
    await page.getByRole('radio', { name: 'Compact' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    const expected = [
      'Number',
      'Status',
      'Channel',
      'Payment status',
      'Total',
      'Placed',
      'Weight (kg)',
    ];
    await expect(page.locator(header)).toHaveText(expected);
    await expect(page).toHaveURL(/\/orders\?columns=number&columns=status&columns=channel&/);
    expect(asked.at(-1)).toMatchObject({ withCustomer: false, more: true });

    asked.length = 0;
    const answer = await page.goto(url('/orders'));
    const html = (await answer?.text()) ?? '';
    expect(html.indexOf('>Weight (kg)')).toBeGreaterThan(0);
    await expect(page.locator(header)).toHaveText(expected);
    await expect(page.getByRole('region', { name: 'Orders' })).toHaveAttribute(
      'data-density',
      'compact',
    );
    expect(html).not.toContain('"customer":{');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await page.getByText('Columns', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.locator(header)).toHaveCount(7);
    await expect(page.locator(header).nth(3)).toHaveText('Customer');
  });

  test('are hidden and shown at once by their ticks, which keep the focus', async ({ page }) => {
    await open(page, url('/orders'));
    const before = await page.locator(header).allInnerTexts();
    await page.getByText('Columns', { exact: true }).first().click();
    await page.getByRole('radio', { name: 'Compact' }).check();
    const total = page.getByRole('checkbox', { name: 'Total', exact: true });
    await total.focus();
    await page.keyboard.press('Space');
    await expect(page.locator(header)).toHaveText(before.filter((name) => name !== 'Total'));
    await expect(total).toBeFocused();
    // What needs “Apply” still waits for it.
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(page.locator(header)).toHaveText(before);
    await expect(total).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator(header)).toHaveCount(before.length - 1);
    await open(page, url('/orders'));
    await expect(page.locator(header)).toHaveText(before.filter((name) => name !== 'Total'));
  });

  test('are as wide as drawn and stay in sight when pinned, from the first paint on', async ({
    page,
  }) => {
    const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
    const widthOf = async (name: string) => (await heading(name).boundingBox())?.width ?? 0;
    await open(page, url('/orders'));
    const before = await widthOf('Customer');
    const grip = await heading('Customer').locator('[data-grip]').boundingBox();
    const { x, y } = { x: (grip?.x ?? 0) + 4, y: (grip?.y ?? 0) + 10 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    // What draws it comes when it is first held: a hand that is quicker draws on.
    await expect(async () => {
      await page.mouse.move(x + 30, y);
      await page.mouse.move(x + 60, y);
      expect(await widthOf('Customer')).toBe(Math.round(before) + 60);
    }).toPass();
    await page.mouse.up();
    await expect
      .poll(async () => (await page.context().cookies()).map(({ value }) => value).join())
      .toContain(`customer%3A${Math.round(before) + 60}`);

    await page.getByRole('button', { name: 'Columns' }).focus();
    await page.keyboard.press('Enter');
    const width = page.getByRole('spinbutton', { name: 'Width of Total in pixels' });
    await expect(page.getByRole('spinbutton', { name: 'Width of Customer in pixels' })).toHaveValue(
      String(Math.round(before) + 60),
    );
    await width.focus();
    await page.keyboard.type('300');
    await page.getByRole('checkbox', { name: 'Pin Total' }).focus();
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.locator(header).nth(1)).toHaveText('Total');
    expect(await widthOf('Total')).toBe(300);

    await page.setViewportSize({ width: 1000, height: 800 });
    const html = (await (await page.goto(url('/orders')))?.text()) ?? '';
    expect(html).toContain('--width:300px');
    await expect(page.locator(header).nth(1)).toHaveText('Total');
    const region = page.getByRole('region', { name: 'Orders' });
    const start = (await heading('Total').boundingBox())?.x;
    await region.evaluate((frame) => frame.scrollBy({ left: 200, behavior: 'instant' }));
    await expect.poll(() => region.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
    expect((await heading('Total').boundingBox())?.x).toBe(start);

    await page.setViewportSize({ width: 390, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await expect(page.locator(`${rows} th`).first()).toBeInViewport();
  });

  test('are shared by a link, which changes nobody’s own choice', async ({ page }) => {
    await open(page, url('/orders?columns=number&columns=invoice&columns=createdAt'));
    await expect(page.locator(header)).toHaveText(['Number', 'Invoice', 'Created']);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/columns=invoice/);
    await expect(page.locator(header)).toHaveText(['Number', 'Invoice', 'Created']);
    await open(page, url('/orders'));
    await expect(page.locator(header)).toHaveCount(7);
  });

  test('are in the address as they are seen, in views and in links to them, and win over what is remembered', async ({
    page,
    browser,
  }) => {
    await open(page, url('/orders?status=SHIPPED'));
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Channel', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Weight (kg)', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Pin Total' }).check();
    await page.getByRole('spinbutton', { name: 'Width of Total in pixels' }).fill('300');
    await page.getByRole('radio', { name: 'Compact' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    const mine = [
      'Number',
      'Total',
      'Status',
      'Payment status',
      'Customer',
      'Placed',
      'Weight (kg)',
    ];
    await expect(page.locator(header)).toHaveText(mine);
    await expect(page).toHaveURL(/\?status=SHIPPED&columns=.*columns=total\*300\*pin/);
    const address = page.url();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Name of this view').fill('As I see it');
    await page.getByLabel('Name of this view').press('Enter');
    const saved = page.getByRole('link', { name: 'As I see it' });
    await expect(saved).toHaveAttribute('aria-current', 'true');
    const view = url((await saved.getAttribute('href')) ?? '');
    // One's own list, opened anew, is in the address as well.
    await open(page, url('/orders'));
    await expect(page).toHaveURL(/\/orders\?columns=.*columns=total\*300\*pin/);

    const context = await browser.newContext();
    const other = await context.newPage();
    const heading = other.locator(header);
    await open(other, url('/orders?columns=number&columns=channel'));
    await other.getByRole('button', { name: 'Columns' }).click();
    await other.getByRole('button', { name: 'Apply' }).click();
    await expect(heading).toHaveText(['Number', 'Channel']);
    const kept = async () => (await context.cookies()).map(({ name, value }) => [name, value]);
    const before = await kept();
    for (const link of [address, view]) {
      const html = (await (await other.goto(link))?.text()) ?? '';
      expect(html).toContain('--width:300px');
      await expect(heading).toHaveText(mine);
      await expect(other.getByRole('region', { name: 'Orders' })).toHaveAttribute(
        'data-density',
        'compact',
      );
      expect(await kept()).toEqual(before);
    }
    // A link that says nothing of columns shows one's own; what is changed in somebody else's is kept from then on.
    await open(other, url('/orders?status=SHIPPED'));
    await expect(heading).toHaveText(['Number', 'Channel']);
    await open(other, view);
    await other.getByRole('button', { name: 'Columns' }).click();
    await other.getByRole('checkbox', { name: 'Placed', exact: true }).uncheck();
    await other.getByRole('button', { name: 'Apply' }).click();
    const theirs = mine.filter((name) => name !== 'Placed');
    await expect(heading).toHaveText(theirs);
    await open(other, url('/orders'));
    await expect(heading).toHaveText(theirs);
    await context.close();
  });

  test('can be chosen by everybody', async ({ page }) => {
    await open(page, url('/orders'));
    await page.getByText('Columns', { exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  });
});

test.describe('the columns of a list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are chosen in a form', async ({ page }) => {
    await page.goto(url('/orders?status=SHIPPED'));
    await page.getByText('Columns', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: 'Weight (kg)', exact: true }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/status=SHIPPED/);
    await expect(page.locator(header).last()).toHaveText('Weight (kg)');
  });
});

test.describe('the pages of a list', () => {
  test('have as many rows as wanted, and say which', async ({ page }) => {
    await open(page, url('/orders'));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText(/1–25 of [\d,]+/);
    await pages.getByRole('link', { name: '50 rows per page' }).click();
    await expect(page.locator(rows)).toHaveCount(50);
    await expect(page).toHaveURL(/\?size=50$/);
    await expect(pages).toContainText(/1–50 of [\d,]+/);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/size=50/);
    await expect(page.locator(rows)).toHaveCount(50);
    await expect(pages).not.toContainText('1–50');
    await pages.getByRole('link', { name: '25 rows per page' }).click();
    await expect(page).toHaveURL(url('/orders'));
  });
});
