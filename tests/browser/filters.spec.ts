import type Router from 'next/router';
import type { Locator } from 'playwright/test';
import { butCounts, expect, expectAccessible, open, recordOperations, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';

test.describe('the filters of a list', () => {
  test('are chosen, set, changed and taken away, with all of it in the address', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    await page.getByText('Add filter').click();
    await page
      .getByRole('list', { name: 'Filters', exact: true })
      .getByText('Total', { exact: true })
      .click();
    const form = page.getByRole('form', { name: 'Total' });
    await form.getByLabel('Is at least').fill('1000');
    await form.getByLabel('Is at most').fill('2000');
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?total\.atLeast=1000&total\.atMost=2000$/);
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('listitem')).toHaveText([
      'Total is at least 1,000',
      'Total is at most 2,000',
    ]);
    for (const amount of await amounts(page.locator(`${rows} td:nth-child(6)`)))
      expect(amount >= 1000 && amount <= 2000).toBe(true);

    await chips.getByRole('link', { name: 'Total is at least 1,000' }).click();
    await expect(form.getByLabel('Is at least')).toHaveValue('1000');
    await form.getByLabel('Is at least').fill('');
    await form.getByLabel('Is at most').press('Enter');
    await expect(page).toHaveURL(/\?total\.atMost=2000$/);
    await expect(chips.getByRole('listitem')).toHaveCount(1);
    await chips.getByRole('link', { name: 'Remove the filter Total' }).click();
    await expect(page).toHaveURL(url('/orders'));
    await expect(chips).toBeHidden();
  });

  test('take any of several values, and the tabs one', async ({ page }) => {
    await open(page, url('/orders?filter=status'));
    const form = page.getByRole('form', { name: 'Status' });
    const anyOf = form.getByRole('group', { name: 'Is any of' });
    await anyOf.getByLabel('Shipped').check();
    await anyOf.getByLabel('Draft').check();
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Status is Draft or Shipped')).toBeVisible();
    await expect
      .poll(async () => new Set(await page.locator(`${rows} td:nth-child(2)`).allInnerTexts()))
      .toEqual(new Set(['Draft', 'Shipped']));
    await page.getByRole('navigation', { name: 'Status' }).getByText('Cancelled').click();
    await expect(page).toHaveURL(/\?status=CANCELLED$/);
  });

  test('add up when the next is chosen before the rows of the first are there, and leave the focus alone', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    // The request for the rows says nothing of it: that is sent ahead where the pointer comes.
    await page.evaluate(() => {
      const { events } = (window as unknown as { next: { router: typeof Router } }).next.router;
      events.on('routeChangeStart', () => document.body.setAttribute('data-started', ''));
    });
    await page.getByRole('navigation', { name: 'Status' }).getByText('Shipped').click();
    await page.locator('[data-started]').waitFor();
    const payment = page.getByRole('combobox', { name: 'Payment status' });
    await payment.focus();
    await payment.selectOption({ label: 'Paid' });
    letGo();
    await expect(page).toHaveURL(/\?paymentStatus=PAID&status=SHIPPED$/);
    await expect(
      page.getByRole('navigation', { name: 'Status' }).getByText('Shipped'),
    ).toHaveAttribute('aria-current', 'page');
    await expect
      .poll(async () => new Set(await page.locator(`${rows} td:nth-child(2)`).allInnerTexts()))
      .toEqual(new Set(['Shipped']));
    await expect(payment).toHaveValue('PAID');
    await expect(payment).toBeFocused();
    await page.goBack();
    await expect(payment).toHaveValue('');
  });

  test('know the days of the visitor’s own zone, and ask for them once', async ({ page }) => {
    const operations = recordOperations(page);
    await open(page, url('/orders?placedAt=last30days'));
    await expect(page.getByText('Placed is in the last 30 days')).toBeVisible();
    // The server did not know the zone of a first visit; it does now.
    operations.length = 0;
    await open(page, url('/orders?placedAt=last30days'));
    await expect(page.locator(rows).first()).toBeVisible();
    expect(butCounts(operations)).toEqual([]);
    const oldest = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('tbody time')].map((time) =>
          Date.parse(time.getAttribute('datetime') ?? ''),
        ),
      ),
    );
    expect(Date.now() - oldest).toBeLessThan(31 * 24 * 60 * 60 * 1000);
  });

  test('say what they do not understand, and ask for the rest', async ({ page }) => {
    await open(page, url('/orders?status=SHIPPED&total.atLeast=lots'));
    await expect(page.getByText('Total: “lots” is not valid and is ignored')).toBeVisible();
    await expect(page.locator(rows).first()).toBeVisible();
    await page.getByRole('link', { name: 'Remove “lots”' }).click();
    await expect(page).toHaveURL(/\?status=SHIPPED$/);
  });

  test('that the backend turns down stay in sight beside its words', async ({ page }) => {
    await page.goto(url('/orders?customer=no-such-key&status=SHIPPED'));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This is not an id of Customer.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
    await page.getByRole('link', { name: 'Remove the filter Customer' }).click();
    await expect(page).toHaveURL(/\?status=SHIPPED$/);
    await expect(page.locator(rows).first()).toBeVisible();
  });

  test('find the related record by searching for it, and name it', async ({ page }) => {
    await open(page, url('/orders'));
    await page.getByRole('button', { name: 'Add filter' }).focus();
    await page.keyboard.press('Enter');
    const names = page.getByRole('list', { name: 'Filters', exact: true });
    await names.getByText('Customer', { exact: true }).press('Enter');
    const form = page.getByRole('form', { name: 'Customer' });
    const box = form.getByRole('combobox');
    await expect(box).toBeFocused();
    await page.keyboard.type('kaffee');
    const first = form.getByRole('option').first();
    await expect(first).toContainText(/kaffee/i);
    // Behind its name stands what tells it apart.
    const name = await first
      .locator('span')
      .last()
      .evaluate(({ firstChild }) => firstChild?.textContent ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(name);
    await form.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(page).toHaveURL(/\?customer=/);
    await expect(page.getByText(`Customer is ${name}`)).toBeVisible();
    await expect
      .poll(async () => [...new Set(await page.locator(`${rows} td:nth-child(4)`).allInnerTexts())])
      .toEqual([name]);
    await page.reload();
    await page.getByRole('link', { name: `Customer is ${name}` }).click();
    await expect(box).toHaveValue(name);
  });

  test('can be alternatives, of which any may match', async ({ page }) => {
    await open(page, url('/orders?channel=PHONE'));
    await page.getByText('Add filter').click();
    await page.getByText('Match any of…').click();
    const names = page.getByRole('list', { name: 'Filters of which any can match' });
    await names.getByText('Status', { exact: true }).click();
    const status = page.getByRole('form', { name: 'Any of these: status' });
    await status.getByRole('group', { name: 'Is any of' }).getByLabel('Draft').check();
    await status.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?any\.status=DRAFT&channel=PHONE$/);
    await page.getByText('Or…').click();
    await page
      .getByRole('list', { name: 'More filters' })
      .getByText('Total', { exact: true })
      .click();
    const total = page.getByRole('form', { name: 'Any of these: total' });
    await total.getByLabel('Is at least').fill('1500');
    await total.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?any\.status=DRAFT&any\.total\.atLeast=1500&channel=PHONE$/);
    await expect(page.getByText('Total is at least 1,500')).toBeVisible();
    await expect(page.locator(rows).first()).toBeVisible();
    const found = await page
      .locator(rows)
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );
    for (const [, own, , , channel, amount] of found) {
      expect(channel).toBe('Phone');
      expect(own === 'Draft' || Number(amount.replace(/[^\d.]/g, '')) >= 1500).toBe(true);
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Remove the filter Status' }).click();
    await expect(page).toHaveURL(/\?any\.total\.atLeast=1500&channel=PHONE$/);
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    await open(page, url('/orders'));
    await page.getByRole('button', { name: 'Add filter' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('list', { name: 'Filters', exact: true })
      .getByText('Number', { exact: true })
      .focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Number' });
    await expect(form.getByLabel('Contains')).toBeFocused();
    await page.keyboard.type('0099');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?number\.contains=0099$/);
    await expect(page.getByText('Number contains 0099')).toBeVisible();
    for (const number of await page.locator(`${rows} th`).allInnerTexts())
      expect(number).toContain('0099');
    await page.getByRole('link', { name: 'Number contains 0099' }).press('Enter');
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });

  test('of a text suggest the values that there are, under the other filters', async ({ page }) => {
    await open(page, url('/customers?status=ACTIVE'));
    const operations = recordOperations(page);
    await page.getByText('Add filter').click();
    await page
      .getByRole('list', { name: 'Filters', exact: true })
      .getByText('Billing country', { exact: true })
      .click();
    const form = page.getByRole('form', { name: 'Billing country' });
    await expect(form.getByLabel('Contains')).toBeFocused();
    const values = form.getByRole('listbox', { name: 'Suggested values' });
    await expect(values.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('germ');
    await expect(values.getByRole('option')).toHaveCount(1);
    const [, count] = (await values.getByRole('option').innerText()).split(/\s+/);
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Is', { exact: true })).toHaveValue('Germany');
    expect(operations.filter((name) => name === 'CustomerValueCountsQuery')).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?billingCountry=Germany&status=ACTIVE$/);
    await expect(page.getByText(`${count} found`)).toBeVisible();
  });

  for (const width of [1280, 390])
    test(`can be used by everybody, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const filter of ['total', 'status', 'placedAt', 'isRush', 'salesRep']) {
        await open(page, url(`/orders?filter=${filter}&total.atLeast=5&total.atMost=x`));
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
});

for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ja', 'ar'])
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

    test('search and the way to more filters share a line, and the quick filters one or two below', async ({
      page,
    }) => {
      await page.goto(url('/orders'));
      const form = page.getByRole('search');
      const [search, more, ...quick] = [
        form.getByRole('searchbox'),
        page.locator('form[role="search"] + div'),
        ...(await form.getByRole('combobox').all()),
      ];
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
      expect(quick).toHaveLength(3);
      expect(await topOf(more)).toBe(await topOf(search));
      const lines = new Set(await Promise.all(quick.map(topOf)));
      expect(Math.min(...lines)).toBeGreaterThan(await topOf(search));
      // As many as their words need.
      expect(lines.size).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });

test.describe('the filters of a list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are links and a form', async ({ page }) => {
    await page.goto(url('/orders?q=SO&sort=number'));
    await page.getByText('Add filter').click();
    await page
      .getByRole('list', { name: 'Filters', exact: true })
      .getByText('Total', { exact: true })
      .click();
    await page.getByLabel('Is at least').fill('1000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Total is at least 1,000')).toBeVisible();
    for (const amount of await amounts(page.locator(`${rows} td:nth-child(6)`)))
      expect(amount).toBeGreaterThanOrEqual(1000);
    await expect(page.getByRole('searchbox')).toHaveValue('SO');
    await page.getByRole('link', { name: 'Remove the filter Total' }).click();
    await expect(page).toHaveURL(/\?q=SO&sort=number$/);
  });
});

test.describe('the filters of a list without JavaScript in German', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' });

  test('take numbers as people write them there', async ({ page }) => {
    await page.goto(url('/orders?sort=number&filter=total'));
    const least = page.locator('input[name="total.atLeast"]');
    await least.fill('1.000,50');
    await least.press('Enter');
    await expect(page.getByText('1.000,5', { exact: false }).first()).toBeVisible();
    const totals = await page.locator(`${rows} td:nth-child(6)`).allInnerTexts();
    expect(totals.length).toBeGreaterThan(0);
    for (const total of totals) expect(germanNumber(total)).toBeGreaterThanOrEqual(1000.5);
  });
});

function germanNumber(text: string): number {
  return Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
}

/** The numbers in some cells, whatever their currency. */
async function amounts(cells: Locator): Promise<number[]> {
  await expect(cells.first()).toBeVisible();
  const texts = await cells.allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}
