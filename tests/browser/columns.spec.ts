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
    await page.getByRole('checkbox', { name: 'Channel' }).uncheck();
    await page.getByRole('checkbox', { name: 'Weight kg' }).check();
    await page.getByRole('button', { name: 'Move Customer up' }).click();
    await page.getByRole('radio', { name: 'Compact' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    const expected = ['Number', 'Customer', 'Status', 'Subtotal', 'Total', 'Placed', 'Weight kg'];
    await expect(page.locator(header)).toHaveText(expected);
    await expect(page).toHaveURL(url('/orders'));
    expect(asked.at(-1)).toMatchObject({ withChannel: false, withWeightKg: true });

    asked.length = 0;
    const answer = await page.goto(url('/orders'));
    const html = (await answer?.text()) ?? '';
    expect(html.indexOf('>Weight kg')).toBeGreaterThan(0);
    await expect(page.locator(header)).toHaveText(expected);
    await expect(page.getByRole('region', { name: 'Orders' })).toHaveAttribute(
      'data-density',
      'compact',
    );
    expect(html).not.toContain('"channel":"WEB');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await page.getByText('Columns', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.locator(header)).toHaveCount(7);
    await expect(page.locator(header).nth(3)).toHaveText('Channel');
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

  test('can be chosen by everybody', async ({ page }) => {
    await open(page, url('/orders'));
    await page.getByText('Columns', { exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
    await expect(page.locator('summary', { hasText: 'Columns' })).toBeFocused();
  });
});

test.describe('the columns of a list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are chosen in a form', async ({ page }) => {
    await page.goto(url('/orders?status=SHIPPED'));
    await page.getByText('Columns', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: 'Weight kg' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/status=SHIPPED/);
    await expect(page.locator(header).last()).toHaveText('Weight kg');
  });
});

test.describe('the pages of a list', () => {
  test('have as many rows as wanted, and say which', async ({ page }) => {
    await open(page, url('/orders'));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('1–25 of 2,500');
    await pages.getByRole('link', { name: '50 rows on a page' }).click();
    await expect(page.locator(rows)).toHaveCount(50);
    await expect(page).toHaveURL(/\?size=50$/);
    await expect(pages).toContainText('1–50 of 2,500');
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/size=50/);
    await expect(page.locator(rows)).toHaveCount(50);
    await expect(pages).not.toContainText('1–50');
    await pages.getByRole('link', { name: '25 rows on a page' }).click();
    await expect(page).toHaveURL(url('/orders'));
  });
});
