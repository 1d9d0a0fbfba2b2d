import { butCounts, expect, expectAccessible, open, recordOperations, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';

test.describe('a list is filtered by what its records are related to', () => {
  test('found by the names of both in the menu, with the keyboard alone', async ({ page }) => {
    await open(page, url('/overdue-invoices'));
    await page.getByRole('button', { name: 'Add filter' }).focus();
    await page.keyboard.press('Enter');
    const search = page.getByRole('searchbox', { name: 'Search filters' });
    await expect(search).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('customer country');
    const found = page.getByRole('list', { name: 'Filters', exact: true }).getByRole('link');
    await expect(found).toHaveText(['Customer › Billing country']);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Customer › Billing country' });
    await expect(form.getByLabel('Contains', { exact: true })).toBeFocused();
    await expect(search).toBeHidden();
    const values = form.getByRole('listbox', { name: 'Suggested values' });
    await values.getByRole('option', { name: 'Germany' }).click();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?customer-billingCountry=Germany$/);
  });

  test('by words alone, and the address, the chip and a reload keep it', async ({ page }) => {
    await open(page, url('/overdue-invoices'));
    await page.getByText('Add filter').click();
    await page.getByText('Customer ›').click();
    const customer = page.getByRole('region', { name: 'Customer' });
    await customer.getByText('Billing country', { exact: true }).click();
    const form = page.getByRole('form', { name: 'Customer › Billing country' });
    await expect(form.getByLabel('Contains', { exact: true })).toBeFocused();
    await form.getByLabel('Is', { exact: true }).focus();
    await page.keyboard.type('Germany');
    await form.getByText('Apply').click();
    await expect(page).toHaveURL(/\?customer-billingCountry=Germany$/);
    const chip = page.getByText('Customer › Billing country is Germany');
    await expect(chip).toBeVisible();
    await expect(page.locator(rows).first()).toBeVisible();
    const found = await page.locator(rows).count();
    const operations = recordOperations(page);
    await page.reload();
    await expect(chip).toBeVisible();
    await expect(page.locator(rows)).toHaveCount(found);
    // The filters are loaded before the page is taken over: the rows are not asked for again.
    expect(butCounts(operations)).toEqual([]);
    for (const link of await page.locator(`${rows} a[href^="/customers/"]`).all()) {
      const country = await page.request.get(url((await link.getAttribute('href')) ?? ''));
      expect(await country.text()).toContain('Germany');
    }
    await page.getByRole('link', { name: 'Remove the filter Customer › Billing country' }).click();
    await expect(page).toHaveURL(url('/overdue-invoices'));
    await expect(chip).toBeHidden();
  });

  test('by how many of several, two relations away, and by none, as the counts agree', async ({
    page,
  }) => {
    const count = async (search: string) => {
      await open(page, url(`/orders${search}`));
      const text = page.getByText(search === '' ? /^[\d,]+ total$/ : /^[\d,]+ found$/);
      return Number((await text.innerText()).replaceAll(/\D/g, ''));
    };
    await open(page, url('/orders?filter=lines-'));
    const lines = page.getByRole('region', { name: 'Lines' });
    const none = lines.getByRole('link', { name: 'None of them' });
    await none.press('Enter');
    await expect(none).toHaveAttribute('aria-current', 'true');
    await expect(none).toBeFocused();
    await lines.getByText('Quantity', { exact: true }).click();
    const form = page.getByRole('form', { name: 'None of lines: Quantity' });
    await form.getByLabel('Is at least').fill('12');
    await form.getByText('Apply').click();
    await expect(page).toHaveURL(/\?lines-none-quantity\.atLeast=12$/);
    await expect(page.getByText('None of lines: Quantity is at least 12')).toBeVisible();
    const all = await count('');
    const without = await count('?lines-none-quantity.atLeast=12');
    const having = await count('?lines-quantity.atLeast=12');
    expect(without).toBeGreaterThan(0);
    expect(having).toBeGreaterThan(0);
    expect(without + having).toBe(all);
    expect(await count('?not.lines-quantity.atLeast=12')).toBe(without);
    await open(page, url('/orders?filter=customer-'));
    await page.getByRole('region', { name: 'Customer' }).getByText('Account manager ›').click();
    const managers = page.getByRole('region', { name: 'Customer › Account manager' });
    await managers.getByText('First name', { exact: true }).click();
    await expect(
      page.getByRole('form', { name: 'Customer › Account manager › First name' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(url('/orders'));
  });

  test('by what none of may match', async ({ page }) => {
    await open(page, url('/orders'));
    await page.getByText('Add filter').click();
    await page.getByText('Match none of…').click();
    await page
      .getByRole('list', { name: 'Filters of which none may match' })
      .getByText('Channel', { exact: true })
      .click();
    const form = page.getByRole('form', { name: 'None of these: channel' });
    await form.getByRole('group', { name: 'Is any of' }).getByText('Web shop').click();
    await form.getByText('Apply').click();
    await expect(page).toHaveURL(/\?not\.channel=WEB_SHOP$/);
    await expect(page.getByText('Channel is Web shop')).toBeVisible();
    await expect(page.locator(rows).first()).toBeVisible();
    const channels = await page.locator(`${rows} td:nth-child(5)`).allInnerTexts();
    expect(channels).not.toContain('Web shop');
  });

  test('or by alternatives that are searched for, as the counts agree', async ({ page }) => {
    const count = async (search: string) => {
      await open(page, url(`/orders${search}`));
      return Number((await page.getByText(/^[\d,]+ found$/).innerText()).replaceAll(/\D/g, ''));
    };
    const search = page.getByRole('searchbox', { name: 'Search filters' });
    await open(page, url('/orders'));
    await page.getByText('Add filter').click();
    await page.getByText('Match any of…').click();
    await expect(search).toBeFocused();
    await page.keyboard.type('customer billing city');
    const names = page.getByRole('list', { name: 'Filters of which any can match' });
    await expect(names.getByRole('link')).toHaveText(['Customer › Billing city']);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const city = page.getByRole('form', { name: 'Any of these: customer › billing city' });
    await city.getByLabel('Is', { exact: true }).fill('Berlin');
    await city.getByText('Apply').click();
    await expect(page).toHaveURL(/\?any\.customer-billingCity=Berlin$/);
    await page.getByText('Or…').click();
    await expect(search).toBeFocused();
    await page.keyboard.type('total');
    const more = page.getByRole('list', { name: 'More filters' });
    await expect(more.getByRole('link').first()).toHaveText('Total');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const total = page.getByRole('form', { name: 'Any of these: total' });
    await total.getByLabel('Is at least').fill('1500');
    await total.getByText('Apply').click();
    await expect(page).toHaveURL(/\?any\.customer-billingCity=Berlin&any\.total\.atLeast=1500$/);
    const [one, other] = ['customer-billingCity=Berlin', 'total.atLeast=1500'];
    const any = await count(`?any.${one}&any.${other}`);
    const [first, second, both] = [
      await count(`?${one}`),
      await count(`?${other}`),
      await count(`?${one}&${other}`),
    ];
    expect(first).toBeGreaterThan(0);
    expect(any).toBe(first + second - both);
  });

  test('and says which of it was not understood', async ({ page }) => {
    await open(page, url('/orders?customer-size=3&customer-status=ACTIVE'));
    await expect(page.getByText('Customer › Size: “3” is not valid and is ignored')).toBeVisible();
    await expect(page.getByText('Customer › Status is Active')).toBeVisible();
  });

  for (const width of [1280, 390])
    test(`by everybody, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const search of ['filter=lines-none-', 'filter=customer-&customer-status=ACTIVE']) {
        await open(page, url(`/orders?${search}`));
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is filtered through a relation by links and a form', async ({ page }) => {
    await page.goto(url('/orders?q=SO'));
    await page.getByText('Add filter').click();
    await page.getByText('Customer ›').click();
    await page.getByRole('region', { name: 'Customer' }).getByText('Billing city').click();
    await page.getByLabel('Contains', { exact: true }).fill('Hamburg');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Customer › Billing city contains Hamburg')).toBeVisible();
    await expect(page.locator(rows).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('SO');
  });
});
